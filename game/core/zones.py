"""The usual answers of a game whose state is a record of zones, each saying who sees its cards.

View, redaction, copies, snapshots, imagined worlds and the lines of the log follow from the fields.
A game with a state of its own kind, for speed, answers `Rules` itself.
"""

from collections import Counter
from collections.abc import Callable, Hashable, Iterator, Mapping, Sequence
from dataclasses import dataclass, field, fields, is_dataclass, make_dataclass, replace
from enum import Enum
from functools import cache
from itertools import chain
from types import FunctionType
from typing import Any, ClassVar, Final, Generic, TypeVar, get_args, get_origin
from typing import get_type_hints as hints_of

from game.core.errors import BadLog
from game.core.events import CardMove, CardsMoved, Emit, Event, Locking, MatchEnded
from game.core.options import OptionValue
from game.core.outcome import Outcome
from game.core.places import Place, Zone
from game.core.plain import Json
from game.core.quoting import quoted
from game.core.rng import Rng
from game.core.rules import M, O, Rules
from game.core.seats import PUBLIC, Actor, Seat, Viewer
from game.core.view import Lying


class Seen(Enum):
    """Who knows the cards of a zone; how many there are is known to all."""

    NOBODY = "nobody"
    OWNER = "owner"
    ALL = "all"


@dataclass(frozen=True, slots=True)
class _ZoneFacts:
    place: Zone
    seen: Seen
    each_seat: bool


_FACTS: Final = "zone"
_MOST_DEALS: Final = 100_000
"""Worlds that are tried: a game in which so few fit deals by what it knows instead."""


def zone(place: Zone, seen: Seen, *, each_seat: bool = False) -> list[Any]:
    """A field of the state in which cards lie, a list of them or one a seat; empty at first.

    Events name it by its place. What only its owner sees is always one a seat.
    """
    facts = _ZoneFacts(place, seen, each_seat or seen is Seen.OWNER)
    return field(default_factory=list, metadata={_FACTS: facts})


@dataclass(slots=True)
class ZonesState(Generic[O]):
    """The base of such a state: a dataclass of zones and of what all may know.

    It holds lists, of lists or of values that never change, and such values. Every card is always
    in one zone, or none has been dealt yet.
    """

    options: O
    points: list[int] = field(default_factory=list)

    def __post_init__(self) -> None:
        seats = range(self.options.seats)
        self.points = [0 for _ in seats]
        for name, facts in shape_of(self).zones.items():
            if facts.each_seat:
                setattr(self, name, [[] for _ in seats])


Z = TypeVar("Z", bound=ZonesState[Any])


@dataclass(frozen=True, slots=True)
class ZonesView(Generic[O, Z, M]):
    """What one viewer knows."""

    viewer: Viewer
    known: Z
    """The state as far as it is known: the same names, but nothing in it can be changed. Lists are
    tuples, and None stands for a card that the viewer does not see."""
    legal: Sequence[M]
    to_act: frozenset[Seat]
    outcome: Outcome | None

    @property
    def options(self) -> O:
        return self.known.options  # type: ignore[no-any-return]

    @property
    def points(self) -> Sequence[int]:
        return self.known.points

    def open_cards(self) -> Iterator[Lying]:
        for name, facts in shape_of(self.known).zones.items():
            cards = getattr(self.known, name)
            if facts.seen is Seen.ALL and facts.place is not Zone.DISCARD:
                lying = enumerate(cards) if facts.each_seat else [(None, cards)]
                yield from (each for each in lying if each[1])


class ZonesRules(Rules[O, Z, M, ZonesView[O, Z, M]]):
    """Rules of a game with such a state. A game answers these questions, and no others:

    - `key`, `option_spec`: its name in saves, and what is chosen before a match
    - `cards`: every card there is, or `deck`, where the options decide that
    - `chance`: the shuffle that is due now, if one is
    - `to_act`, `legal_moves`: who may choose, and what from
    - `play`: what a move does, and what is told of it
    - `outcome`: the standings, once it is over

    It may answer more: `refusal` has a plain sentence for every move, `fits` takes every world for
    possible, `time_left` knows no clock. Types are read from the parameters of the base.
    """

    version: int = 1
    cards: ClassVar[Sequence[Hashable]] = ()
    options_type: ClassVar[Callable[..., Any]]
    state_type: ClassVar[Callable[..., Any]]
    move_types: ClassVar[Mapping[str, type]]

    def __init_subclass__(cls) -> None:
        super().__init_subclass__()
        for base in cls.__dict__.get("__orig_bases__", ()):
            if get_origin(base) is ZonesRules:
                cls.options_type, cls.state_type, moves = get_args(base)
                kinds = get_args(moves) or (moves,)
                cls.move_types = {kind.__name__.lower(): kind for kind in kinds}

    def deck(self, options: O) -> Sequence[Hashable]:
        """Every card of a match."""
        return self.cards

    def play(self, state: Z, actor: Actor, move: M, tell: Emit) -> None:
        """Change the state by a legal move, and tell what happens but the end of the match."""
        raise NotImplementedError

    def fits(self, world: Z) -> bool:
        """Whether what all have seen can have come about in a world where cards lie like this."""
        return True

    def make_options(self, values: Mapping[str, OptionValue]) -> O:
        kinds = hints_of(self.options_type)
        typed = {name: _read(kinds[name], iter((value,))) for name, value in values.items()}
        return self.options_type(**typed)  # type: ignore[no-any-return]

    def option_values(self, options: O) -> dict[str, OptionValue]:
        return {each.name: plain(getattr(options, each.name)) for each in self.option_spec.fields}

    def new_match(self, options: O) -> Z:
        return self.state_type(options)  # type: ignore[no-any-return]

    def apply(self, state: Z, actor: Actor, move: M, emit: Emit | None = None) -> None:
        self.play(state, actor, move, emit or _nobody_listens)
        if emit is not None and (outcome := self.outcome(state)) is not None:
            emit(MatchEnded(outcome))

    def clone(self, state: Z) -> Z:
        twin = object.__new__(type(state))
        for name in shape_of(state).names:
            setattr(twin, name, _copied(getattr(state, name)))
        return twin

    def points(self, state: Z) -> Sequence[int]:
        return state.points

    def view(self, state: Z, viewer: Viewer) -> ZonesView[O, Z, M]:
        shape = shape_of(state)
        values = {name: _frozen(getattr(state, name)) for name in shape.names}
        for name, facts in shape.zones.items():
            values[name] = _as_seen(values[name], facts, viewer)
        legal = () if viewer == PUBLIC else tuple(self.legal_moves(state, viewer))
        known: Z = shape.known(**values)
        return ZonesView(viewer, known, legal, self.to_act(state), self.outcome(state))

    def redact(self, event: Event, viewer: Viewer, options: O) -> Event | None:
        if isinstance(event, CardsMoved | Locking):
            return replace(event, moves=tuple(self._way_seen(way, viewer) for way in event.moves))
        return event

    def _way_seen(self, way: CardMove, viewer: Viewer) -> CardMove:
        """Who sees one end of a way knows the card; where it lies among hidden ones is hidden."""
        known = [self._is_seen(place, viewer) for place in (way.source, way.target)]
        source, target = (
            place if seen else replace(place, index=None)
            for place, seen in zip((way.source, way.target), known, strict=True)
        )
        return CardMove(source, target, way.face if any(known) else None)

    def _is_seen(self, place: Place, viewer: Viewer) -> bool:
        kinds = _shape(self.state_type).zones.values()
        seen = next((each.seen for each in kinds if each.place is place.zone), Seen.NOBODY)
        return seen is Seen.ALL or (seen is Seen.OWNER and place.seat == viewer != PUBLIC)

    def sample_world(self, view: ZonesView[O, Z, M], rng: Rng) -> Z:
        shape = _shape(self.state_type)
        seen = Counter(_cards(shape, view.known))
        unseen = list((Counter(self.deck(view.options)) - seen).elements())
        for _deal in range(_MOST_DEALS):
            world = self.new_match(view.options)
            for name, depth in shape.depths.items():
                setattr(world, name, _thawed(getattr(view.known, name), depth))
            rng.shuffle(unseen)
            rest = iter(unseen)
            for name in shape.zones:
                setattr(world, name, _filled(getattr(world, name), rest))
            if self.fits(world):
                return world
        raise AssertionError("no world fits: `fits` asks for too much")

    def snapshot(self, state: Z) -> Json:
        values = {name: plain(getattr(state, name)) for name in shape_of(state).names}
        return values | {"options": self.option_values(state.options)}

    def encode_move(self, move: M) -> str:
        return " ".join([type(move).__name__.lower(), *_words(move)])

    def decode_move(self, text: str) -> M:
        verb, *words = text.split(" ")
        try:
            rest = iter(words)
            move: M | None = _read(self.move_types[verb], rest)
        except (KeyError, ValueError, StopIteration):
            move = None
        if move is None or self.encode_move(move) != text:
            raise BadLog(f"{quoted(text)} is not a move of this game.")
        return move


@dataclass(frozen=True, slots=True)
class _Shape:
    """What is read from the class of a state, once."""

    names: tuple[str, ...]
    zones: Mapping[str, _ZoneFacts]
    """Where cards lie, by the name of the field."""
    depths: Mapping[str, int]
    """How deep the lists of every field are nested."""
    known: Callable[..., Any]
    """A frozen record with the same fields, and the questions that can be asked of the state."""


def shape_of(state: object) -> _Shape:
    """The fields of a state, or of what is known of one."""
    kind: Any = type(state)
    return _shape(kind)


@cache
def _shape(kind: Any) -> _Shape:  # noqa: ANN401 - the class of a state
    own = fields(kind)
    hints = hints_of(kind)
    asked = {
        name: value
        for base in reversed(kind.__mro__)
        for name, value in vars(base).items()
        if isinstance(value, property | FunctionType) and not name.startswith("_")
    }
    alike = [(each.name, Any, field(metadata=each.metadata)) for each in own]
    name = f"Known{kind.__name__}"
    return _Shape(
        tuple(each.name for each in own),
        {each.name: each.metadata[_FACTS] for each in own if _FACTS in each.metadata},
        {each.name: _depth(hints[each.name]) for each in own},
        make_dataclass(name, alike, frozen=True, slots=True, namespace=asked),
    )


def _depth(hint: object) -> int:
    return 1 + _depth(get_args(hint)[0]) if get_origin(hint) is list else 0


def _as_seen(value: Json, facts: _ZoneFacts, viewer: Viewer) -> Json:
    if facts.seen is Seen.ALL:
        return value
    if not facts.each_seat:
        return (None,) * len(value)
    own = viewer if facts.seen is Seen.OWNER else PUBLIC
    return tuple(cards if seat == own else (None,) * len(cards) for seat, cards in enumerate(value))


def _copied(value: Json) -> Json:
    return [_copied(each) for each in value] if isinstance(value, list) else value


def _frozen(value: Json) -> Json:
    return tuple(_frozen(each) for each in value) if isinstance(value, list) else value


def _thawed(value: Json, depth: int) -> Json:
    return [_thawed(each, depth - 1) for each in value] if depth else value


def _cards(shape: _Shape, known: object) -> Iterator[Hashable]:
    """Every card that is seen, wherever it lies."""
    for name, facts in shape.zones.items():
        lying = getattr(known, name)
        for card in chain.from_iterable(lying) if facts.each_seat else lying:
            if card is not None:
                yield card


def _filled(zone: Json, unseen: Iterator[Hashable]) -> Json:
    if isinstance(zone, list):
        return [_filled(each, unseen) for each in zone]
    return next(unseen) if zone is None else zone


def _parts(value: object) -> list[object] | None:
    """What a value is made of, or None where it is one word."""
    if isinstance(value, list | tuple):
        return list(value)
    if is_dataclass(value):
        return [getattr(value, each.name) for each in fields(value)]
    return None


def plain(value: Json) -> Json:
    """A value of a game as JSON can hold it."""
    parts = _parts(value)
    if parts is not None:
        return [plain(part) for part in parts]
    return value.value if isinstance(value, Enum) else value


def _words(value: object) -> Iterator[str]:
    parts = _parts(value)
    if parts is None:
        yield str(plain(value))
    else:
        for part in parts:
            yield from _words(part)


def _read(hint: Any, words: Iterator[Any]) -> Any:  # noqa: ANN401 - a codec
    """The value of this type that the next words tell, or ValueError or StopIteration."""
    if get_origin(hint) is tuple:
        first, *others = get_args(hint)
        if others == [...]:
            return tuple([_read(first, iter((word,))) for word in words])
        return tuple([_read(each, words) for each in (first, *others)])
    if is_dataclass(hint):
        kinds = hints_of(hint)
        parts = [_read(kinds[each.name], words) for each in fields(hint)]
        return hint(*parts)  # type: ignore[operator]
    word = next(words)
    if issubclass(hint, Enum):
        return next(each for each in hint if str(each.value) == str(word))
    return hint(word)


def _nobody_listens(_event: Event) -> None:
    pass

"""Everything that an object leads to, found the way the garbage collector finds it."""

import gc
from collections import deque
from collections.abc import Iterator
from enum import Enum
from types import BuiltinFunctionType, CodeType, FunctionType, ModuleType, NoneType

ATOMS = (int, float, str, bytes, NoneType, Enum)
"""Values that hold nothing else that could change or be a secret."""

FROZEN_CONTAINERS = (tuple, frozenset)


def children(thing: object) -> list[object]:
    """What an object holds: items, attributes, slots, cells, defaults, bound selves."""
    if isinstance(thing, (*ATOMS, type, ModuleType, CodeType)):
        return []
    held: list[object]
    if isinstance(thing, FunctionType):
        # Its globals are the program itself, the same for everybody.
        held = [thing.__closure__, thing.__defaults__, thing.__kwdefaults__, thing.__dict__]
    elif isinstance(thing, BuiltinFunctionType):
        held = [thing.__self__]
    else:
        held = gc.get_referents(thing)
    return [part for part in held if not isinstance(part, (type, ModuleType, CodeType))]


def reachable(*roots: object, constants: tuple[type, ...] = ()) -> Iterator[object]:
    """Each object that the roots lead to, once, the roots included; nothing behind a constant."""
    seen: set[int] = set()
    waiting = deque(roots)
    while waiting:
        thing = waiting.popleft()
        if id(thing) not in seen:
            seen.add(id(thing))
            yield thing
            if not isinstance(thing, constants):
                waiting.extend(children(thing))


def can_change(thing: object, constants: tuple[type, ...]) -> bool:
    """Whether somebody who holds the object could change it."""
    if isinstance(thing, (*ATOMS, *FROZEN_CONTAINERS, *constants, FunctionType)):
        return False
    recipe = getattr(type(thing), "__dataclass_params__", None)
    frozen = recipe is not None and recipe.frozen
    return not frozen and bool(vars_of(thing) or isinstance(thing, list | dict | set | deque))


def vars_of(thing: object) -> list[str]:
    """The names of an object's attributes, slots or not."""
    names = list(getattr(thing, "__dict__", ()))
    for base in type(thing).__mro__:
        slots = base.__dict__.get("__slots__", ())
        names += [slots] if isinstance(slots, str) else list(slots)
    return names


def mutable_parts(thing: object, constants: tuple[type, ...]) -> dict[int, object]:
    """Every object in reach that could be changed, by identity."""
    parts = reachable(thing, constants=constants)
    return {id(part): part for part in parts if can_change(part, constants)}


def portrait(thing: object, constants: tuple[type, ...] = ()) -> object:
    """The whole graph as a nested value: equal portraits, no difference to be found anywhere.

    An equality that a class defines can leave fields out; this one leaves nothing out. A constant
    is the one object that it is: nobody can give it another inside.
    """
    return _portrait(thing, {}, (), constants)


def _portrait(
    thing: object, done: dict[int, object], path: tuple[int, ...], constants: tuple[type, ...]
) -> object:
    if isinstance(thing, ATOMS):
        return type(thing).__name__, repr(thing)
    if isinstance(thing, constants):
        return type(thing).__name__, id(thing)
    if id(thing) in path:
        return "cycle", len(path) - path.index(id(thing))
    if id(thing) not in done:
        deeper = (*path, id(thing))
        parts = [_portrait(part, done, deeper, constants) for part in children(thing)]
        if isinstance(thing, set | frozenset):
            parts.sort(key=repr)
        done[id(thing)] = (type(thing).__name__, tuple(parts))
    return done[id(thing)]

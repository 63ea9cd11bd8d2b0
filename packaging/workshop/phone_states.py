"""Phones at the table: the invitation as they come, and tables at which they play."""

from __future__ import annotations

from collections.abc import Iterable
from functools import partial

from game.app.settings import Settings
from game.kits.registry import KITS
from game.kits.set_up import ANY_PHONE, Chair, SetUp
from game.phones.hub import Phone, PhoneHub
from game.phones.service import LOOPBACK
from scenes.screens.phones.invite_scene import InviteScene
from workshop.gallery.gallery_state import BOTS, State, laid
from workshop.gallery.studio import SETTLED, Studio

FACES = (("Maria", "sun hat"), ("Luis", "sailor"), ("Ana", "braids"), ("Johan", "glasses"))
PEOPLE = tuple(Chair(name, face, phone=ANY_PHONE) for name, face in FACES)
AWAKE = float("inf")
ASLEEP = 1


def phone_states() -> Iterable[State]:
    """All of them."""
    for name, settings in (
        ("", Settings()),
        ("-text-130", Settings(text_scale=130)),
        ("-text-200", Settings(text_scale=200)),
        ("-high-contrast", Settings(high_contrast=True)),
    ):
        yield State(f"phones-invite{name}", partial(_invite, seats=4, come=2), settings)
    yield State("phones-invite-first", partial(_invite, seats=2, come=0))
    yield State("phones-invite-five", partial(_invite, seats=5, come=4))
    for kit in KITS.values():
        for seats in (2, 3, 4, 5):
            table = laid(SetUp(kit.key, (*PEOPLE[: seats - 1], BOTS[0])))
            yield State(f"{kit.key}-phones-{seats}", phone_table, table)


def _host(studio: Studio, chairs: tuple[Chair, ...], come: int) -> PhoneHub:
    studio.host.phones.address = LOOPBACK
    service = studio.host.phones.invite(studio.host.kit, chairs)
    service.door.invitation, service.door.word = "k7Qw2mXe9RtA", "REEF"
    for seat, chair in enumerate(chairs[:come]):
        if chair.phone:
            key = f"phone {seat}"
            service.hub.phones[key] = Phone(key, seat, gone_since=AWAKE)
    service.hub.changed()
    return service.hub


def _invite(studio: Studio, seats: int, come: int) -> None:
    free = (Chair(f"Seat {seat}", "curls", phone=ANY_PHONE) for seat in range(seats))
    chairs = (*PEOPLE[: min(come, seats - 1)], *free)[: seats - 1]
    _host(studio, (*chairs, BOTS[0]), come)
    service = studio.host.phones.service
    assert service is not None
    studio.show(InviteScene(studio.host, service, print), SETTLED)


def phone_table(studio: Studio) -> None:
    """In the middle of a choice; one of the phones sleeps."""
    session = studio.deal(1)
    hub = _host(studio, session.chairs, len(session.chairs) - 1)
    sleeper = hub.holder(ASLEEP)
    if sleeper is not None:
        sleeper.gone_since = -AWAKE
    studio.show(studio.make_table(session), SETTLED)
    studio.run(8 * SETTLED)
    for phone in hub.phones.values():
        seat = phone.seat
        if seat is not None and session.view(seat).legal and hub.kit.phone.own:
            move = next(iter(session.view(seat).legal))
            phone.aim, phone.aimed = move, hub.decision(seat)
            hub.looks += 1
    studio.run(SETTLED)

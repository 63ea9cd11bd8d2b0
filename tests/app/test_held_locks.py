from pathlib import Path

from game.app.storage.locks import FileLock
from tests.held_locks import letting_go


def test_a_lock_that_was_forgotten_keeps_no_file_open_after_its_test(tmp_path: Path) -> None:
    with letting_go():
        lock = FileLock.take(tmp_path / "match.lock")
        assert lock is not None
        assert lock._handle is not None
    assert lock._handle is None

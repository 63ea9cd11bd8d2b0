"""A release bears one version, tells its own news only, and loses no file to another's name."""

import hashlib
import platform
import re
from pathlib import Path

import pytest
import release
from bundle import facts, make

VERSION = "1.2.3"
DATED = f"{VERSION} (14 July 2026)"


def test_tag_version_and_change_log_that_agree_are_fit() -> None:
    release.check(f"v{VERSION}", VERSION, DATED)


@pytest.mark.parametrize(
    ("tag", "head", "words"),
    [
        ("v1.2.4", DATED, "tag v1.2.4 is not that of version 1.2.3"),
        ("1.2.3", DATED, "tag 1.2.3 is not that"),
        ("v1.2.3", "1.2.2 (1 May 2026)", "newest section of the change log is '1.2.2"),
        ("v1.2.3", "1.2.3 (not yet released)", "give it a date"),
    ],
)
def test_release_whose_parts_disagree_is_refused(tag: str, head: str, words: str) -> None:
    with pytest.raises(release.NotFit, match=re.escape(words)):
        release.check(tag, VERSION, head)


def test_refusal_is_a_sentence_and_an_exit_code(capsys: pytest.CaptureFixture[str]) -> None:
    assert release.main(["check", "v0.0.0"]) == 1
    assert capsys.readouterr().err == (
        f"The tag v0.0.0 is not that of version {facts.version()}.\n"
    )


def test_notes_are_the_newest_section_only(tmp_path: Path) -> None:
    (tmp_path / "packaging").mkdir()
    log = "# News\n\n## 2.0.0 (May)\n\n- New.\n\n### Odds\n\n- Odd.\n\n## 1.0.0 (April)\n\n- Old.\n"
    (tmp_path / "packaging/CHANGELOG.md").write_text(log)
    assert facts.newest_section(tmp_path) == ("2.0.0 (May)", "- New.\n\n### Odds\n\n- Odd.")
    assert facts.changes(tmp_path) == ("New.", "Odd.")


def test_notes_are_printed(capsys: pytest.CaptureFixture[str]) -> None:
    assert release.main(["notes"]) == 0
    assert capsys.readouterr().out == facts.newest_section()[1] + "\n"


def lay(folder: Path, *names: str) -> None:
    folder.mkdir(parents=True)
    for name in names:
        (folder / name).write_text(name)


def test_all_parts_are_gathered_with_checksums_of_the_whole(tmp_path: Path) -> None:
    lay(tmp_path / "parts/linux", "a.deb", "SHA256SUMS", "seen.png")
    lay(tmp_path / "parts/windows/dist", "b.exe", "SHA256SUMS")
    release.gather(tmp_path / "parts", tmp_path / "all")
    assert sorted(path.name for path in (tmp_path / "all").iterdir()) == [
        "SHA256SUMS",
        "a.deb",
        "b.exe",
    ]
    sums = (tmp_path / "all/SHA256SUMS").read_text().splitlines()
    assert sums == [
        f"{hashlib.sha256(each.encode()).hexdigest()}  {each}" for each in ("a.deb", "b.exe")
    ]


def test_two_parts_of_one_name_are_refused(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    lay(tmp_path / "parts/one", "a.zip")
    lay(tmp_path / "parts/other", "a.zip")
    assert release.main(["gather", str(tmp_path / "parts"), str(tmp_path / "all")]) == 1
    assert "Two parts of the release are called a.zip." in capsys.readouterr().err


def test_each_kind_of_mac_has_a_file_of_its_own(monkeypatch: pytest.MonkeyPatch) -> None:
    names = set()
    for machine in ("arm64", "x86_64"):
        monkeypatch.setattr(platform, "machine", lambda machine=machine: machine)
        names.add(make.app_name())
    assert len(names) == 2

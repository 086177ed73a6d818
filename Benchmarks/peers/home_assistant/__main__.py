"""Home Assistant's sentences as catalogues of ours, and both programs on the same questions.

    home_assistant convert FOLDER [--tests TESTS] [LANGUAGE...]   catalogues, questions and hassil's answers
    home_assistant ask FOLDER ASSISTANT                           our answers, with the time that they take
    home_assistant score FOLDER [--show]                          a table of hassil's answers beside ours
    home_assistant examples ASSISTANT [--show] [LANGUAGE...]      sentences that are like the phrases, and a linear model

The sentences come from the package home-assistant-intents, hassil reads and answers them. Questions are those of that
project's own tests where their folder is named, else they are drawn from the sentences, with a fixed seed.
"""

import dataclasses
import hashlib
import json
import pathlib
import resource
import subprocess
import sys
import time

from catalog import Converter
from examples import examples
from home import Answer, Home, Things, languages, said
from names import NAMES
from project_tests import ProjectTests
from questions import Drawn, mistyped

DRAWN = 500
# How many questions hassil's time is taken of.
TIMED = 200
# How many sentences of an intent become phrases, and how often they are drawn anew.
SHOTS = [5, 20]
SEEDS = 2
# How often the questions are asked to tell the time of a question from that of starting.
ROUNDS = 20


# Questions ---------------------------------------------------------------------------------------------


def convert(folder, tests, chosen):
    if tests is None:
        for language in chosen or languages():
            home = Home(language, Things.made_up())
            asked = {text: ("drawn", None, None) for text in Drawn(home).texts(DRAWN)}
            write(folder, language, home, asked)
        return
    for language, project in ProjectTests.of(tests):
        if chosen and language not in chosen:
            continue
        for number, (here, asked) in enumerate(project.questions.items()):
            write(folder, f"{language}.{number}", Home(language, project.things(here)), asked)


def write(folder, name, home, asked):
    """The catalogue of a home, and what hassil says of questions about it."""
    answers = {text: home.answer(text) for text in asked}
    known = [text for text, answer in answers.items() if answer is not None]
    rows = []
    for text in known:
        answer = answers[text]
        group, intent, slots = asked[text]
        wrong = mistyped(text, answer)
        rows.append({
            "text": text, "group": group, "answer": dataclasses.asdict(answer),
            "wrong": wrong, "kept": wrong is not None and home.answer(wrong) == answer,
            "tested": None if intent is None else [intent, slots],
        })  # fmt: skip
    start = time.process_time()
    for text in known[:TIMED]:
        home.answer(text)
    seconds = (time.process_time() - start) / max(1, len(known[:TIMED]))
    made = {
        "language": home.language, "rows": rows, "unknown": len(asked) - len(known), "seconds": seconds,
        "templates": sum(len(data.sentences) for _, data in home.possible_blocks()),
    }  # fmt: skip
    if not rows:
        return
    catalog = json.dumps(Converter(home).catalog(), ensure_ascii=False, indent=1)
    (folder / f"{name}.json").write_text(catalog, encoding="utf-8")
    (folder / f"{name}.answers").write_text(json.dumps(made), encoding="utf-8")
    lines(folder / f"{name}.txt", known)
    lines(folder / f"{name}.slips", [row["wrong"] for row in rows if row["wrong"]])
    print(name, len(rows), "questions", file=sys.stderr)


def lines(path, texts):
    path.write_text("".join(text + "\n" for text in texts), encoding="utf-8")


# Answers -----------------------------------------------------------------------------------------------


def ask(folder, assistant):
    for path in sorted(folder.glob("*.answers")):
        language = json.loads(path.read_text(encoding="utf-8"))["language"]

        def run(texts):
            command = [assistant, "match", "--json", "--locale", language]
            command += ["--catalog", f"{path.stem}.json", "--data", "data"]
            before = resource.getrusage(resource.RUSAGE_CHILDREN)
            done = subprocess.run(command, input=texts, capture_output=True, cwd=folder, check=False)
            after = resource.getrusage(resource.RUSAGE_CHILDREN)
            if done.stderr:
                print(path.stem, done.stderr.decode()[:500], file=sys.stderr)
            spent = after.ru_utime + after.ru_stime - before.ru_utime - before.ru_stime
            return done.stdout, spent

        texts = (folder / f"{path.stem}.txt").read_bytes()
        answers, once = run(texts)
        (folder / f"{path.stem}.out").write_bytes(answers)
        _, often = run(texts * ROUNDS)
        count = max(1, texts.count(b"\n"))
        (folder / f"{path.stem}.time").write_text(str((often - once) / (ROUNDS - 1) / count))
        answers, _ = run((folder / f"{path.stem}.slips").read_bytes())
        (folder / f"{path.stem}.slips.out").write_bytes(answers)


# Scores ------------------------------------------------------------------------------------------------


def ours(line):
    """The intent and values of one result of `assistant match --json`."""
    result = json.loads(line)
    if result["outcome"] not in ("match", "ambiguous") or "intent" not in result:
        return None
    name, values = json.loads(result["intent"])
    for key, value in result["parameters"].items():
        own = value.get("id", value.get("value", value.get("text")))
        values[key.split(":")[0]] = said(own)
    return Answer(name, values)


def score(folder, show):
    print("| language | questions | as hassil | … other half | a typing mistake | … other half | hassil "
          "| as its tests | hassil | ours | hassil | ratio |")  # fmt: skip
    print("|---|---|---|---|---|---|---|---|---|---|---|---|")
    totals = {}
    for path in sorted(folder.glob("*.answers")):
        made = json.loads(path.read_text(encoding="utf-8"))
        counts = totals.setdefault(made["language"], Counts())
        rows = made["rows"]
        exact = (folder / f"{path.stem}.out").read_text(encoding="utf-8").splitlines()
        slips = (folder / f"{path.stem}.slips.out").read_text(encoding="utf-8").splitlines()
        for row, line in zip(rows, exact, strict=True):
            counts.add("exact", row, row["text"], line, show)
        for row, line in zip([row for row in rows if row["wrong"]], slips, strict=True):
            counts.add("slip", row, row["wrong"], line, show)
            counts.kept += row["kept"]
        counts.theirs += made["seconds"] * len(rows)
        counts.ours += float((folder / f"{path.stem}.time").read_text()) * len(rows)
    for language, counts in totals.items():
        print(counts.row(language))
    if len(totals) > 1:
        print(sum(totals.values(), Counts()).row("all"))


@dataclasses.dataclass
class Counts:
    """How many questions were answered as hassil answers them: [right, all], in each half of the groups."""

    exact: list = dataclasses.field(default_factory=lambda: [[0, 0], [0, 0]])
    slip: list = dataclasses.field(default_factory=lambda: [[0, 0], [0, 0]])
    kept: int = 0
    # How many answers are what the tests themselves want: hassil's, and ours.
    tested: list = dataclasses.field(default_factory=lambda: [0, 0])
    ours: float = 0
    theirs: float = 0

    def add(self, kind, row, text, line, show):
        # The halves are told by the test's file, so that what is like in it does not stand in both.
        half = hashlib.sha256(row["group"].encode()).digest()[0] % 2
        wanted = Answer(**row["answer"])
        answer = ours(line)
        counts = getattr(self, kind)[half]
        counts[0] += answer == wanted
        counts[1] += 1
        if kind == "exact" and row["tested"]:
            tested = Answer(*row["tested"])
            self.tested[0] += wanted == tested
            self.tested[1] += answer == tested
        if show and answer != wanted and half == 0:
            print(f"{kind}: {text}\n    {wanted}\n    {answer}", file=sys.stderr)

    def __add__(self, other):
        added = [
            [[one[0] + two[0], one[1] + two[1]] for one, two in zip(first, second)]
            for first, second in ((self.exact, other.exact), (self.slip, other.slip))
        ]
        return Counts(
            *added, self.kept + other.kept,
            [one + two for one, two in zip(self.tested, other.tested)],
            self.ours + other.ours, self.theirs + other.theirs,
        )  # fmt: skip

    def row(self, language):
        count = self.exact[0][1] + self.exact[1][1]
        slips = self.slip[0][1] + self.slip[1][1]

        def share(right, of):
            return f"{100 * right / of:.1f} % of {of}" if of else "—"

        def micro(seconds):
            return f"{1e6 * seconds / count:.0f} µs"

        cells = [language, count, share(*self.exact[0]), share(*self.exact[1])]
        cells += [share(*self.slip[0]), share(*self.slip[1]), share(self.kept, slips)]
        cells += [share(self.tested[1], count), share(self.tested[0], count)]
        cells += [micro(self.ours), micro(self.theirs)]
        cells += [f"{self.theirs / self.ours:.0f}" if self.ours else "—"]
        return "| " + " | ".join(str(cell) for cell in cells) + " |"


def main():
    command, folder, *rest = sys.argv[1:]
    if command == "examples":
        chosen = [language for language in rest if language != "--show"]
        examples(folder, chosen or list(NAMES), SHOTS, SEEDS, "--show" in rest)
        return
    folder = pathlib.Path(folder)
    if command == "convert":
        tests = None
        if rest[:1] == ["--tests"]:
            tests = pathlib.Path(rest[1])
            rest = rest[2:]
        convert(folder, tests, rest)
    elif command == "ask":
        ask(folder, str(pathlib.Path(rest[0]).resolve()))
    elif command == "score":
        score(folder, rest == ["--show"])
    else:
        sys.exit(__doc__)


if __name__ == "__main__":
    main()

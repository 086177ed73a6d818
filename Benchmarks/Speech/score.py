#!/usr/bin/env python3
"""Scores what `assistant match --json` made of recognised speech.

    score.py COMMANDS.tsv FOLDER RESULT…

Each RESULT is a voice and a model; FOLDER holds RESULT.json, one object for each line of the commands.
Prints a table, and with SHOW=N in the environment the first N mistakes of each.
"""
import json
import os
import re
import sys


def commands(path):
    for line in open(path, encoding="utf-8"):
        if line.startswith("#") or not line.strip():
            continue
        text, intent, *values = line.rstrip("\n").split("\t")
        yield text, intent, dict(value.split("=", 1) for value in values)


def words(text):
    """The words alone; numbers stay as they are written, since the corpus spells them out."""
    return re.findall(r"[\w']+", text.lower())


def distance(said, heard):
    row = list(range(len(heard) + 1))
    for i, word in enumerate(said):
        diagonal, row[0] = row[0], i + 1
        for j, other in enumerate(heard):
            diagonal, row[j + 1] = row[j + 1], min(
                diagonal + (word != other), row[j] + 1, row[j + 1] + 1
            )
    return row[-1]


def value(parameter):
    found = parameter.get("id", parameter.get("value"))
    return str(int(found)) if isinstance(found, float) and found.is_integer() else str(found)


def percent(part, whole):
    return f"{100 * part / max(1, whole):.1f} %"


def main():
    path, folder, results = sys.argv[1], sys.argv[2], sys.argv[3:]
    expected = list(commands(path))
    show = int(os.environ.get("SHOW", "0"))
    print("| recording | word errors | right intent | right values too | false accepts |")
    print("|---|---|---|---|---|")
    for result in results:
        answers = [json.loads(line) for line in open(f"{folder}/{result}.json", encoding="utf-8")]
        if len(answers) != len(expected):
            print(f"{result}: {len(answers)} answers for {len(expected)} sentences")
            continue
        count = said = errors = intents = values = unrelated = accepted = shown = 0
        for (text, intent, wanted), answer in zip(expected, answers):
            heard = answer.get("source", {}).get("text", answer["utterance"])
            isMatch = answer["outcome"] == "match"
            found = {name: value(p) for name, p in answer.get("parameters", {}).items()}
            if intent == "-":
                unrelated += 1
                accepted += isMatch
                isRight = not isMatch
            else:
                count += 1
                said += len(words(text))
                errors += distance(words(text), words(heard))
                hasIntent = isMatch and answer["intent"] == intent
                isRight = hasIntent and found == wanted
                intents += hasIntent
                values += isRight
            if not isRight and shown < show:
                shown += 1
                meaning = f"{answer.get('intent')} {found} {answer.get('confidence')}"
                print(f"  {text} -> {heard} [{answer['utterance']}]: {answer['outcome']} {meaning}")
        print(
            f"| {result} | {percent(errors, said)} | {percent(intents, count)} "
            f"| {percent(values, count)} | {accepted} of {unrelated} |"
        )


main()

#!/usr/bin/env python3
"""Right intents for sentences that are no phrase, beside a linear model, in one run.

    pip install scikit-learn
    python3 intents.py ASSISTANT SENTENCES.tsv… [--shots 5,10,40] [--seeds 3] [--out-of-scope intent,intent,…]

A line of the files holds a sentence and its intent. Of every intent some sentences become the phrases of a catalogue;
others of them, of the half that no number of the program was learnt from, are given to `assistant match` and to the peer:
a linear support vector machine on words, pairs of words and groups of letters. The intents out of scope are in no
catalogue. Told are the shares of sentences whose first intent is right (what is refused counts with its first
alternative), that match rightly and wrongly, of those out of scope that match, and of right ones at the confidence
that 92 % of those out of scope do not reach."""

import argparse
import collections
import json
import os
import random
import subprocess
import tempfile

from sklearn.feature_extraction.text import TfidfVectorizer
from sklearn.pipeline import make_union
from sklearn.svm import LinearSVC

MOST_TESTS = 40
REFUSED = 0.92


def is_reported(text):
    """Whether a sentence is of the half that is reported, by the hash that `Accuracy` uses."""
    value = 0xCBF29CE484222325
    for byte in text.encode():
        value = (value ^ byte) * 0x100000001B3 % 2**64
    return (value ^ value >> 32) & 1 == 1


def split(sentences, shots, seed):
    generator = random.Random(seed)
    by_intent = collections.defaultdict(list)
    for text, intent in sorted(sentences.items()):
        by_intent[intent].append(text)
    examples, tests = [], []
    for intent, texts in sorted(by_intent.items()):
        generator.shuffle(texts)
        count = min(shots, len(texts) // 2)
        examples += [(text, intent) for text in texts[:count]]
        tests += [(text, intent) for text in texts[count:] if is_reported(text)][:MOST_TESTS]
    return examples, tests


def ours(assistant, examples, texts):
    phrases = collections.defaultdict(list)
    for text, intent in examples:
        phrases[intent].append(text)
    shortcuts = [{"intent": intent, "title": intent.replace("_", " "), "phrases": texts_}
                 for intent, texts_ in sorted(phrases.items())]
    with tempfile.TemporaryDirectory() as folder:
        catalog = os.path.join(folder, "helper.json")
        with open(catalog, "w") as file:
            json.dump({"version": 1, "apps": [{"name": "Helper", "locale": "en", "shortcuts": shortcuts}]}, file)
        places = {f"XDG_{name}_HOME": os.path.join(folder, name) for name in ("STATE", "CONFIG", "DATA", "CACHE")}
        answers = subprocess.run(
            [assistant, "match", "--json", "--input", "text", "--locale", "en", "--catalog", catalog],
            input="".join(text + "\n" for text in texts), capture_output=True, text=True, env={**os.environ, **places})
    found = []
    for line in answers.stdout.splitlines():
        answer = json.loads(line)
        first = answer if answer["outcome"] == "match" else (answer.get("alternatives") or [{}])[0]
        found.append((first.get("intent"), first.get("confidence", 0), answer["outcome"] == "match"))
    assert len(found) == len(texts), answers.stderr
    return found


def peer(examples, texts):
    features = make_union(
        TfidfVectorizer(ngram_range=(1, 2), token_pattern=r"\S+", sublinear_tf=True),
        TfidfVectorizer(analyzer="char_wb", ngram_range=(2, 5), sublinear_tf=True))
    known = features.fit_transform([text for text, _ in examples])
    model = LinearSVC().fit(known, [intent for _, intent in examples])
    scores = model.decision_function(features.transform(texts))
    return [(model.classes_[row.argmax()], row.max(), True) for row in scores]


def rates(found, tests, count):
    strange = sorted(sure for _, sure, _ in found[count:])
    least = strange[min(len(strange) - 1, int(REFUSED * len(strange)))] if strange else 0
    right = [found[place][0] == tests[place][1] for place in range(count)]
    def share(values): return 100 * sum(values) / max(1, len(values))
    return {
        "first intent right": share(right),
        "match rightly": share([found[place][2] and right[place] for place in range(count)]),
        "match wrongly": share([found[place][2] and not right[place] for place in range(count)]),
        "out of scope, match": share([matched for _, _, matched in found[count:]]),
        "right where 92 % out of scope are refused":
            share([right[place] and found[place][1] > least for place in range(count)]),
    }


def main():
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("assistant")
    parser.add_argument("sentences", nargs="+")
    parser.add_argument("--shots", default="5,10,40")
    parser.add_argument("--seeds", type=int, default=3)
    parser.add_argument("--out-of-scope", default="")
    options = parser.parse_args()
    strange = set(filter(None, options.out_of_scope.split(",")))
    sentences = {}
    for path in options.sentences:
        with open(path) as file:
            for line in file:
                fields = line.rstrip("\n").split("\t")
                if len(fields) > 1 and not line.startswith("#"):
                    sentences[fields[0]] = fields[1]
    for shots in map(int, options.shots.split(",")):
        sums = collections.defaultdict(float)
        for seed in range(options.seeds):
            examples, tests = split(sentences, shots, seed)
            examples = [example for example in examples if example[1] not in strange]
            tests.sort(key=lambda test: test[1] in strange)
            count = sum(intent not in strange for _, intent in tests)
            texts = [text for text, _ in tests]
            for name, found in (("assistant", ours(options.assistant, examples, texts)),
                                ("linear model", peer(examples, texts))):
                for rate, value in rates(found, tests, count).items():
                    sums[name, rate] += value / options.seeds
        print(f"\n{shots} examples an intent, {count} sentences in scope, {len(tests) - count} not\n")
        print("| what | assistant | linear model |\n|---|---|---|")
        for rate in dict.fromkeys(rate for _, rate in sums):
            theirs = f"{sums['linear model', rate]:.1f} %" if "match" not in rate else "–"
            print(f"| {rate} | {sums['assistant', rate]:.1f} % | {theirs} |", flush=True)


main()

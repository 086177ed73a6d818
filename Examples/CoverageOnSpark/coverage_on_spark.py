"""Runs a large coverage corpus under Apache Spark and reports on it as a single run would.

Each partition is a pipe through 'assistant coverage --partial - -', which reads sentences from standard
input and writes results that merge; 'assistant coverage --merge' makes the report of all of them.

    pip install pyspark
    python coverage_on_spark.py corpus.tsv --format html > report.html

What follows the corpus goes to 'assistant' as it is; ASSISTANT names the program where it is not on the
path. A cluster's workers need the program too, at the same place.
"""

import bisect
import os
import shlex
import subprocess
import sys
import tempfile

from pyspark import SparkConf, SparkContext

PROGRAM = os.environ.get("ASSISTANT", "assistant")


def locale_in(line):
    """The language that a line names; None where it names none."""
    name, _, value = line.lstrip("# ").partition(":")
    return value.strip() if line.startswith("#") and name.strip() == "locale" else None


def with_origin(path, locales):
    """Says once for each partition in which language it begins and where its lines come from."""

    def generate(numbered):
        for position, (line, number) in enumerate(numbered):
            if position == 0:
                before = bisect.bisect_right(locales, (number,)) - 1
                if locale_in(line) is None and before >= 0:
                    yield f"# locale: {locales[before][1]}"
                yield f"# at: {path}:{number + 1}"
            yield line

    return generate


def main(path, options):
    # Options that choose what is understood go to the parts, those of the report to the merging.
    report = ["--format", "--known-failures"]
    understanding, reporting = [], []
    rest = list(options)
    while rest:
        word = rest.pop(0)
        chosen = reporting if word.split("=")[0] in report else understanding
        chosen.append(word)
        if "=" not in word and rest and not rest[0].startswith("--"):
            chosen.append(rest.pop(0))

    context = SparkContext(conf=SparkConf().setAppName("coverage").setIfMissing("spark.master", "local[*]"))
    context.setLogLevel("ERROR")
    command = shlex.join([PROGRAM, "coverage", "--partial", "-", *understanding, "-"])
    lines = context.textFile(path, minPartitions=2 * context.defaultParallelism).zipWithIndex()
    named = lines.map(lambda line: (line[1], locale_in(line[0]))).filter(lambda line: line[1] is not None)
    parts = lines.mapPartitions(with_origin(path, sorted(named.collect()))).pipe(
        command, env=dict(os.environ), checkCode=True
    )
    with tempfile.NamedTemporaryFile("w", suffix=".part", encoding="utf-8") as merged:
        for line in parts.toLocalIterator():
            merged.write(line + "\n")
        merged.flush()
        context.stop()
        return subprocess.run([PROGRAM, "coverage", "--merge", *reporting, merged.name]).returncode


if __name__ == "__main__":
    if len(sys.argv) < 2:
        sys.exit(__doc__)
    sys.exit(main(sys.argv[1], sys.argv[2:]))

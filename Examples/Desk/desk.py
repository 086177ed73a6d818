#!/usr/bin/env python3
"""The desk as an app in a process of its own: notes, a timer, and colors.

    assistant apps add -- python3 Examples/Desk/desk.py
    assistant run "note buy milk in desk"

The assistant starts this program when there is something to do and talks with it in lines of JSON on
standard input and output. Every message is described in the documentation of AppProcess. Python's
standard library is all it needs.
"""

import collections
import json
import os
import sys
import threading

NOTES = os.environ.get("NOTES_FILE") or os.path.join(
    os.environ.get("XDG_DATA_HOME") or os.path.expanduser("~/.local/share"), "desk-notes.txt"
)

# How many seconds a minute of a timer has; a test has no time for all of them.
MINUTE = float(os.environ.get("DESK_MINUTE") or 60)

# What the app says, in every language it speaks.
TEXTS = {
    "en": {
        "called": ["My Desk"],
        "phrases": {
            "WriteNote": [
                "Add a note in ${applicationName}",
                "Note ${text} in ${applicationName}",
                "New note in ${applicationName}",
            ],
            "ShowNotes": [
                "Show my notes in ${applicationName}",
                "What is on my ${applicationName}",
            ],
            "MarkNotes": [
                "Mark my notes ${color} on ${applicationName}",
            ],
            "SetTimer": [
                "Set a timer for ${minutes} minutes on ${applicationName}",
                "Start a timer on ${applicationName}",
            ],
            "ClearNotes": [
                "Clear my notes in ${applicationName}",
                "Tidy ${applicationName}",
            ],
        },
        "titles": {
            "WriteNote": "Add Note",
            "ShowNotes": "Show Notes",
            "MarkNotes": "Mark Notes",
            "SetTimer": "Set Timer",
            "ClearNotes": "Clear Notes",
            "FilterNotes": "Some Notes",
        },
        "about": "Writes a line below the others.",
        "summary": "Note ${text}",
        "note": "Note",
        "what": "What shall I write down?",
        "noted": "Noted: {text}",
        "none": "there are no notes yet",
        "filter": "Shows only notes with a word while a focus is on.",
        "word": "Word",
        "only": "Only notes with “{word}”",
        "today": "today",
        "color": "Color",
        "marked": "The notes are marked {color} ({id}).",
        "minutes": "Minutes",
        "how long": "For how many minutes?",
        "runs": "The timer runs for {minutes} minutes.",
        "time is up": "Time is up",
        "rang": "{minutes} minutes are over.",
        "throw away": "Throw all notes away?",
        "empty": "The desk is empty.",
        "colors": {"f00": "Red", "0f0": "Green", "00f": "Blue", "fff": "White"},
        "synonyms": {"f00": ["scarlet"]},
    },
    "ko": {
        "called": ["데스크", "책상"],
        "phrases": {
            "WriteNote": [
                "${applicationName}에 메모 추가해 줘",
                "${applicationName}에 ${text} 적어 줘",
                "${applicationName}에 새 메모",
            ],
            "ShowNotes": [
                "${applicationName}에서 메모 보여 줘",
                "${applicationName}에 뭐가 있어",
            ],
            "MarkNotes": [
                "${applicationName} 메모에 ${color} 표시해 줘",
            ],
            "SetTimer": [
                "${applicationName}에서 ${minutes}분 타이머 맞춰 줘",
                "${applicationName}에서 타이머 시작해 줘",
            ],
            "ClearNotes": [
                "${applicationName} 메모 다 지워 줘",
                "${applicationName} 치워 줘",
            ],
        },
        "titles": {
            "WriteNote": "메모 추가",
            "ShowNotes": "메모 보기",
            "MarkNotes": "메모 표시",
            "SetTimer": "타이머 맞추기",
            "ClearNotes": "메모 지우기",
            "FilterNotes": "일부 메모",
        },
        "about": "다른 줄 아래에 한 줄을 적습니다.",
        "summary": "${text} 메모",
        "note": "메모",
        "what": "무엇을 적을까요?",
        "noted": "적었습니다: {text}",
        "none": "아직 메모가 없습니다",
        "filter": "집중 모드가 켜져 있는 동안 어떤 낱말이 있는 메모만 보여 줍니다.",
        "word": "낱말",
        "only": "‘{word}’이(가) 있는 메모만",
        "today": "오늘",
        "color": "색",
        "marked": "메모에 {color} 표시를 했습니다 ({id}).",
        "minutes": "분",
        "how long": "몇 분으로 할까요?",
        "runs": "타이머가 {minutes}분 동안 돌아갑니다.",
        "time is up": "시간이 다 됐습니다",
        "rang": "{minutes}분이 지났습니다.",
        "throw away": "메모를 모두 버릴까요?",
        "empty": "책상이 비었습니다.",
        "colors": {"f00": "빨간", "0f0": "초록", "00f": "파란", "fff": "하얀"},
        "synonyms": {"f00": []},
    },
    "vi": {
        "called": ["Bàn làm việc", "Bàn"],
        "phrases": {
            "WriteNote": [
                "Thêm ghi chú vào ${applicationName}",
                "Ghi ${text} vào ${applicationName}",
                "Ghi chú mới trong ${applicationName}",
            ],
            "ShowNotes": [
                "Xem ghi chú trong ${applicationName}",
                "Trên ${applicationName} có gì",
            ],
            "MarkNotes": [
                "Đánh dấu ghi chú màu ${color} trên ${applicationName}",
            ],
            "SetTimer": [
                "Hẹn giờ ${minutes} phút trên ${applicationName}",
                "Hẹn giờ trên ${applicationName}",
            ],
            "ClearNotes": [
                "Xóa ghi chú trong ${applicationName}",
                "Dọn ${applicationName}",
            ],
        },
        "titles": {
            "WriteNote": "Thêm ghi chú",
            "ShowNotes": "Xem ghi chú",
            "MarkNotes": "Đánh dấu ghi chú",
            "SetTimer": "Hẹn giờ",
            "ClearNotes": "Xóa ghi chú",
            "FilterNotes": "Một số ghi chú",
        },
        "about": "Ghi một dòng bên dưới các dòng khác.",
        "summary": "Ghi ${text}",
        "note": "Ghi chú",
        "what": "Tôi ghi gì đây?",
        "noted": "Đã ghi: {text}",
        "none": "chưa có ghi chú nào",
        "filter": "Chỉ hiện những ghi chú có một từ khi chế độ tập trung đang bật.",
        "word": "Từ",
        "only": "Chỉ ghi chú có “{word}”",
        "today": "hôm nay",
        "color": "Màu",
        "marked": "Đã đánh dấu ghi chú màu {color} ({id}).",
        "minutes": "Số phút",
        "how long": "Bao nhiêu phút?",
        "runs": "Đồng hồ chạy trong {minutes} phút.",
        "time is up": "Hết giờ",
        "rang": "{minutes} phút đã trôi qua.",
        "throw away": "Bỏ hết ghi chú?",
        "empty": "Bàn đã trống.",
        "colors": {"f00": "Đỏ", "0f0": "Xanh", "00f": "Lam", "fff": "Trắng"},
        "synonyms": {"f00": []},
    },
}

SAY = TEXTS["en"]


def catalog(locale):
    """What the app offers, in the language that it was started in."""
    return {
        "name": "Desk",
        "synonyms": SAY["called"],
        "locale": locale,
        "shortcuts": [
            {"intent": intent, "phrases": phrases} for intent, phrases in SAY["phrases"].items()
        ],
        "intents": [
            {
                "intent": "WriteNote",
                "title": SAY["titles"]["WriteNote"],
                "description": SAY["about"],
                "summary": SAY["summary"],
                "parameters": [{"name": "text", "title": SAY["note"], "prompt": SAY["what"]}],
            },
            {"intent": "ShowNotes", "title": SAY["titles"]["ShowNotes"]},
            {
                "intent": "MarkNotes",
                "title": SAY["titles"]["MarkNotes"],
                "parameters": [{"name": "color", "title": SAY["color"], "type": "Color"}],
            },
            {
                "intent": "SetTimer",
                "title": SAY["titles"]["SetTimer"],
                "parameters": [
                    {
                        "name": "minutes",
                        "title": SAY["minutes"],
                        "type": "@integer",
                        "least": 1,
                        "most": 180,
                        "prompt": SAY["how long"],
                    }
                ],
            },
            {
                "intent": "ClearNotes",
                "title": SAY["titles"]["ClearNotes"],
                "destructive": True,
            },
            {
                "intent": "FilterNotes",
                "title": SAY["titles"]["FilterNotes"],
                "description": SAY["filter"],
                "hidden": True,
                "focusFilter": True,
                "parameters": [{"name": "word", "title": SAY["word"], "optional": True}],
            },
        ],
        "vocabularies": {
            "Color": {
                "title": SAY["color"],
                "asksApp": True,
                "values": [color(number) for number in ("f00", "0f0")],
            }
        },
    }


def color(number):
    """A color with its names."""
    return {
        "id": number,
        "title": SAY["colors"][number],
        "synonyms": SAY["synonyms"].get(number, []),
    }


class Failure(Exception):
    """Something that the app cannot do, in words for the person."""


class Cancelled(Exception):
    """The person no longer wants it."""


def send(**message):
    with LINE:  # Timers ring in threads of their own, and lines must not get into each other.
        sys.stdout.write(json.dumps(message) + "\n")
        sys.stdout.flush()


def receive():
    line = sys.stdin.readline()
    if not line:
        sys.exit(0)  # The assistant is gone, and so is the work.
    return json.loads(line)


class Run:
    """One run of an intent: what can be asked and told while it lasts."""

    def __init__(self, number):
        self.number = number
        self.questions = 0

    def say(self, text):
        send(type="show", id=self.number, dialog=text)

    def confirm(self, prompt):
        return self.ask(kind="confirmation", prompt=prompt)

    def ask(self, **question):
        self.questions += 1
        send(type="ask", id=self.number, question=self.questions, **question)
        while True:
            message = receive()
            if message["type"] == "cancel" and message["id"] == self.number:
                raise Cancelled()
            if message["type"] == "answer" and message.get("question") == self.questions:
                if "end" in message:
                    raise Cancelled()
                return message["value"]
            if message["type"] == "focus":  # As for a timer that rings meanwhile.
                describe_filter(message)
            else:
                WAITING.append(message)


def add_note(run, text):
    os.makedirs(os.path.dirname(NOTES) or ".", exist_ok=True)
    with open(NOTES, "a", encoding="utf-8") as notes:
        notes.write(text + "\n")
    run.say(SAY["noted"].format(text=text))


def show_notes(run):
    word = FILTERS.get("FilterNotes", {}).get("word", "")
    try:
        with open(NOTES, encoding="utf-8") as notes:
            lines = [line.rstrip() for line in notes if word in line]
    except FileNotFoundError:
        lines = []
    if not lines:
        raise Failure(SAY["none"])
    run.say("\n".join(lines).strip())


def mark_notes(run, color):
    with open(NOTES, "a", encoding="utf-8") as notes:
        notes.write(f"[{color['id']}]\n")
    run.say(SAY["marked"].format(color=color["title"], id=color["id"]))


def set_timer(run, minutes):
    timer = threading.Timer(minutes * MINUTE, ring, [minutes])
    timer.daemon = True
    timer.start()
    run.say(SAY["runs"].format(minutes=minutes))


def ring(minutes):
    """Tells the person, whatever they are doing; a focus for notes with a word keeps it silent."""
    text = SAY["rang"].format(minutes=minutes)
    send(type="notify", title=SAY["time is up"], body=text, criteria="timer")


def clear_notes(run):
    if not run.confirm(SAY["throw away"]):
        return {"end": "declined"}
    if os.path.exists(NOTES):
        os.remove(NOTES)
    run.say(SAY["empty"])


def filter_notes(run, word=None):
    """Nothing is left to do: the filters that are on are known before this runs."""


INTENTS = {
    "WriteNote": add_note,
    "ShowNotes": show_notes,
    "MarkNotes": mark_notes,
    "SetTimer": set_timer,
    "ClearNotes": clear_notes,
    "FilterNotes": filter_notes,
}

# The focus filters that are on, by intent, with their values.
FILTERS = {}

# What came in while an answer was waited for.
WAITING = collections.deque()

# Held by whoever writes a line.
LINE = threading.Lock()


def describe_filter(message):
    """What the filter is with some values, and which the app proposes."""
    word = message.get("values", {}).get("word")
    answer = {"title": SAY["titles"]["FilterNotes"]}
    if word:
        answer["subtitle"] = SAY["only"].format(word=word)
    if "criteria" in message:
        answer["allows"] = not word or word == message["criteria"]
    if message.get("suggested"):
        answer["suggestions"] = [{"word": SAY["today"]}]
    send(type="focus", id=message["id"], **answer)


def colors(query):
    """The colors that the assistant asks for: those it lists, or others by their number or name."""
    everything = [color(number) for number in SAY["colors"]]
    known = everything[:2]
    if "identifiers" in query:
        return [color for color in everything if color["id"] in query["identifiers"]]
    if "matching" in query:
        name = query["matching"].strip().lower()
        return [color for color in everything if color["title"].lower() == name]
    return known


def perform(message):
    run = Run(message["id"])
    if "on" in message:
        FILTERS.pop(message["intent"], None)
        if message["on"]:
            FILTERS[message["intent"]] = message["values"]
    try:
        end = INTENTS[message["intent"]](run, **message["values"])
    except Cancelled:
        send(type="failed", id=run.number, end="cancelled")
    except Failure as failure:
        send(type="failed", id=run.number, message=str(failure), code="desk")
    except Exception as error:  # A mistake of this program's costs this run only.
        send(type="failed", id=run.number, message=f"{type(error).__name__}: {error}", code="python")
    else:
        if end:
            send(type="failed", id=run.number, **end)
        else:
            send(type="done", id=run.number)


def main():
    global SAY
    locale = "en"
    while True:
        message = WAITING.popleft() if WAITING else receive()
        kind = message.get("type")
        if kind == "start":
            language = message.get("locale", "en").replace("_", "-").split("-")[0]
            locale = language if language in TEXTS else "en"
            SAY = TEXTS[locale]
            FILTERS.update(message.get("filters", {}))
            send(type="ready", version=1)
        elif kind == "describe":
            send(type="catalog", id=message["id"], catalog={"version": 2, "apps": [catalog(locale)]})
        elif kind == "query":
            send(type="options", id=message["id"], options=colors(message))
        elif kind == "perform":
            perform(message)
        elif kind == "focus":
            describe_filter(message)


if __name__ == "__main__":
    try:
        main()
    except KeyboardInterrupt:
        pass

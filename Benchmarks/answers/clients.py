"""Lets clients of `assistant serve` each say one utterance after the other, and counts the answers.

clients.py PORT PROCESS CLIENTS BEFORE ANSWERS UTTERANCE...: after BEFORE answers callgrind's counters in PROCESS
are set to nought, and after ANSWERS more they are written down.
"""
import selectors
import socket
import subprocess
import sys

port, process, clients, before, answers = map(int, sys.argv[1:6])
utterances = [f"{text}\n".encode() for text in sys.argv[6:]]
selector = selectors.DefaultSelector()
for number in range(clients):
    client = socket.create_connection(("127.0.0.1", port))
    client.setsockopt(socket.IPPROTO_TCP, socket.TCP_NODELAY, 1)
    selector.register(client, selectors.EVENT_READ, {"next": number, "input": b""})


def say(client, state):
    client.sendall(utterances[state["next"] % len(utterances)])
    state["next"] += 1


def answered(count):
    sent = min(count, clients)
    for key in list(selector.get_map().values())[:sent]:
        say(key.fileobj, key.data)
    done = 0
    while done < count:
        for key, _ in selector.select(600):
            received = key.fileobj.recv(65536)
            if not received:
                sys.exit("the server closed a connection")
            *lines, key.data["input"] = (key.data["input"] + received).split(b"\n")
            for line in lines:
                if line.startswith(b'{"event":"done"'):
                    done += 1
                    if sent < count:
                        sent += 1
                        say(key.fileobj, key.data)


def callgrind(command):
    subprocess.run(["callgrind_control", command, str(process)], check=True, capture_output=True)


answered(before)
callgrind("-z")
answered(answers)
callgrind("-d")

import json, os, sys, time, urllib.error, urllib.request as web
from http.client import HTTPException

server, token = sys.argv[1], os.environ["HALMA_TOKEN"]

def ask(method, path, body=None):
    headers = {"Authorization": "Bearer " + token, "Content-Type": "application/json"}
    data = None if body is None else json.dumps(body).encode()
    return web.urlopen(web.Request(server + path, data, headers, method=method), timeout=30)

def choose(turn):
    return turn["moves"][0]  # your idea here

def act(said):
    if said["say"] == "ended":
        sys.exit(said["why"])
    try:
        if said["say"] == "challenge":
            ask("POST", f"/api/challenges/{said['challenge']}/accept", {})
        if said["say"] == "turn":
            command = {"do": "move", "ply": said["ply"], "move": choose(said)}
            answer = {"id": f"{said['game']}-{said['seq']}", "command": command}
            ask("POST", f"/api/games/{said['game']}/commands", answer)
        if said["say"] == "over" and said.get("next"):  # the next game of a series
            answer = {"id": f"{said['game']}-next", "command": {"do": "rematch"}}
            ask("POST", f"/api/games/{said['game']}/commands", answer)
    except urllib.error.HTTPError as refused:
        print(refused.read().decode(), file=sys.stderr)
        if refused.code >= 429: raise  # busy: a new stream brings the turn again

wait = 1
while True:
    try:
        for line in ask("GET", "/api/stream?moves=yes"):
            wait = 1
            if line.strip(): act(json.loads(line))
    except (OSError, HTTPException) as lost:
        if getattr(lost, "code", 0) in (401, 403): raise  # the token has ended
        print(lost, file=sys.stderr)
    time.sleep(wait)  # a new stream begins with every turn that is due
    wait = min(2 * wait, 30)

import json, os, sys, urllib.error, urllib.request as web

server, token = sys.argv[1], os.environ["HALMA_TOKEN"]

def ask(method, path, body=None):
    headers = {"Authorization": "Bearer " + token, "Content-Type": "application/json"}
    data = None if body is None else json.dumps(body).encode()
    return web.urlopen(web.Request(server + path, data, headers, method=method))

def choose(turn):
    return turn["moves"][0]  # your idea here

for line in ask("GET", "/api/stream?moves=yes"):
    said = json.loads(line) if line.strip() else {"say": "nothing"}
    try:
        if said["say"] == "challenge":
            ask("POST", f"/api/challenges/{said['challenge']}/accept", {})
        if said["say"] == "turn":
            command = {"do": "move", "ply": said["ply"], "move": choose(said)}
            answer = {"id": f"{said['game']}-{said['seq']}", "command": command}
            ask("POST", f"/api/games/{said['game']}/commands", answer)
    except urllib.error.HTTPError as refused:
        print(refused.read().decode(), file=sys.stderr)

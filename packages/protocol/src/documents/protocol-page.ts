import { descriptionOf } from '../exact.ts';
import { Person } from '../identity.ts';
import { LobbyTable } from '../lobby.ts';
import { COMMANDS } from '../play/command.ts';
import { EVENTS } from '../play/event.ts';
import { GameUpdate, GameView } from '../play/game-view.ts';
import { ScoreEntry, Standing } from '../play/standing.ts';
import { REFUSALS } from '../refusal.ts';
import { LARGEST_BODY, type Route } from '../routes/route.ts';
import { ROUTES, SOCKET_PATH } from '../routes/routes.ts';
import { CLIENT_MESSAGES, LARGEST_MESSAGE } from '../socket/client-message.ts';
import { SERVER_MESSAGES } from '../socket/server-message.ts';
import { TablePlan } from '../table/table.ts';
import { TalkLine } from '../talk/talk.ts';
import { propertiesText, shapeText } from './shape.ts';

type Schemas = Readonly<Record<string, Parameters<typeof descriptionOf>[0]>>;

/** The reference page of the protocol, in Markdown. */
export function protocolPage(): string {
  return `# The protocol

This page is made from the schemas in \`packages/protocol\` by \`node scripts/write-protocol-page.mjs\`; a test holds it to
them. The same interface as OpenAPI 3.1 is at \`/api/openapi.json\` of every server.

Everything is JSON. What is not described here is refused, not passed over. Instants are milliseconds since 1970 on the
server's clock, spans whole milliseconds, seats the letters A to F, moves and positions as in [Notation](notation.md).

## Commands are sent until they are answered

A command carries an \`id\` that its client chooses. **An answer means that the event is on disk.** If none comes, because the
line broke or the server stopped, send the command again with the same id, to any node: it has its effect once, and the
answer is the same. A refusal leaves no trace; a new attempt takes a new id.

## Following a game

Events of a game are numbered from 0 without gaps. Send \`watch\`; the answer is \`game\` with the whole of it, or, when \`after\`
names the last event already known, \`update\` with what came later. From then on every change comes as \`update\`: the new
events, and a \`standing\` that replaces the one before. Should the first event of an \`update\` not follow the last one known,
send \`watch\` again. The men on the board follow from \`score\`: a move adds an entry, a seat that goes out adds one, and when
\`standing.ply\` is smaller than before, turns were taken back and the last entries go.

The socket is at \`${SOCKET_PATH}\`. It needs a session: the cookie of \`POST /api/session\`, or for programs
\`Authorization: Bearer\` with its value. The server pings; how long the answer takes is what it forgives of a turn's time, up to a
quota. Nothing that a client says adds time. A message has at most ${LARGEST_MESSAGE} bytes, the body of a request ${LARGEST_BODY}.

## What a client says

${messageTable('say', CLIENT_MESSAGES)}
| \`command\` | A command at a table, see below. | \`id\`: text of at most 40; \`game\`: text of at most 12; \`command\`: { do, … } |

## Commands

${messageTable('do', COMMANDS)}

## What the server says

${messageTable('say', SERVER_MESSAGES)}

## Events

${messageTable('kind', EVENTS)}

## Shapes

${shapeTable({ GameView, GameUpdate, Standing, ScoreEntry, TablePlan, LobbyTable, TalkLine, Person })}

## Routes

Whatever can change something is refused when it comes from a page of another site. A refusal is answered as
\`{ "refusal": { "code": … } }\` with a status that fits.

| Route | For | What it does | Body or query | Answer |
|---|---|---|---|---|
${Object.values<Route>(ROUTES).map(routeRow).join('\n')}

## Refusals

Besides these, a refused move or option has one of the codes of the [rules library](rules-library.md).

| Code | Says |
|---|---|
${Object.entries(REFUSALS)
  .map(([code, words]) => `| \`${code}\` | ${words} |`)
  .join('\n')}
`;
}

function messageTable(key: string, messages: Schemas): string {
  const rows = Object.entries(messages).map(
    ([name, schema]) => `| \`${name}\` | ${descriptionOf(schema)} | ${cell(propertiesText(schema, [key]))} |`,
  );
  return [`| \`${key}\` | Means | With |`, '|---|---|---|', ...rows].join('\n');
}

function shapeTable(shapes: Schemas): string {
  const rows = Object.entries(shapes).map(
    ([name, schema]) => `| ${name} | ${cell(propertiesText(schema, []) || shapeText(schema))} |`,
  );
  return ['| Shape | Is |', '|---|---|', ...rows].join('\n');
}

function routeRow({ method, path, role, description, body, query, answer }: Route): string {
  const asked = body ?? query;
  const answered = answer === undefined ? 'nothing' : answer === 'text' ? 'text' : shapeText(answer);
  const cells = [
    `\`${method} ${path}\``,
    role,
    description,
    asked === undefined ? '' : shapeText(asked),
    answered,
  ];
  return `| ${cells.map(cell).join(' | ')} |`;
}

function cell(text: string): string {
  return text.replaceAll('|', '\\|');
}

import { ChatMessage } from '../chat/chat.ts';
import { COMMANDS } from '../game/command.ts';
import { EVENTS } from '../game/event.ts';
import { GameStatus, HistoryEntry } from '../game/game-status.ts';
import { GameUpdate, GameView } from '../game/game-view.ts';
import { Person } from '../identifiers.ts';
import { REFUSALS } from '../refusal.ts';
import { MAX_BODY_BYTES, type Route } from '../routes/route.ts';
import { ROUTES, SOCKET_PATH } from '../routes/routes.ts';
import { Seek } from '../seek.ts';
import { GameSetup } from '../setup/game-setup.ts';
import { CLIENT_MESSAGES, MAX_MESSAGE_BYTES } from '../socket/client-message.ts';
import { SERVER_MESSAGES } from '../socket/server-message.ts';
import { descriptionOf } from '../strict-object.ts';
import { propertiesText, schemaText } from './schema-text.ts';

type Schemas = Readonly<Record<string, Parameters<typeof descriptionOf>[0]>>;

/** Returns the reference page of the protocol, in Markdown. */
export function protocolPage(): string {
  return `# The protocol

\`node scripts/write-protocol-page.mjs\` generates this page from the schemas in \`packages/protocol\`, and a test compares
the two. Every server offers the same interface as OpenAPI 3.1 at \`/api/openapi.json\`.

All messages are JSON. The server refuses properties that this page does not describe. Some names are older than the terms
on this page and do not change, because stored games and clients use them: \`talk\` is chat, \`here\` is presence,
\`tables\` are seeks, \`plan\` is the setup of a game, \`standing\` its status, \`score\` its history, \`fell\` means that a
flag fell, \`declared-gone\` that a seat was abandoned, \`host\` is a moderator and \`deed\` a moderation action. Times are
milliseconds since 1970 on the server's clock, durations are whole milliseconds, seats are the letters A to F, and moves
and positions are written as in [Notation](notation.md).

## Repeat a command until the server responds

Every command has an \`id\` that the client chooses. **A response means that the event is on disk.** If none comes,
because the connection broke or the server stopped, send the command again with the same id, to any node. It takes effect
once, and the response is the same. A refusal changes nothing; a new attempt needs a new id.

## Following a game

The events of a game are numbered from 0 without gaps. Send \`watch\`. The response is \`game\` with the whole game or, if
\`after\` names the last event that the client knows, \`update\` with the later ones. From then on, every change is sent as
an \`update\` with the new events and a \`standing\` that replaces the previous one. If the first event of an \`update\` does not
follow the last known one, send \`watch\` again. The position on the board follows from \`score\`: each move and each seat that
is eliminated adds an entry. If \`standing.ply\` is smaller than before, moves were taken back; remove the last entries.

The socket is at \`${SOCKET_PATH}\`. It needs a session: the cookie that \`POST /api/session\` sets or, for programs, its value
after \`Authorization: Bearer\`. The server measures the latency with pings and compensates the player for it, up to a quota.
Nothing that a client sends can add time. A message has at most ${MAX_MESSAGE_BYTES} bytes, and the body of a request
at most ${MAX_BODY_BYTES}.

## Messages from clients

${messageTable('say', CLIENT_MESSAGES)}
| \`command\` | A command in a game, as described below. | \`id\`: string of at most 40 characters; \`game\`: string of at most 12 characters; \`command\`: { do, … } |

## Commands

${messageTable('do', COMMANDS)}

## Messages from the server

${messageTable('say', SERVER_MESSAGES)}

## Events

${messageTable('kind', EVENTS)}

## Shapes

${shapeTable({ GameView, GameUpdate, GameStatus, HistoryEntry, GameSetup, Seek, ChatMessage, Person })}

## Routes

The server refuses requests that can change data if they come from a page of another site. A refusal is
\`{ "refusal": { "code": … } }\` with a suitable status. The roles are anyone, a person (with a session), an account, and a
\`host\`, which is a moderator.

| Route | Role | Purpose | Body or query | Response |
|---|---|---|---|---|
${Object.values<Route>(ROUTES).map(routeRow).join('\n')}

## Refusals

A refused move or option can also have one of the codes of the [rules library](rules-library.md).

| Code | Meaning |
|---|---|
${Object.entries(REFUSALS)
  .map(([code, meaning]) => `| \`${code}\` | ${meaning} |`)
  .join('\n')}
`;
}

function messageTable(key: string, messages: Schemas): string {
  const rows = Object.entries(messages).map(
    ([name, schema]) => `| \`${name}\` | ${descriptionOf(schema)} | ${cell(propertiesText(schema, [key]))} |`,
  );
  return [`| \`${key}\` | Meaning | Properties |`, '|---|---|---|', ...rows].join('\n');
}

function shapeTable(shapes: Schemas): string {
  const rows = Object.entries(shapes).map(
    ([name, schema]) => `| ${name} | ${cell(propertiesText(schema, []) || schemaText(schema))} |`,
  );
  return ['| Shape | Contents |', '|---|---|', ...rows].join('\n');
}

function routeRow({ method, path, role, description, body, query, response }: Route): string {
  const input = body ?? query;
  const output = response === undefined ? 'nothing' : response === 'text' ? 'text' : schemaText(response);
  const cells = [
    `\`${method} ${path}\``,
    role,
    description,
    input === undefined ? '' : schemaText(input),
    output,
  ];
  return `| ${cells.map(cell).join(' | ')} |`;
}

function cell(text: string): string {
  return text.replaceAll('|', '\\|');
}

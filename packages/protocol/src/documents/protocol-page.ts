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

All messages are JSON. The server refuses properties that this page does not describe. Some names are older than the words
of this page and stay as they are, since stored games and clients use them: \`talk\` is chat, \`here\` presence, \`tables\`
seeks, \`plan\` the setup of a game, \`standing\` its status, \`score\` its history, \`fell\` a fallen flag, \`declared-gone\` an
abandoned game, \`host\` a moderator and \`deed\` a moderation action. Instants are milliseconds since 1970 on the
server's clock, spans whole milliseconds, seats the letters A to F, moves and positions as in [Notation](notation.md).

## Repeat a command until the server answers

A command carries an \`id\` that its client chooses. **An answer means that the event is on disk.** If none comes, because the
connection broke or the server stopped, send the command again with the same id, to any node: it has its effect once, and
the answer is the same. A refusal changes nothing; a new attempt needs a new id.

## Following a game

The events of a game are numbered from 0 without gaps. Send \`watch\`; the answer is \`game\` with the whole game, or, when
\`after\` names the last known event, \`update\` with the later ones. From then on every change comes as \`update\`: the new
events, and a \`standing\` that replaces the one before. If the first event of an \`update\` does not follow the last known
one, send \`watch\` again. The men on the board follow from \`score\`: a move adds an entry, a seat that goes out adds one, and
when \`standing.ply\` is smaller than before, moves were taken back and the last entries are removed.

The socket is at \`${SOCKET_PATH}\`. It needs a session: the cookie of \`POST /api/session\`, or for programs
\`Authorization: Bearer\` with its value. The server pings, and compensates a player for
the latency it measures, up to a quota. Nothing that a client sends adds time. A message has at most ${MAX_MESSAGE_BYTES} bytes, the body of a request ${MAX_BODY_BYTES}.

## Messages from clients

${messageTable('say', CLIENT_MESSAGES)}
| \`command\` | A command in a game, see below. | \`id\`: text of at most 40; \`game\`: text of at most 12; \`command\`: { do, … } |

## Commands

${messageTable('do', COMMANDS)}

## Messages from the server

${messageTable('say', SERVER_MESSAGES)}

## Events

${messageTable('kind', EVENTS)}

## Shapes

${shapeTable({ GameView, GameUpdate, GameStatus, HistoryEntry, GameSetup, Seek, ChatMessage, Person })}

## Routes

The server refuses a request that can change something when it comes from a page of another site. A refusal is
\`{ "refusal": { "code": … } }\` with a fitting status. Roles: anyone; a person with a session; an account; a \`host\`, which is a
moderator.

| Route | For | What it does | Body or query | Answer |
|---|---|---|---|---|
${Object.values<Route>(ROUTES).map(routeRow).join('\n')}

## Refusals

Besides these, a refused move or option has one of the codes of the [rules library](rules-library.md).

| Code | Meaning |
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
  return [`| \`${key}\` | Meaning | Properties |`, '|---|---|---|', ...rows].join('\n');
}

function shapeTable(shapes: Schemas): string {
  const rows = Object.entries(shapes).map(
    ([name, schema]) => `| ${name} | ${cell(propertiesText(schema, []) || schemaText(schema))} |`,
  );
  return ['| Shape | Is |', '|---|---|', ...rows].join('\n');
}

function routeRow({ method, path, role, description, body, query, response: answer }: Route): string {
  const asked = body ?? query;
  const answered = answer === undefined ? 'nothing' : answer === 'text' ? 'text' : schemaText(answer);
  const cells = [
    `\`${method} ${path}\``,
    role,
    description,
    asked === undefined ? '' : schemaText(asked),
    answered,
  ];
  return `| ${cells.map(cell).join(' | ')} |`;
}

function cell(text: string): string {
  return text.replaceAll('|', '\\|');
}

import { ChatMessage } from '../chat/chat.ts';
import { COMMANDS } from '../game/command.ts';
import { EVENTS, LoggedEvent } from '../game/event.ts';
import { GameStatus, HistoryEntry } from '../game/game-status.ts';
import { GameUpdate, GameView } from '../game/game-view.ts';
import { CommandId, OnlineGameId, Person, PersonId, PersonName, SeatName } from '../identifiers.ts';
import { GameListItem } from '../people/game-list-item.ts';
import { REFUSALS } from '../refusal.ts';
import { MAX_BODY_BYTES, type Route } from '../routes/route.ts';
import { ROUTES, SOCKET_PATH } from '../routes/routes.ts';
import { Seek } from '../seek.ts';
import { ClockSetting } from '../setup/clock.ts';
import { GameSetup, GameTerms, RulesSelection } from '../setup/game-setup.ts';
import { SeatHolder, SeatSetup } from '../setup/seat-setup.ts';
import { CLIENT_MESSAGES, MAX_MESSAGE_BYTES } from '../socket/client-message.ts';
import { CLOSE_CODES } from '../socket/close-codes.ts';
import { SERVER_MESSAGES } from '../socket/server-message.ts';
import { STREAM_LINES } from '../stream/stream-line.ts';
import { descriptionOf } from '../strict-object.ts';
import { TOURNAMENT_COMMANDS } from '../tournament/tournament-command.ts';
import { NewTournament } from '../tournament/tournament-setup.ts';
import {
  TournamentListItem,
  TournamentRoundView,
  TournamentStanding,
  TournamentView,
} from '../tournament/tournament-view.ts';
import { propertiesText, schemaText } from './schema-text.ts';

/** The shapes that occur in several messages. */
const SHAPES = {
  GameView,
  GameUpdate,
  GameStatus,
  HistoryEntry,
  LoggedEvent,
  GameSetup,
  GameTerms,
  RulesSelection,
  ClockSetting,
  SeatSetup,
  SeatHolder,
  Seek,
  NewTournament,
  TournamentListItem,
  TournamentView,
  TournamentRoundView,
  TournamentStanding,
  GameListItem,
  ChatMessage,
  Person,
};

type Schemas = Readonly<Record<string, Parameters<typeof descriptionOf>[0]>>;

/** Returns the reference page of the protocol, in Markdown. */
export function protocolPage(): string {
  return `# The protocol

\`node scripts/write-protocol-page.mjs\` generates this page from the schemas in \`packages/protocol\`, and a test compares
the two. Every server also describes this interface, as an OpenAPI 3.1 document, at \`/api/openapi.json\`.

All messages are JSON. The server refuses properties that this page does not describe. Some names are older than the
terms on this page and do not change, because stored games and clients use them: \`talk\` is chat, \`here\` is presence,
\`onlookers\` are spectators, \`notices\` are notifications, \`tables\` are seeks, \`plan\` is the setup of a game, \`standing\`
its status, \`score\` its history, \`fell\` means that a flag fell, \`declared-gone\` that a seat was abandoned, \`host\` is a
moderator and \`deed\` a moderation action. Times are milliseconds since 1970 on the server's clock, durations are whole
milliseconds, seats are the letters A to F, and moves and positions are written as in [Notation](notation.md).

## Repeat a command until the server responds

Every command has an \`id\` that the client chooses. **A response means that the event is on disk.** If none arrives,
because the connection broke or the server stopped, send the command again with the same id, to any node. It takes effect
once, and the response is the same. A different command with the same id is refused with \`id-reused\`. A refusal changes
nothing; a new attempt needs a new id.

## Following a game

The events of a game are numbered from 0 without gaps. Send \`watch\`. The response is \`game\` with the whole game or, if
\`after\` names the last event that the client knows, \`update\` with the later ones: 0 means that it knows only the first
event, -1 that it knows none. Then an \`update\` without new events follows, with the current names of everyone in the
game. A client that has missed more than two hundred events gets the whole game; the events
themselves come in pages from \`GET /api/games/{game}/events\`. From then on, every change is sent as
an \`update\` with the new events and a \`standing\` that replaces the previous one. If the first event of an \`update\` does not
follow the last known one, send \`watch\` again. The position on the board follows from \`score\`: each move and each seat that
is eliminated adds an entry. If \`standing.ply\` is smaller than before, moves were taken back; remove the last entries.

The socket is at \`${SOCKET_PATH}\`. It needs a session: the cookie that \`POST /api/session\` sets or, for programs, the value of that cookie
in an \`Authorization: Bearer\` header. It accepts no access tokens. The server measures the latency with pings and compensates the player for it, up to a quota.
Nothing that a client sends can add time. A message may contain at most ${MAX_MESSAGE_BYTES} bytes, and the body of a request
at most ${MAX_BODY_BYTES}.

If the server closes the socket, the close code says why:

| Code | Meaning |
|---|---|
${Object.values(CLOSE_CODES)
  .map(({ code, meaning }) => `| ${code} | ${meaning} |`)
  .join('\n')}

After any other code, such as 1006 for a connection that broke, connect again; wait longer after each failed attempt.

The server answers each message that it refuses with \`refused\`, which contains the \`id\` of the message. Above the rate
limit the code is \`too-many\`, and \`after\` is the time to wait; the server carries out later messages as
usual.

## Identifiers

${shapeTable({ OnlineGameId, CommandId, PersonId, PersonName, SeatName })}

## Messages from clients

${messageTable('say', CLIENT_MESSAGES)}
| \`command\` | A command in a game, as described below. | \`id\`: CommandId; \`game\`: OnlineGameId; \`command\`: { do, … } |

## Commands

${messageTable('do', COMMANDS)}

## Commands in tournaments

${messageTable('do', TOURNAMENT_COMMANDS)}

## Messages from the server

${messageTable('say', SERVER_MESSAGES)}

## Lines of a program’s stream

The stream is for programs; [Programs that play online](bot-api.md) explains how to use it. The lines of
\`GET /api/games/{game}/stream\` are the messages \`game\` and \`update\` above.

${messageTable('say', STREAM_LINES)}

## Events

${messageTable('kind', EVENTS)}

## Shapes

${shapeTable(SHAPES)}

## Routes

The server refuses requests that can change data if they come from a page of another site. A refusal is
\`{ "refusal": { "code": … } }\` with a suitable status. The roles are anyone, a person (with a session), an account, and a
\`host\`, which is a moderator. Where the table says *recently confirmed*, an account must have signed in or sent
\`POST /api/account/proof\` within the last five minutes; otherwise the server refuses with \`proof-needed\`. When a request
changes what a session may do, the response sets a new cookie, and the previous token becomes invalid.

An account can create [access tokens](bot-api.md) for its programs, which send them in an \`Authorization: Bearer\` header. A token can
use the routes that name one of its scopes. Everywhere else the server refuses it with \`missing-scope\` or, on routes for anyone,
responds as if there were no session.

| Route | Role | Scope | Purpose | Body or query | Response |
|---|---|---|---|---|---|
${Object.values<Route>(ROUTES).map(routeRow).join('\n')}

## Refusals

A refused move or option can also have one of the codes from the [rules library](rules-library.md).

| Code | Meaning |
|---|---|
${Object.entries(REFUSALS)
  .map(([code, meaning]) => `| \`${code}\` | ${meaning} |`)
  .join('\n')}
`;
}

function messageTable(key: string, messages: Schemas): string {
  const rows = Object.entries(messages).map(
    ([name, schema]) =>
      `| \`${name}\` | ${descriptionOf(schema)} | ${escapePipes(propertiesText(schema, [key]))} |`,
  );
  return [`| \`${key}\` | Meaning | Properties |`, '|---|---|---|', ...rows].join('\n');
}

function shapeTable(shapes: Schemas): string {
  const rows = Object.entries(shapes).map(
    ([name, schema]) => `| ${name} | ${escapePipes(propertiesText(schema, []) || schemaText(schema))} |`,
  );
  return ['| Shape | Contents |', '|---|---|', ...rows].join('\n');
}

function routeRow({
  method,
  path,
  role,
  needsProof,
  scope,
  description,
  body,
  query,
  response,
  answer,
}: Route): string {
  const input = body ?? query;
  const output =
    response === undefined
      ? 'nothing'
      : response === 'text'
        ? 'text'
        : answer === 'lines'
          ? 'lines of JSON'
          : schemaText(response);
  const cells = [
    `\`${method} ${path}\``,
    needsProof ? `${role}, recently confirmed` : role,
    scope === undefined ? '' : `\`${scope}\``,
    description,
    input === undefined ? '' : schemaText(input),
    output,
  ];
  return `| ${cells.map(escapePipes).join(' | ')} |`;
}

function escapePipes(text: string): string {
  return text.replaceAll('|', '\\|');
}

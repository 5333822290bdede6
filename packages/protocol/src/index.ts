/** Every message between the server and its clients: one schema each, the types and the documents derived from it. */
export { CommandId, GameId, Person, PersonId, PersonName, SeatName } from './identity.ts';
export { LobbyTable } from './lobby.ts';
export { checkAs, parseAs, parseClientMessage, readSubject } from './parse.ts';
export { Credentials, Me, PasswordChange, SessionView } from './people/account.ts';
export { GameFilter, GameRow, OwnGameFilter } from './people/game-list.ts';
export {
  AccountView,
  AUDITED_DEEDS,
  AuditView,
  PERSON_ROLES,
  REPORT_STATES,
  ReportMark,
  ReportView,
  SITE_DEEDS,
  SiteDeed,
} from './people/host.ts';
export { PasskeyAnswer, PasskeyView } from './people/passkey.ts';
export { Report } from './people/report.ts';
export { COMMANDS, type Command, type CommandName } from './play/command.ts';
export { EVENTS, type EventKind, GameEvent, LoggedEvent } from './play/event.ts';
export { GameUpdate, GameView } from './play/game-view.ts';
export { PHASES, ScoreEntry, Standing } from './play/standing.ts';
export {
  ALL_REFUSAL_CODES,
  accept,
  REFUSALS,
  Refusal,
  type RefusalCode,
  type Result,
  refuse,
  type ServerRefusalCode,
} from './refusal.ts';
export { LARGEST_BODY, RATES, type Rate, ROLES, type Role, type Route } from './routes/route.ts';
export { CommandRequest, GameAddress, ROUTES, type RouteName, SOCKET_PATH } from './routes/routes.ts';
export {
  CLIENT_MESSAGES,
  type ClientMessage,
  COMMAND_MESSAGES,
  type CommandMessage,
  LARGEST_MESSAGE,
} from './socket/client-message.ts';
export { SERVER_MESSAGES, type ServerMessage } from './socket/server-message.ts';
export { ClockChoice, type RealTimeClock } from './table/clock.ts';
export { Holder, Level, SeatPlan } from './table/seat-plan.ts';
export { GameChoice, Options, TablePlan, Terms } from './table/table.ts';
export { CHANNELS, TalkLine } from './talk/talk.ts';

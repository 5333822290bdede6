/** A schema for every message between the server and its clients. Types and documents are derived from it. */

export {
  ARCHIVE_PAGE_SIZE,
  ArchiveDownloadQuery,
  ArchivedGame,
  ArchivePage,
  ArchiveQuery,
  DOWNLOAD_FORMATS,
  type DownloadFormat,
  MAX_DOWNLOADED_GAMES,
  PLAYER_RESULTS,
  type PlayerResult,
} from './archive.ts';
export {
  CHAT_CHANNELS,
  ChatMessage,
  MAX_TOURNAMENT_MESSAGES,
  type TournamentMessage,
  type TournamentMessages,
} from './chat/chat.ts';
export { COMMANDS, type Command, type CommandName } from './game/command.ts';
export { EVENTS, type EventKind, GameEvent, LoggedEvent } from './game/event.ts';
export { FULL_SHARE, GameFacts, SeatFacts } from './game/game-facts.ts';
export { GameStatus, HistoryEntry, PHASES } from './game/game-status.ts';
export { GameUpdate, GameView } from './game/game-view.ts';
export {
  CommandId,
  OnlineGameId,
  Person,
  PersonId,
  PersonName,
  SeatName,
} from './identifiers.ts';
export { GameSnapshot, Overview, RunningGame } from './overview.ts';
export { parseJson, validateAs, validateKnownProperties } from './parse.ts';
export {
  type AccessTokenView,
  type CreatedAccessToken,
  MAX_ACCESS_TOKENS,
  type NewAccessToken,
  TOKEN_SCOPES,
  type TokenScope,
} from './people/access-token.ts';
export {
  Credentials,
  Me,
  NewAccount,
  OwnSession,
  PasswordChange,
  Proof,
  SessionView,
  SignIn,
} from './people/account.ts';
export {
  AcceptedChallenge,
  CHALLENGE_STATES,
  ChallengeId,
  Challenges,
  ChallengeView,
  DECLINE_REASONS,
  type DeclineReason,
  FIRST_MOVERS,
  MAX_CHALLENGE_NOTE,
  NewChallenge,
} from './people/challenge.ts';
export { FollowedPerson, MAX_FOUND_PEOPLE, PersonView } from './people/following.ts';
export { GAME_LIST_PAGE_SIZE, GameFilter, GameListItem, MyGameFilter } from './people/game-list-item.ts';
export { LIMIT_KINDS, Limit, type LimitKind, ModerationReason } from './people/limit.ts';
export {
  ACCOUNT_ROLES,
  AccountView,
  AUDITED_ACTIONS,
  AuditView,
  LIFTING_ACTIONS,
  LIMITING_ACTIONS,
  MODERATION_ACTIONS,
  MODERATION_PAGE_SIZE,
  ModerationAction,
  OPERATOR_ACTOR,
  REPORT_STATES,
  ReportStateChange,
  ReportView,
  reportCursor,
} from './people/moderation.ts';
export {
  NOTICE_KINDS,
  NOTICE_PAGE_SIZE,
  NoticeContent,
  NoticeKey,
  type NoticeKind,
  NoticeView,
  noticeAddress,
} from './people/notice.ts';
export { MAX_PASSKEYS, PasskeyResponse, PasskeyView } from './people/passkey.ts';
export {
  CHALLENGER_GROUPS,
  type ChallengerGroup,
  type ChangedPreferences,
  DEFAULT_PREFERENCES,
  Preferences,
  type QuietHours,
  UNSUBSCRIBE_PATH,
  UNSUBSCRIBE_TOKEN_NAME,
  UnsubscribeToken,
} from './people/preferences.ts';
export {
  type Achievement,
  type BestWin,
  MAX_BEST_WINS,
  PersonProfile,
  type SeatResults,
} from './people/profile.ts';
export { PushStatus, PushSubscription } from './people/push.ts';
export {
  AccountSecurity,
  MailRequest,
  TotpSetup,
} from './people/recovery.ts';
export { MAX_REPORT_TEXT_LENGTH, REPORT_REASONS, Report } from './people/report.ts';
export {
  FAMILY_RATINGS,
  type FamilyRating,
  familyOfPool,
  gameTempo,
  POOL_IDS,
  type PoolId,
  type PoolOrReason,
  RATING_FAMILIES,
  RATING_TEMPOS,
  type RatingFamily,
  type RatingTempo,
  ratingPool,
  tempoOfPool,
} from './ratings/pools.ts';
export {
  GameRatings,
  Leaderboard,
  PersonRatings,
  publicReason,
  RATING_BIN_POINTS,
  RatedResults,
  RatingDistribution,
  RatingHistory,
  RatingView,
  type ShownUncountedReason,
  UNCOUNTED_REASONS,
  type UncountedReason,
} from './ratings/rating-views.ts';
export {
  ALL_REFUSAL_CODES,
  accept,
  REFUSALS,
  ReceivedRefusal,
  Refusal,
  type RefusalCode,
  type Result,
  refuse,
  type ServerRefusalCode,
} from './refusal.ts';
export {
  MAX_BODY_BYTES,
  PROOF_LIFETIME_MS,
  RATE_CLASSES,
  type RateClass,
  ROLES,
  type Role,
  type Route,
} from './routes/route.ts';
export { CommandRequest, GameReference, ROUTES, type RouteName, SOCKET_PATH } from './routes/routes.ts';
export {
  EmbeddedGame,
  MAX_FIRST_GAMES,
  RUNNING_FAMILIES,
  RUNNING_GAMES_PAGE_SIZE,
  RUNNING_ORDERS,
  type RunningFamily,
  RunningGameSetup,
  RunningGamesPage,
  RunningGamesQuery,
  type RunningOrder,
  runningFamily,
  WatchedGame,
} from './running-games.ts';
export { Seek } from './seek.ts';
export { ClockSetting, type RealTimeClock } from './setup/clock.ts';
export { GameSetup, GameTerms, PairingTerms, RuleOptions, RulesSelection } from './setup/game-setup.ts';
export { EngineLevel, SeatHolder, SeatSetup } from './setup/seat-setup.ts';
export { SERIES_LENGTHS, type SeriesGame, SeriesSetup, type SeriesStatus } from './setup/series.ts';
export {
  CLIENT_MESSAGES,
  type ClientMessage,
  COMMAND_MESSAGES,
  type CommandMessage,
  MAX_MESSAGE_BYTES,
} from './socket/client-message.ts';
export { CLOSE_CODES, type CloseReason } from './socket/close-codes.ts';
export { parseClientMessage, readMessageIds } from './socket/parse-client-message.ts';
export { SERVER_MESSAGES, type ServerMessage } from './socket/server-message.ts';
export {
  EMPTY_LINE_INTERVAL_MS,
  GAME_STREAM_LINES,
  STREAM_LINES,
  StreamLine,
} from './stream/stream-line.ts';
export { DELETED_REASON, Places, Reason, type TournamentCommand } from './tournament/tournament-command.ts';
export { TournamentEvent, type TournamentEventOf } from './tournament/tournament-event.ts';
export {
  EntryPassword,
  MAX_PLAYERS,
  type NewTournament,
  TOURNAMENT_FORMATS,
  TournamentName,
  TournamentSetup,
} from './tournament/tournament-setup.ts';
export { isTournamentId, TournamentId } from './tournament/tournament-table.ts';
export {
  ROUND_PAGE_SIZE,
  TOURNAMENT_LISTS,
  TOURNAMENT_PAGE_SIZE,
  TOURNAMENT_PHASES,
  type TournamentDocument,
  TournamentListItem,
  type TournamentRound,
  type TournamentRoundView,
  type TournamentStanding,
  type TournamentView,
} from './tournament/tournament-view.ts';
export { VISIBLE_LINE } from './visible-line.ts';

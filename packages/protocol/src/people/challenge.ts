import Type, { type Static } from 'typebox';
import { ChatText } from '../chat/chat.ts';
import { CommandId, OnlineGameId, People, PersonId, PersonName, Timestamp } from '../identifiers.ts';
import { GameSetup } from '../setup/game-setup.ts';
import { SeriesSetup } from '../setup/series.ts';
import { strictObject } from '../strict-object.ts';

/** The id of a challenge. */
export const ChallengeId = Type.String({ pattern: '^[0-9a-z]{12}$', maxLength: 12 });
export type ChallengeId = Static<typeof ChallengeId>;

/** The states of a challenge. One whose time has run out, or whose challenger has left, is `expired`. */
export const CHALLENGE_STATES = ['open', 'accepted', 'declined', 'withdrawn', 'expired'] as const;

/** The reasons that a person may give for declining a challenge; `none` gives no reason. */
export const DECLINE_REASONS = [
  'none',
  'later',
  'too-fast',
  'too-slow',
  'rated',
  'casual',
  'other-game',
] as const;
export type DeclineReason = (typeof DECLINE_REASONS)[number];

/** The player who moves first. */
export const FIRST_MOVERS = ['random', 'challenger', 'opponent'] as const;

/** The maximum length of the note of a challenge, in characters. */
export const MAX_CHALLENGE_NOTE = 140;

/** A short note to the opponent, on one line. */
export const ChallengeNote = Type.String({ ...ChatText, maxLength: MAX_CHALLENGE_NOTE });

/** A challenge to a person with an account. */
export const NewChallenge = strictObject({
  id: CommandId,
  /** The name of the opponent. */
  to: PersonName,
  /** The game. One seat is for the challenger (`me`), one for the opponent (`open`), the others are for the engine. */
  plan: GameSetup,
  /** Defaults to `random`. */
  begins: Type.Optional(Type.Enum(FIRST_MOVERS)),
  note: Type.Optional(ChallengeNote),
  /** Present if the game is the first of a series, which needs a two-player game. */
  series: Type.Optional(SeriesSetup),
});
export type NewChallenge = Static<typeof NewChallenge>;

/** A challenge as both people see it. */
export const ChallengeView = strictObject({
  challenge: ChallengeId,
  by: PersonId,
  to: PersonId,
  people: People,
  plan: GameSetup,
  begins: Type.Enum(FIRST_MOVERS),
  /** Empty if there is none. */
  note: Type.Union([ChallengeNote, Type.Literal('')]),
  series: Type.Optional(SeriesSetup),
  state: Type.Enum(CHALLENGE_STATES),
  /** Present if the challenge was declined. */
  reason: Type.Optional(Type.Enum(DECLINE_REASONS)),
  /** Present if the challenge was accepted. */
  game: Type.Optional(OnlineGameId),
  createdAt: Timestamp,
  /**
   * The time at which an open challenge expires. A challenge to a real-time game expires earlier if the challenger
   * leaves.
   */
  until: Timestamp,
});
export type ChallengeView = Static<typeof ChallengeView>;

/** The game that an accepted challenge has started. */
export const AcceptedChallenge = strictObject({ game: OnlineGameId });

/** A person's challenges, latest first. */
export const Challenges = strictObject({
  /** The challenges to this person that are open, and those that expired in the last day. */
  incoming: Type.Array(ChallengeView),
  /** The challenges by this person that are open, and those that ended in the last day. */
  outgoing: Type.Array(ChallengeView),
});
export type Challenges = Static<typeof Challenges>;

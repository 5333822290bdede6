import type {
  OnlineGameId,
  PersonId,
  Places,
  RefusalCode,
  Result,
  TournamentCommand,
  TournamentEvent,
} from '@halma/protocol';
import type { Static } from 'typebox';
import type { WaitingPerson } from './formats/arena.ts';
import type { PlannedEvent } from './planned-event.ts';

/** A person's command, or a command that a server carries out on its own. */
export type TournamentWork =
  | {
      readonly by: 'person';
      readonly person: PersonId;
      readonly hasAccount: boolean;
      readonly isModerator: boolean;
      readonly command: TournamentCommand;
    }
  | { readonly by: 'server'; readonly command: TournamentServerCommand };

/** A command that the server itself carries out. */
export type TournamentServerCommand =
  /** Starts or ends the tournament, or pairs its next round, whichever is due. */
  | { readonly do: 'advance' }
  /** Gives tables to the waiting players in an arena, or ends it. */
  | { readonly do: 'wave'; readonly waiting: readonly WaitingPerson[] }
  /** Records that games have been created. */
  | { readonly do: 'open'; readonly games: readonly OnlineGameId[] }
  /** Enters the result of a game. */
  | {
      readonly do: 'finish';
      readonly game: OnlineGameId;
      readonly places: Static<typeof Places>;
      readonly absent: readonly PersonId[];
      readonly short?: true;
    }
  /** Records that the result of a game was refused, so the organiser has to enter it. */
  | { readonly do: 'refuse'; readonly game: OnlineGameId; readonly code: RefusalCode }
  /** Withdraws a person whose account is being deleted, or calls off the tournament that they have announced. */
  | { readonly do: 'leave'; readonly person: PersonId }
  /** Deletes the description and the organiser's reasons, since the organiser's account is being deleted. */
  | { readonly do: 'delete-text' }
  /** Calls off an exhibition that has not started, if its organiser may no longer play in it. */
  | { readonly do: 'bar-exhibitor' };

/** The facts about an account that determine whether its owner may enter or announce a tournament. */
export interface Entrant {
  /** Whether the account has been closed or deleted. */
  readonly isDeleted: boolean;
  readonly isBot: boolean;
}

/** The data that a decision depends on, other than the tournament. */
export interface TournamentContext {
  /** Milliseconds since 1970. */
  readonly now: number;
  /** Returns the next step as the pairing package plans it. If `needsPlan` returns false, refuses without planning. */
  readonly plan: () => Result<PlannedEvent>;
  /** The rating of a player who enters, in points; undefined if games like these have none. */
  readonly rating?: number | undefined;
  /** A random code that lets another person become the entering person's fixed partner. */
  readonly partnerCode: string;
  /** Whether the person who enters or the fixed partner they name has blocked the other. */
  readonly isBlocked?: boolean;
  /** Whether the fixed partner a person names has an account that accepts invitations from them. */
  readonly mayInvite?: boolean;
  /** The person who enters, whose account may have changed since the request began. */
  readonly entrant?: Entrant;
  /** Whether the organiser of an exhibition may no longer play in it. */
  readonly isExhibitorBarred?: boolean;
}

/** The command with this name. */
export type CommandOf<Name extends TournamentCommand['do']> = Extract<
  TournamentCommand,
  { readonly do: Name }
>;

/** The event that a command leads to, or a refusal. */
export type Decision = Result<TournamentEvent>;

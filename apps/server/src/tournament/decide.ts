import {
  accept,
  type OnlineGameId,
  type PersonId,
  type Places,
  type Result,
  refuse,
  type TournamentCommand,
  type TournamentEvent,
} from '@halma/protocol';
import type { Static } from 'typebox';
import { hashEntryPassword, isStartPossible } from './creation.ts';
import { nextAction } from './due.ts';
import { arenaTimes, isWaveDue, type WaitingPerson, type Wave } from './formats/arena.ts';
import { formatOf } from './formats/formats.ts';
import type { PlannedEvent } from './planned-event.ts';
import { findGame, gamesOf, isDecided, playerOf, type RoundGame, type TournamentState } from './state.ts';

/** A command of a person, or one that a server carries out by itself. */
export type TournamentWork =
  | {
      readonly by: 'person';
      readonly person: PersonId;
      readonly hasAccount: boolean;
      readonly isModerator: boolean;
      /** Present if the person has a bot account. */
      readonly isBot?: true;
      readonly command: TournamentCommand;
    }
  | { readonly by: 'server'; readonly command: TournamentServerCommand };

/** A command that the server itself carries out. */
export type TournamentServerCommand =
  /** Starts or ends the tournament, or pairs its next round, whichever is due. */
  | { readonly do: 'advance' }
  /** Gives tables to the players who wait in an arena, or ends it. */
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
  /** Lets a person leave whose account is deleted, or calls off the tournament that they have announced. */
  | { readonly do: 'leave'; readonly person: PersonId };

/** What a decision depends on besides the tournament. */
export interface TournamentContext {
  /** Milliseconds since 1970. */
  readonly now: number;
  /** Returns the next step as the pairing package plans it. Called only if `needsPlan` says so. */
  readonly plan: () => Result<PlannedEvent>;
  /** The rating of a player who enters, in points; undefined if games like these have none. */
  readonly rating?: number | undefined;
}

type CommandOf<Name extends TournamentCommand['do']> = Extract<TournamentCommand, { readonly do: Name }>;

type Decision = Result<TournamentEvent>;

/** How many events one player can cause, so that no log grows without limit. */
const MAX_CHANGES_PER_PERSON = 40;

/** How often organisers and moderators can postpone the start or correct results, so that no log grows without limit. */
const MAX_CHANGES_BY_ORGANISERS = 500;

/** The number of events after which a tournament accepts only commands that end something, and corrections. */
const MAX_EVENTS = 20_000;

/** The commands that a tournament accepts after any number of events. */
const ENDING_COMMANDS: readonly TournamentCommand['do'][] = [
  'start',
  'leave',
  'withdraw',
  'remove',
  'forfeit',
  'correct',
  'call-off',
];

/** Decides what a command does: one event, or a refusal. */
export function decideTournamentCommand(
  state: TournamentState,
  work: TournamentWork,
  context: TournamentContext,
): Decision {
  if (work.by === 'server') return decideServer(state, work.command, context);
  const { person, command, isModerator } = work;
  if (state.lastSeq >= MAX_EVENTS && !ENDING_COMMANDS.includes(command.do)) return refuse('too-many-changes');
  switch (command.do) {
    case 'enter':
      return decideEnter(state, command, work, context);
    case 'leave':
    case 'withdraw':
    case 'pause':
    case 'return':
      return decidePlayer(state, command.do, person);
    default:
      return mayOrganise(state, person, isModerator)
        ? decideOrganiser(state, command, context)
        : refuse('not-allowed');
  }
}

function decideEnter(
  state: TournamentState,
  { password }: CommandOf<'enter'>,
  { person, hasAccount, isBot }: Extract<TournamentWork, { readonly by: 'person' }>,
  { now, rating }: TournamentContext,
): Decision {
  const { setup, phase, players, seats, organiser, passwordHash, seed } = state;
  const format = formatOf(state);
  if (playerOf(state, person) !== undefined) return refuse('already-entered');
  // The organiser of an exhibition plays all others.
  if (state.removed.includes(person) || (setup.format === 'exhibition' && person === organiser))
    return refuse('not-allowed');
  const isLatePossible = phase === 'running' && format.acceptsLate(state, now);
  if (phase !== 'open' && !isLatePossible) return refuse('entry-closed');
  if (isBot && !setup.bots) return refuse('bot-account');
  if (setup.entry === 'accounts' && !hasAccount) return refuse('no-account');
  if (passwordHash !== null && passwordHash !== hashEntryPassword(seed, password ?? ''))
    return refuse('wrong-entry-password');
  if (players.length >= format.maxPlayers(setup, seats.length)) return refuse('tournament-full');
  const entered = { kind: 'entered', person, ...(rating === undefined ? {} : { rating }) } as const;
  return unlessTooMany(state, person, entered);
}

function decidePlayer(
  state: TournamentState,
  name: 'leave' | 'withdraw' | 'pause' | 'return',
  person: PersonId,
): Decision {
  const player = playerOf(state, person);
  if (player === undefined) return refuse('not-entered');
  if (name === 'leave')
    return state.phase === 'open' ? accept({ kind: 'left', person }) : refuse('wrong-phase');
  if (state.phase !== 'running' || player.until !== undefined) return refuse('wrong-phase');
  if (name === 'withdraw') return accept({ kind: 'withdrew', person });
  const { canPause } = formatOf(state);
  if (name === 'pause')
    return canPause && !player.isPausing
      ? unlessTooMany(state, person, { kind: 'paused', person })
      : refuse('wrong-phase');
  const isAway = player.isPausing || gamesOf(state).some(({ absent = [] }) => absent.includes(person));
  return canPause && isAway
    ? unlessTooMany(state, person, { kind: 'returned', person })
    : refuse('wrong-phase');
}

function decideOrganiser(
  state: TournamentState,
  command: Exclude<TournamentCommand, { readonly do: 'enter' | 'leave' | 'withdraw' | 'pause' | 'return' }>,
  { now, plan }: TournamentContext,
): Decision {
  const { phase } = state;
  switch (command.do) {
    case 'start':
      return phase === 'open' ? plan() : refuse('wrong-phase');
    case 'postpone':
      if (phase !== 'open') return refuse('wrong-phase');
      return isStartPossible(command.startsAt, now)
        ? unlessOrganisersDidTooMuch(state, { kind: 'postponed', startsAt: command.startsAt })
        : refuse('bad-tournament', { detail: 'startsAt' });
    case 'remove':
      return decideRemoval(state, command.person);
    case 'forfeit':
      return decideForfeit(state, command);
    case 'correct':
      return decideCorrection(state, command);
    case 'call-off':
      return phase === 'open' || phase === 'running'
        ? accept({ kind: 'called-off', why: command.why })
        : refuse('wrong-phase');
  }
}

function decideRemoval(state: TournamentState, person: PersonId): Decision {
  const left = decidePlayer(state, state.phase === 'open' ? 'leave' : 'withdraw', person);
  return left.ok ? accept({ kind: 'removed', person }) : left;
}

function decideForfeit(state: TournamentState, { game, person }: CommandOf<'forfeit'>): Decision {
  const found = findGame(state, game);
  if (found === undefined) return refuse('unknown-game-id');
  if (state.phase !== 'running' || isDecided(found)) return refuse('wrong-phase');
  const isLost = found.forfeitedBy.includes(person) || found.absent?.includes(person) === true;
  if (!found.sides.flat().includes(person) || isLost) return refuse('not-entered');
  return accept({ kind: 'forfeited', game, person });
}

function decideCorrection(state: TournamentState, { game, places, why }: CommandOf<'correct'>): Decision {
  const found = findGame(state, game);
  if (found === undefined) return refuse('unknown-game-id');
  if (state.phase !== 'running' && state.phase !== 'over') return refuse('wrong-phase');
  // The winners of an earlier round of a knockout have met others since.
  if (state.setup.format === 'knockout' && !isInLastRound(state, game)) return refuse('wrong-phase');
  if (!placesFit(found, places)) return refuse('bad-places');
  return unlessOrganisersDidTooMuch(state, { kind: 'corrected', game, places, why });
}

function decideServer(
  state: TournamentState,
  command: TournamentServerCommand,
  context: TournamentContext,
): Decision {
  if (command.do === 'advance') return decideAdvance(state, context);
  if (command.do === 'leave') return decideDeletion(state, command.person);
  if (command.do === 'wave') return decideWave(state, context);
  if (command.do === 'open') return accept({ kind: 'opened', games: [...command.games] });
  const found = findGame(state, command.game);
  if (found === undefined) return refuse('unknown-game-id');
  // A correction stands, even if the game ends later.
  if (isDecided(found)) return refuse('game-over');
  if (!placesFit(found, command.places)) return refuse('bad-places');
  return accept({
    kind: 'finished',
    game: command.game,
    places: command.places,
    absent: [...command.absent],
    ...(command.short === undefined ? {} : { short: true }),
  });
}

function decideAdvance(state: TournamentState, { now, plan }: TournamentContext): Decision {
  if (!isDue(state, now)) return refuse('wrong-phase');
  if (hasAllRounds(state)) return accept({ kind: 'ended' });
  const planned = plan();
  if (planned.ok) return planned;
  return state.phase === 'open'
    ? accept({ kind: 'called-off', why: 'too-few-players' })
    : accept({ kind: 'ended' });
}

/** An arena that has had as many events as a log can have opens no more tables. */
function decideWave(state: TournamentState, { now, plan }: TournamentContext): Decision {
  if (state.phase !== 'running' || !formatOf(state).pairsInWaves) return refuse('wrong-phase');
  if (isOpenForWaves(state, now)) return plan();
  return now >= arenaTimes(state).endsAt && gamesOf(state).every(isDecided)
    ? accept({ kind: 'ended' })
    : refuse('wrong-phase');
}

/** Players who are about to meet must not wait for a person who does not exist any more. A running tournament needs no organiser. */
function decideDeletion(state: TournamentState, person: PersonId): Decision {
  if (state.phase === 'open' && state.organiser === person)
    return accept({ kind: 'called-off', why: 'organiser-deleted' });
  return decidePlayer(state, state.phase === 'open' ? 'leave' : 'withdraw', person);
}

function isOpenForWaves(state: TournamentState, now: number): boolean {
  return now < arenaTimes(state).closesAt && state.lastSeq < MAX_EVENTS;
}

/** Returns those whom a command asks to pair; undefined for other commands. */
export function waveOf(work: TournamentWork, now: number): Wave | undefined {
  return work.by === 'server' && work.command.do === 'wave'
    ? { waiting: work.command.waiting, now }
    : undefined;
}

/** Returns whether the decision about a command needs a plan that can take long. */
export function needsPlan(state: TournamentState, work: TournamentWork, now: number): boolean {
  const wave = waveOf(work, now);
  if (wave !== undefined)
    return state.phase === 'running' && isOpenForWaves(state, now) && isWaveDue(state, wave);
  if (work.by === 'server') return work.command.do === 'advance' && isDue(state, now) && !hasAllRounds(state);
  const isStart = work.command.do === 'start' && state.phase === 'open';
  return isStart && mayOrganise(state, work.person, work.isModerator);
}

function isDue(state: TournamentState, now: number): boolean {
  const action = nextAction(state);
  return action?.do === 'advance' && now >= action.at;
}

function hasAllRounds(state: TournamentState): boolean {
  const { phase, rounds, roundCount } = state;
  return phase === 'running' && rounds.length >= roundCount && formatOf(state).isRoundOver(state);
}

function mayOrganise({ organiser }: TournamentState, person: PersonId, isModerator: boolean): boolean {
  return person === organiser || isModerator;
}

function isInLastRound({ rounds }: TournamentState, game: OnlineGameId): boolean {
  return rounds.at(-1)?.tables.some(({ games }) => games.some((other) => other.game === game)) ?? false;
}

/** Returns whether each place is 1 more than the number of sides ahead, ties included. */
function placesFit({ sides }: RoundGame, places: readonly number[]): boolean {
  return (
    places.length === sides.length &&
    places.every((place) => place === 1 + places.filter((other) => other < place).length)
  );
}

function unlessTooMany(state: TournamentState, person: PersonId, event: TournamentEvent): Decision {
  return (state.changes[person] ?? 0) < MAX_CHANGES_PER_PERSON ? accept(event) : refuse('too-many-changes');
}

/** Accepts a change by the organiser or a moderator, unless they have made as many as one tournament can have. */
function unlessOrganisersDidTooMuch({ organiserChanges }: TournamentState, event: TournamentEvent): Decision {
  return organiserChanges < MAX_CHANGES_BY_ORGANISERS ? accept(event) : refuse('too-many-changes');
}

import { accept, type OnlineGameId, type PersonId, refuse, type TournamentCommand } from '@halma/protocol';
import { nextAction } from './due.ts';
import { arenaTimes, isWaveDue, type Wave } from './formats/arena.ts';
import { formatOf } from './formats/formats.ts';
import { decideOrganiserCommand, placesFit } from './organiser-commands.ts';
import { hasOrganisersTexts } from './organisers-texts.ts';
import { decideDecline, needsPartner } from './pair-entry.ts';
import { decideEntry, decidePlayerCommand, withdrawal } from './player-commands.ts';
import { findGame, isDecided, isExhibitor, playerOf, type RoundGame, type TournamentState } from './state.ts';
import type { Decision, TournamentContext, TournamentServerCommand, TournamentWork } from './work.ts';

/** The maximum number of events in a log. A thousand players in an arena cause about 15,000 an hour. */
const MAX_EVENTS = 60_000;

/**
 * The number of events in a log that are reserved for the results of games in progress, withdrawals, corrections and
 * the end.
 */
const RESERVED_EVENTS = 4000;

/** The commands that a tournament accepts when only reserved events are left. */
const ENDING_COMMANDS: readonly TournamentCommand['do'][] = [
  'start',
  'decline',
  'leave',
  'withdraw',
  'remove',
  'forfeit',
  'correct',
  'close-chat',
  'open-chat',
  'call-off',
];

/** Decides what a command does: one event, or a refusal. */
export function decideTournamentCommand(
  state: TournamentState,
  work: TournamentWork,
  context: TournamentContext,
): Decision {
  if (work.by === 'server') return decideServerCommand(state, work.command, context);
  const { person, command, isModerator } = work;
  if (isNearlyFull(state) && !ENDING_COMMANDS.includes(command.do)) return refuse('too-many-changes');
  switch (command.do) {
    case 'enter':
      return decideEntry(state, command, work, context);
    case 'decline':
      return decideDecline(state, command.partner, person);
    case 'leave':
    case 'withdraw':
    case 'pause':
    case 'return':
      return decidePlayerCommand(state, command.do, person);
    default:
      return mayOrganise(state, person, isModerator)
        ? decideOrganiserCommand(state, command, person, context)
        : refuse('not-allowed');
  }
}

function decideServerCommand(
  state: TournamentState,
  command: TournamentServerCommand,
  context: TournamentContext,
): Decision {
  if (command.do === 'advance') return decideAdvance(state, context);
  if (command.do === 'leave') return decideDeletion(state, command.person);
  if (command.do === 'delete-text')
    return hasOrganisersTexts(state) ? accept({ kind: 'text-deleted' }) : refuse('wrong-phase');
  if (command.do === 'bar-exhibitor')
    return context.isExhibitorBarred === true ? decideBarredExhibitor(state) : refuse('wrong-phase');
  if (command.do === 'wave') return decideWave(state, context);
  if (command.do === 'open') return decideOpening(state, command.games);
  const game = findGame(state, command.game);
  if (game === undefined) return refuse('unknown-game-id');
  if (isDecided(game)) return refuse('game-over');
  if (command.do === 'refuse') return decideRefusal(state, game, command);
  if (!placesFit(game, command.places)) return refuse('bad-places');
  return accept({
    kind: 'finished',
    game: command.game,
    places: command.places,
    absent: [...command.absent],
    ...(command.short === undefined ? {} : { short: true }),
  });
}

/**
 * Records which of the given games are open now. Refuses a late report from a node whose lease expired: the tournament
 * may be over, or the games may already be open or decided.
 */
function decideOpening(state: TournamentState, ids: readonly OnlineGameId[]): Decision {
  if (state.phase !== 'running') return refuse('wrong-phase');
  const games = ids.filter((id) => {
    const game = findGame(state, id);
    return game !== undefined && !game.isOpen && game.places === undefined;
  });
  return games.length > 0 ? accept({ kind: 'opened', games }) : refuse('game-over');
}

/**
 * Records that the result of a game was refused, so the organiser has to enter it. An arena has thousands of
 * games and pairs the players again before an organiser could look at one, so there the game is a tie.
 */
function decideRefusal(
  state: TournamentState,
  { refused, sides }: RoundGame,
  { game, code }: Extract<TournamentServerCommand, { readonly do: 'refuse' }>,
): Decision {
  if (refused !== undefined) return refuse('game-over');
  return formatOf(state).pairsInWaves
    ? accept({ kind: 'finished', game, places: sides.map(() => 1), absent: [] })
    : accept({ kind: 'refused', game, code });
}

function decideAdvance(
  state: TournamentState,
  { now, plan, isExhibitorBarred }: TournamentContext,
): Decision {
  if (!isDue(state, now)) return refuse('wrong-phase');
  if (isExhibitorBarred === true) return decideBarredExhibitor(state);
  if (hasAllRounds(state)) return accept({ kind: 'ended' });
  const planned = plan();
  if (planned.ok) return planned;
  return state.phase === 'open'
    ? accept({ kind: 'called-off', why: 'too-few-players' })
    : accept({ kind: 'ended' });
}

/** An arena whose log is nearly full opens no more tables. */
function decideWave(state: TournamentState, { now, plan }: TournamentContext): Decision {
  if (state.phase !== 'running' || !formatOf(state).pairsInWaves) return refuse('wrong-phase');
  if (canOpenTables(state, now)) return plan();
  return now >= arenaTimes(state).endsAt && state.unfinished.length === 0
    ? accept({ kind: 'ended' })
    : refuse('wrong-phase');
}

/**
 * Players must not wait for a person whose account no longer exists. A running tournament needs no organiser, unless it
 * is an exhibition, whose organiser plays all others.
 */
function decideDeletion(state: TournamentState, person: PersonId): Decision {
  if (state.phase === 'open' && state.organiser === person)
    return accept({ kind: 'called-off', why: 'organiser-deleted' });
  if (state.phase === 'running' && isExhibitor(state, person) && !state.hasExhibitorLeft)
    return accept({ kind: 'withdrew', ...withdrawal(state, person) });
  const canLeave = state.phase === 'open' || needsPartner(state, person);
  return decidePlayerCommand(state, canLeave ? 'leave' : 'withdraw', person);
}

/** The public reason does not say that moderators have restricted the organiser. */
function decideBarredExhibitor({ phase }: TournamentState): Decision {
  return phase === 'open'
    ? accept({ kind: 'called-off', why: 'organiser-unavailable' })
    : refuse('wrong-phase');
}

function canOpenTables(state: TournamentState, now: number): boolean {
  return now < arenaTimes(state).closesAt && !isNearlyFull(state);
}

/** Returns whether the rest of a log is reserved for ending the tournament. */
function isNearlyFull({ lastSeq }: TournamentState): boolean {
  return lastSeq >= MAX_EVENTS - RESERVED_EVENTS;
}

/** Returns the players a command asks to pair; undefined for other commands. */
export function waveOf(work: TournamentWork, now: number): Wave | undefined {
  return work.by === 'server' && work.command.do === 'wave'
    ? { waiting: work.command.waiting, now }
    : undefined;
}

/** Returns whether a command needs a plan, which can take a long time. */
export function needsPlan(state: TournamentState, work: TournamentWork, now: number): boolean {
  const wave = waveOf(work, now);
  if (wave !== undefined)
    return state.phase === 'running' && canOpenTables(state, now) && isWaveDue(state, wave);
  if (work.by === 'server') return work.command.do === 'advance' && isDue(state, now) && !hasAllRounds(state);
  const isStart = work.command.do === 'start' && state.phase === 'open';
  return isStart && mayOrganise(state, work.person, work.isModerator);
}

/**
 * Returns whether a command depends on whether the organiser of an exhibition may play in it. Such a command starts the
 * exhibition or calls it off.
 */
export function dependsOnExhibitor(state: TournamentState, { command }: TournamentWork): boolean {
  return (
    state.phase === 'open' &&
    isExhibitor(state, state.organiser) &&
    (command.do === 'advance' || command.do === 'start' || command.do === 'bar-exhibitor')
  );
}

function isDue(state: TournamentState, now: number): boolean {
  const action = nextAction(state);
  return action?.do === 'advance' && now >= action.at;
}

function hasAllRounds(state: TournamentState): boolean {
  const { phase, rounds, roundCount } = state;
  return phase === 'running' && rounds.length >= roundCount && formatOf(state).isRoundOver(state);
}

/** A moderator who plays must not decide about a tournament in which they have a stake. */
function mayOrganise(state: TournamentState, person: PersonId, isModerator: boolean): boolean {
  return person === state.organiser || (isModerator && playerOf(state, person) === undefined);
}

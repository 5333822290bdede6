import { attendanceOf } from '@halma/pairing';
import { accept, type OnlineGameId, type PersonId, refuse, type TournamentEvent } from '@halma/protocol';
import { hashEntryPassword } from './creation.ts';
import { gamesToOpen, idsOf } from './due.ts';
import { formatOf } from './formats/formats.ts';
import { decidePairEntry, needsPartner } from './pair-entry.ts';
import { toEntrant } from './pairing-input.ts';
import { hasFixedPairs, membersOf } from './pairs.ts';
import { missedRounds, playerGames } from './player-games.ts';
import { isExhibitor, playerOf, type TournamentPlayer, type TournamentState } from './state.ts';
import type { CommandOf, Decision, TournamentContext, TournamentWork } from './work.ts';

/**
 * The number of events after which a player can neither enter nor pause again, so that no log grows without limit. They can
 * still return, withdraw and leave.
 */
const MAX_CHANGES_PER_PERSON = 40;

/** Decides a person's entry. */
export function decideEntry(
  state: TournamentState,
  command: CommandOf<'enter'>,
  { person, hasAccount }: Extract<TournamentWork, { readonly by: 'person' }>,
  context: TournamentContext,
): Decision {
  const { now, rating, entrant } = context;
  const { password, partner, code } = command;
  const { setup, phase, players, seats, passwordHash, seed } = state;
  const format = formatOf(state);
  if (entrant?.isDeleted) return refuse('no-session');
  const mayEnterAgain = needsPartner(state, person);
  if (playerOf(state, person) !== undefined && !mayEnterAgain) return refuse('already-entered');
  // The organiser of an exhibition plays all others.
  if (state.removed.includes(person) || isExhibitor(state, person)) return refuse('not-allowed');
  const canEnterLate = phase === 'running' && format.acceptsLateEntries(state, now);
  if (phase !== 'open' && !canEnterLate) return refuse('entry-closed');
  if (entrant?.isBot && !setup.bots) return refuse('bot-account');
  if (setup.entry === 'accounts' && !hasAccount) return refuse('no-account');
  if (!mayEnterAgain && passwordHash !== null && passwordHash !== hashEntryPassword(seed, password ?? ''))
    return refuse('wrong-entry-password');
  if (hasFixedPairs(state)) {
    const decided = decidePairEntry(state, command, person, context);
    return decided.ok ? acceptPlayerChange(state, person, decided.value) : decided;
  }
  if (partner !== undefined || code !== undefined) return refuse('not-allowed');
  if (players.length >= format.maxPlayers(setup, seats.length)) return refuse('tournament-full');
  const entered = { kind: 'entered', person, ...(rating === undefined ? {} : { rating }) } as const;
  return acceptPlayerChange(state, person, entered);
}

/** Decides the commands of players after their entry. */
export function decidePlayerCommand(
  state: TournamentState,
  name: 'leave' | 'withdraw' | 'pause' | 'return',
  person: PersonId,
): Decision {
  const player = playerOf(state, person);
  if (player === undefined) return refuse('not-entered');
  const isAlone = needsPartner(state, person);
  if (name === 'leave')
    return state.phase === 'open' || (isAlone && state.phase === 'running')
      ? accept({ kind: 'left', person })
      : refuse('wrong-phase');
  if (isAlone) return refuse('wrong-phase');
  if (state.phase !== 'running') return refuse('wrong-phase');
  // A correction could bring back a player the server has withdrawn; the player can prevent this by
  // withdrawing.
  const isOut = player.until !== undefined;
  if (name === 'withdraw')
    return isOut && !player.withdrawnFor?.length
      ? refuse('wrong-phase')
      : accept({ kind: 'withdrew', ...withdrawal(state, person) });
  if (isOut) return refuse('wrong-phase');
  const { canPause } = formatOf(state);
  if (name === 'pause')
    return canPause && !player.isPausing
      ? acceptPlayerChange(state, person, { kind: 'paused', person })
      : refuse('wrong-phase');
  // Allowed even after the last of the changes that a player can cause: otherwise a player whose last change is a pause
  // could never return. Players can return only as often as they pause or miss a game, so the log stays limited.
  return canPause && isAway(state, player) ? accept({ kind: 'returned', person }) : refuse('wrong-phase');
}

/** Returns whether a player gets no games until they return: they are pausing, or missed their last game. */
function isAway(state: TournamentState, player: TournamentPlayer): boolean {
  const missed = missedRounds(playerGames(state, player.person), membersOf(state, player.person));
  return player.isPausing || attendanceOf(toEntrant(player), state.rounds.length + 1, missed) === 'missing';
}

/** Returns the properties of the event that withdraws a person. */
export function withdrawal(
  state: TournamentState,
  person: PersonId,
): { readonly person: PersonId; readonly opening?: OnlineGameId[] } {
  const opening = gamesToOpen(state).filter(({ sides }) => sides.flat().includes(person));
  return { person, ...(opening.length > 0 ? { opening: idsOf(opening) } : {}) };
}

function acceptPlayerChange(state: TournamentState, person: PersonId, event: TournamentEvent): Decision {
  return (state.changes.get(person) ?? 0) < MAX_CHANGES_PER_PERSON
    ? accept(event)
    : refuse('too-many-changes');
}

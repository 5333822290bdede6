import type { OnlineGameId, PersonId, TournamentEvent } from '@halma/protocol';
import type { Logged } from '../log/aggregate.ts';
import { createdTournament } from './creation.ts';
import { pairedGames } from './pairing.ts';
import { gamesOf, isDecided, type RoundGame, type TournamentPlayer, type TournamentState } from './state.ts';

/** How many games a player may miss before they are withdrawn. */
const MISSED_GAMES_ALLOWED = 1;

/** Returns the state of a tournament after one more event. Throws if the event cannot come then. */
export function evolveTournament(
  id: string,
  state: TournamentState | null,
  { seq, at, event }: Logged<TournamentEvent>,
): TournamentState {
  if (event.kind === 'created') return createdTournament(id, event, at);
  if (state === null) throw new Error(`the log of tournament ${id} does not start with its creation`);
  const next = { ...state, ...changesOf(state, event), lastSeq: seq, changedAt: at };
  // The organiser forfeits games, so they do not count as changes of the player.
  const isOwn = 'person' in event && event.kind !== 'forfeited';
  const counted = isOwn ? countChange(next, event.person) : next;
  return { ...counted, restingSince: restingSince(counted, at) };
}

function changesOf(
  state: TournamentState,
  event: Exclude<TournamentEvent, { readonly kind: 'created' }>,
): Partial<TournamentState> {
  const { players, rounds, setup } = state;
  switch (event.kind) {
    case 'entered':
      return {
        players: [...players, { person: event.person, from: rounds.length + 1, isPausing: false }],
      };
    case 'left':
      return { players: players.filter(({ person }) => person !== event.person) };
    case 'postponed':
      return { setup: { ...setup, startsAt: event.startsAt } };
    case 'started':
      return { phase: 'running', roundCount: event.rounds, schedule: event.schedule ?? null };
    case 'paired':
      return { rounds: [...rounds, { tables: pairedGames(state, event), byes: event.byes }] };
    case 'opened':
      return changeGames(state, event.games, () => ({ isOpen: true }));
    case 'finished':
      return withdrawAbsent({
        ...state,
        ...changeGames(state, [event.game], ({ absent = [] }) => ({
          places: event.places,
          absent: [...new Set([...absent, ...event.absent])],
        })),
      });
    case 'forfeited':
      return changeGames(state, [event.game], (game) => forfeitGame(game, event.person));
    case 'corrected':
      return changeGames(state, [event.game], () => ({
        places: event.places,
        absent: [],
        corrected: event.why,
      }));
    case 'withdrew':
      return withdrawPlayer(state, event.person);
    case 'paused':
      return changePlayer(state, event.person, () => ({ isPausing: true }));
    case 'returned':
      return changePlayer(state, event.person, () => ({ isPausing: false, returned: rounds.length + 1 }));
    case 'ended':
      return { phase: 'over' };
    case 'called-off':
      return { phase: 'called-off', why: event.why };
  }
}

/** A game that has not been created is lost at once; a game that is played ends when the server has made the player resign. */
function forfeitGame({ isOpen, absent = [], forfeitedBy }: RoundGame, person: PersonId): Partial<RoundGame> {
  return isOpen ? { forfeitedBy: [...forfeitedBy, person] } : { absent: [...absent, person] };
}

/** Withdraws a player, who loses all games that have been paired and not created. */
function withdrawPlayer(
  state: TournamentState,
  person: PersonId,
): Pick<TournamentState, 'players' | 'rounds'> {
  const missed = gamesOf(state).filter(
    (game) => !game.isOpen && !isDecided(game) && game.sides.flat().includes(person),
  );
  return {
    ...changePlayer(state, person, () => ({ until: state.rounds.length })),
    ...changeGames(
      state,
      missed.map(({ game }) => game),
      (game) => forfeitGame(game, person),
    ),
  };
}

/** Withdraws the players who have missed more games than is allowed. */
function withdrawAbsent(state: TournamentState): TournamentState {
  const missed = new Map<PersonId, number>();
  for (const { absent = [] } of gamesOf(state))
    for (const person of absent) missed.set(person, (missed.get(person) ?? 0) + 1);
  let next = state;
  for (const { person, until } of state.players)
    if (until === undefined && (missed.get(person) ?? 0) > MISSED_GAMES_ALLOWED)
      next = { ...next, ...withdrawPlayer(next, person) };
  return next;
}

function changePlayer(
  { players }: TournamentState,
  person: PersonId,
  change: (player: TournamentPlayer) => Partial<TournamentPlayer>,
): Pick<TournamentState, 'players'> {
  return {
    players: players.map((player) => (player.person === person ? { ...player, ...change(player) } : player)),
  };
}

function changeGames(
  { rounds }: TournamentState,
  ids: readonly OnlineGameId[],
  change: (game: RoundGame) => Partial<RoundGame>,
): Pick<TournamentState, 'rounds'> {
  const changed = new Set(ids);
  return {
    rounds: rounds.map((round) => ({
      ...round,
      tables: round.tables.map((table) =>
        table.games.some(({ game }) => changed.has(game))
          ? {
              games: table.games.map((game) =>
                changed.has(game.game) ? { ...game, ...change(game) } : game,
              ),
            }
          : table,
      ),
    })),
  };
}

function countChange(state: TournamentState, person: PersonId): TournamentState {
  return { ...state, changes: { ...state.changes, [person]: (state.changes[person] ?? 0) + 1 } };
}

function restingSince(state: TournamentState, at: number): number | null {
  if (state.phase !== 'running' || !gamesOf(state).every(isDecided)) return null;
  return state.restingSince ?? at;
}

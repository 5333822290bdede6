import { attendanceOf, missedGames } from '@halma/pairing';
import type { OnlineGameId, PersonId, TournamentEvent, TournamentEventOf } from '@halma/protocol';
import type { Logged } from '../log/aggregate.ts';
import { createdTournament } from './creation.ts';
import { arenaPauseMs } from './formats/arena.ts';
import { toEntrant } from './pairing-input.ts';
import {
  findGame,
  gamesOf,
  hasUndecidedGames,
  isDecided,
  playerOf,
  type RoundGame,
  type TournamentPlayer,
  type TournamentState,
} from './state.ts';

/** Returns the state of a tournament after one more event. Throws if the event cannot come then. */
export function evolveTournament(
  id: string,
  state: TournamentState | null,
  { seq, at, event }: Logged<TournamentEvent>,
): TournamentState {
  if (event.kind === 'created') return createdTournament(id, event, at);
  if (state === null) throw new Error(`the log of tournament ${id} does not start with its creation`);
  const changed = { ...state, ...changesOf(state, event, at) };
  const rounds = changed.rounds.map((round, index) =>
    round === state.rounds[index] ? round : { ...round, lastSeq: seq },
  );
  const next = { ...changed, rounds, lastSeq: seq, changedAt: at };
  const counted = isOwnEvent(event) ? countChange(next, event.person) : next;
  return { ...counted, restingSince: restingSince(counted, at) };
}

function changesOf(
  state: TournamentState,
  event: Exclude<TournamentEvent, { readonly kind: 'created' }>,
  at: number,
): Partial<TournamentState> {
  const { players, rounds, setup } = state;
  switch (event.kind) {
    case 'entered':
      return {
        players: [
          ...players,
          {
            person: event.person,
            from: rounds.length + 1,
            isPausing: false,
            pauses: 0,
            freeFrom: at,
            ...(event.rating === undefined ? {} : { rating: event.rating }),
          },
        ],
      };
    case 'left':
      return { players: players.filter(({ person }) => person !== event.person) };
    case 'postponed':
      return {
        setup: { ...setup, startsAt: event.startsAt },
        organiserChanges: state.organiserChanges + 1,
      };
    case 'started':
      return {
        phase: 'running',
        startedAt: at,
        roundCount: event.rounds,
        schedule: event.schedule ?? null,
        seeds: event.seeds ?? [],
      };
    case 'paired':
      return {
        rounds: [
          ...rounds,
          {
            lastSeq: state.lastSeq + 1,
            tables: event.tables.map((table) => newTable(state, table)),
            byes: event.byes,
          },
        ],
      };
    case 'extended':
      return { rounds: extendLastRound(state, event.tables) };
    case 'opened':
      return changeGames(state, event.games, () => ({ isOpen: true }));
    case 'removed': {
      const removed = [...state.removed, event.person];
      return state.phase === 'open'
        ? { removed, players: players.filter(({ person }) => person !== event.person) }
        : { removed, ...withdrawPlayer(state, event.person) };
    }
    case 'finished':
      return withdrawAbsent(state, [event.game], ({ absent = [] }) => ({
        places: event.places,
        absent: [...new Set([...absent, ...event.absent])],
        endedAt: at,
        ...(event.short === undefined ? {} : { isShort: true }),
      }));
    case 'forfeited':
      return withdrawAbsent(state, [event.game], (game) => ({
        ...forfeitGame(game, event.person),
        endedAt: at,
      }));
    case 'corrected':
      return {
        ...changeGames(state, [event.game], () => ({
          places: event.places,
          absent: [],
          corrected: event.why,
        })),
        organiserChanges: state.organiserChanges + 1,
      };
    case 'withdrew':
      return withdrawPlayer(state, event.person);
    case 'paused':
      return changePlayer(state, event.person, ({ pauses }) => ({
        isPausing: true,
        pauses: pauses + 1,
        // Players who pause often stay away longer each time.
        freeFrom: at + arenaPauseMs(setup, pauses + 1),
      }));
    case 'returned':
      return changePlayer(state, event.person, ({ freeFrom }) => ({
        isPausing: false,
        returned: rounds.length + 1,
        freeFrom: Math.max(at, freeFrom),
      }));
    case 'ended':
      return { phase: 'over' };
    case 'called-off':
      return { phase: 'called-off', why: event.why };
  }
}

/** Returns the games of a paired table before any is created. Players who have left lose them. */
function newTable(
  state: TournamentState,
  { games }: { readonly games: readonly Pick<RoundGame, 'game' | 'sides'>[] },
): { readonly games: readonly RoundGame[] } {
  return {
    games: games.map(({ game, sides }) => {
      const gone = sides.flat().filter((person) => playerOf(state, person)?.until !== undefined);
      return { game, sides, isOpen: false, forfeitedBy: [], ...(gone.length > 0 ? { absent: gone } : {}) };
    }),
  };
}

function extendLastRound(
  state: TournamentState,
  extended: TournamentEventOf<'extended'>['tables'],
): TournamentState['rounds'] {
  const last = state.rounds.length - 1;
  return state.rounds.map((round, index) =>
    index < last
      ? round
      : {
          ...round,
          tables: round.tables.map((table, number) => {
            const more = extended.find((other) => other.table === number + 1);
            return more === undefined ? table : { games: [...table.games, ...newTable(state, more).games] };
          }),
        },
  );
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

/** Changes games, and withdraws the players who have now missed too many. */
function withdrawAbsent(
  state: TournamentState,
  ids: readonly OnlineGameId[],
  change: (game: RoundGame) => Partial<RoundGame>,
): Pick<TournamentState, 'players' | 'rounds'> {
  let next: TournamentState = { ...state, ...changeGames(state, ids, change) };
  const absent = ids.flatMap((id) => findGame(next, id)?.absent ?? []);
  if (absent.length === 0) return next;
  const missed = missedGames(next.rounds);
  for (const person of absent) {
    const player = playerOf(next, person);
    if (player === undefined || player.until !== undefined) continue;
    const attendance = attendanceOf(toEntrant(player), next.rounds.length, missed.get(person));
    if (attendance === 'withdrawn') next = { ...next, ...withdrawPlayer(next, person) };
  }
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
  { rounds }: Pick<TournamentState, 'rounds'>,
  ids: readonly OnlineGameId[],
  change: (game: RoundGame) => Partial<RoundGame>,
): Pick<TournamentState, 'rounds'> {
  const wanted = new Set(ids);
  const changed = [...rounds];
  // The games that change are nearly always in the last rounds, and there can be thousands of others.
  for (let index = changed.length - 1; index >= 0 && wanted.size > 0; index -= 1) {
    const round = changed[index] as TournamentState['rounds'][number];
    const tables = round.tables.map((table) =>
      table.games.some(({ game }) => wanted.has(game))
        ? {
            games: table.games.map((game) =>
              wanted.delete(game.game) ? { ...game, ...change(game) } : game,
            ),
          }
        : table,
    );
    if (tables.some((table, number) => table !== round.tables[number])) changed[index] = { ...round, tables };
  }
  return { rounds: changed };
}

/** Returns whether a player has caused an event. The organiser removes players and forfeits games. */
function isOwnEvent(
  event: TournamentEvent,
): event is Extract<TournamentEvent, { readonly person: PersonId }> {
  return 'person' in event && event.kind !== 'forfeited' && event.kind !== 'removed';
}

function countChange(state: TournamentState, person: PersonId): TournamentState {
  return { ...state, changes: { ...state.changes, [person]: (state.changes[person] ?? 0) + 1 } };
}

function restingSince(state: TournamentState, at: number): number | null {
  if (state.phase !== 'running' || hasUndecidedGames(state)) return null;
  return state.restingSince ?? at;
}

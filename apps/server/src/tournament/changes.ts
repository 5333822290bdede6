import { attendanceOf } from '@halma/pairing';
import type { OnlineGameId, PersonId, TournamentEventOf } from '@halma/protocol';
import { idsOf } from './due.ts';
import { formatOf } from './formats/formats.ts';
import { toEntrant } from './pairing-input.ts';
import { entrantsOf, membersOf } from './pairs.ts';
import { isMissed, missedRounds, playerGames } from './player-games.ts';
import {
  findGame,
  findPlace,
  hasLeft,
  pairsAllAtOnce,
  playerOf,
  type RoundGame,
  type TournamentPlayer,
  type TournamentState,
  unfinishedGames,
  unfinishedRounds,
} from './state.ts';

/**
 * Returns the change that makes a player forfeit a game. A game that cannot have been created is lost
 * immediately; any other ends when the server has made the player resign.
 *
 * @param sender the organiser or the moderator who decided it
 */
export function forfeitGame(
  state: TournamentState,
  { game, isOpen, absent = [], forfeitedBy, decisions, excused = [] }: RoundGame,
  { person, opening = [], excused: isExcused }: TournamentEventOf<'forfeited'>,
  sender: PersonId,
): Partial<RoundGame> {
  const mayExist = isOpen || opening.includes(game);
  return {
    forfeitedBy: [...forfeitedBy, person],
    ...(hasLeft(state, person) ? {} : { decisions: new Map([...(decisions ?? []), [person, sender]]) }),
    ...(isExcused === undefined ? {} : { excused: [...excused, person] }),
    ...(mayExist ? {} : { absent: [...absent, person] }),
  };
}

/**
 * Withdraws a player and their fixed partner, who lose all games that have been paired but not created. If the server
 * has already withdrawn the player, makes that final: a correction no longer undoes it.
 *
 * @param opening the games that a node may have created, which the player resigns
 * @param removedBy the person who has removed the player; absent if the player leaves without being removed
 */
export function withdrawPlayer(
  state: TournamentState,
  person: PersonId,
  opening: readonly OnlineGameId[] = [],
  removedBy?: PersonId,
): Pick<TournamentState, 'players' | 'rounds'> {
  if (playerOf(state, person)?.until !== undefined)
    return { rounds: state.rounds, ...changePlayer(state, person, () => ({ withdrawnFor: [] })) };
  const missed = unfinishedRounds(state)
    .flatMap(([, round]) => unfinishedGames(round))
    .filter(({ game, isOpen, sides }) => !isOpen && !opening.includes(game) && sides.flat().includes(person));
  const members = membersOf(state, person);
  return {
    ...changePlayer(state, person, () => ({
      until: state.rounds.length,
      ...(removedBy === undefined ? {} : { removedBy }),
      ...(formatOf(state).isTableDecided(state, person) ? { hasFinished: true } : {}),
    })),
    ...changeGames(state, idsOf(missed), ({ absent = [] }) => ({
      absent: [...new Set([...absent, ...members])],
    })),
  };
}

/** Changes games, and withdraws the players who have now missed too many. */
export function withdrawAbsentPlayers(
  state: TournamentState,
  ids: readonly OnlineGameId[],
  change: (game: RoundGame) => Partial<RoundGame>,
): Pick<TournamentState, 'players' | 'rounds'> {
  let next: TournamentState = { ...state, ...changeGames(state, ids, change) };
  const absent = ids.flatMap((id) => findGame(next, id)?.absent ?? []);
  if (absent.length === 0) return next;
  for (const person of absent) {
    const player = playerOf(next, person);
    if (player === undefined || player.until !== undefined) continue;
    const attendance = attendanceOf(
      toEntrant(player),
      next.rounds.length,
      missedRounds(playerGames(next, person), membersOf(next, person)),
    );
    if (attendance !== 'withdrawn') continue;
    const withdrawnFor = missedBy(next, person).filter((game) => player.forgiven?.includes(game) !== true);
    next = { ...next, ...withdrawPlayer(next, person) };
    next = { ...next, ...changePlayer(next, person, () => ({ withdrawnFor })) };
  }
  return next;
}

/** Returns the games that a player, or their fixed partner, missed. */
function missedBy(
  state: Pick<TournamentState, 'rounds' | 'seats' | 'players'>,
  person: PersonId,
): OnlineGameId[] {
  const members = membersOf(state, person);
  const games = playerGames(state, person).map(({ game }) => game);
  return idsOf(games.filter((game) => isMissed(game, members)));
}

/**
 * Undoes the withdrawals of the players who, according to a correction, did not miss the game after all.
 */
export function reinstatePlayers(
  state: TournamentState,
  correctedGame: OnlineGameId,
): Pick<TournamentState, 'players' | 'rounds'> {
  let next = state;
  const game = findGame(state, correctedGame);
  for (const player of entrantsOf(state)) {
    if (game !== undefined && isMissed(game, membersOf(state, player.person))) continue;
    if (player.withdrawnFor?.includes(correctedGame))
      next = { ...next, ...reinstatePlayer(next, player, correctedGame) };
    else if (player.forgiven?.includes(correctedGame))
      next = {
        ...next,
        ...changePlayer(next, player.person, ({ forgiven = [] }) => ({
          forgiven: forgiven.filter((other) => other !== correctedGame),
        })),
      };
  }
  return next;
}

/**
 * Undoes a player's withdrawal. In rounds that are not over, they can play the games that the withdrawal cost
 * them. Games in earlier rounds stay lost, but do not count as missed.
 */
function reinstatePlayer(
  state: TournamentState,
  { person, withdrawnFor = [], returned = 0 }: TournamentPlayer,
  correctedGame: OnlineGameId,
): Pick<TournamentState, 'players' | 'rounds'> {
  const members = membersOf(state, person);
  const isUnfinished = (index: number): boolean =>
    state.phase === 'running' && (pairsAllAtOnce(state) || state.unfinished.includes(index));
  const restored = state.rounds.flatMap(({ tables }, index) =>
    isUnfinished(index)
      ? tables.flatMap(({ games }) => games.filter((game) => isLostByLeaving(game, members)))
      : [],
  );
  const changed = changeGames(state, idsOf(restored), ({ absent = [] }) => ({
    absent: absent.filter((absentee) => !members.includes(absentee)),
  }));
  const otherGames = withdrawnFor.filter((game) => game !== correctedGame);
  const isBack = otherGames.every((game) => (findPlace(state, game)?.round ?? 0) + 1 < returned);
  const reinstated = {
    forgiven: missedBy({ ...state, ...changed }, person).filter((game) => !otherGames.includes(game)),
    ...(isBack ? { returned: state.rounds.length + 1 } : {}),
  };
  return {
    ...changed,
    players: state.players.map((player) => {
      if (!members.includes(player.person)) return player;
      const { until: _, hasFinished: __, withdrawnFor: ___, ...rest } = player;
      return { ...rest, ...reinstated };
    }),
  };
}

/**
 * Returns whether a game that was never created is lost only because the player, or the two fixed partners, had left.
 */
function isLostByLeaving(
  { isOpen, places, absent = [], forfeitedBy }: RoundGame,
  members: readonly PersonId[],
): boolean {
  const isAbsent = members.some((person) => absent.includes(person));
  const hasForfeited = members.some((person) => forfeitedBy.includes(person));
  return !isOpen && places === undefined && isAbsent && !hasForfeited;
}

/** Changes one player, and their fixed partner in the same way. */
export function changePlayer(
  { players }: Pick<TournamentState, 'players'>,
  person: PersonId,
  change: (player: TournamentPlayer) => Partial<TournamentPlayer>,
): Pick<TournamentState, 'players'> {
  return {
    players: players.map((player) =>
      player.person === person || player.partner === person ? { ...player, ...change(player) } : player,
    ),
  };
}

/** Changes the games with these ids. */
export function changeGames(
  { rounds }: Pick<TournamentState, 'rounds'>,
  ids: readonly OnlineGameId[],
  change: (game: RoundGame) => Partial<RoundGame>,
): Pick<TournamentState, 'rounds'> {
  const remainingIds = new Set(ids);
  const changed = [...rounds];
  // The games that change are nearly always in the latest rounds, and there can be thousands of others.
  for (let index = changed.length - 1; index >= 0 && remainingIds.size > 0; index -= 1) {
    const round = changed[index] as TournamentState['rounds'][number];
    const tables = round.tables.map((table) =>
      table.games.some(({ game }) => remainingIds.has(game))
        ? {
            games: table.games.map((game) =>
              remainingIds.delete(game.game) ? { ...game, ...change(game) } : game,
            ),
          }
        : table,
    );
    if (tables.some((table, i) => table !== round.tables[i])) changed[index] = { ...round, tables };
  }
  return { rounds: changed };
}

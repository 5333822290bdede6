import {
  type PersonId,
  ROUND_PAGE_SIZE,
  type TournamentRound,
  type TournamentRoundView,
  type TournamentView,
} from '@halma/protocol';
import { type KnockoutRound, knockoutRounds } from './formats/knockout.ts';
import { entrantIdOf, membersOf } from './pairs.ts';
import { copySides } from './planned-event.ts';
import type { RoundGame, TournamentState } from './state.ts';

/** The maximum number of tables, and of byes, that a view contains for each round of a knockout. */
const BRACKET_SIZE = 32;

/** Returns a whole round with its results; undefined if it is not paired yet. Rounds are numbered from 1. */
export function roundView({ rounds }: TournamentState, round: number): TournamentRound | undefined {
  const found = rounds[round - 1];
  if (found === undefined) return undefined;
  return {
    round,
    tables: found.tables.map(({ games }) => ({ games: games.map(gameView) })),
    byes: [...found.byes],
  };
}

/**
 * Returns a page of a round's tables with their results, but without the players' names; undefined if the
 * round is not paired yet.
 *
 * @param request.round the number of the round, starting at 1
 * @param request.after the number of tables to skip
 * @param request.viewer the person making the request, whose tables and bye are always included
 */
export function roundPage(
  { rounds }: TournamentState,
  {
    round,
    after,
    viewer,
    pageSize = ROUND_PAGE_SIZE,
  }: {
    readonly round: number;
    readonly after: number;
    readonly viewer: PersonId | undefined;
    readonly pageSize?: number;
  },
): Omit<TournamentRoundView, 'people'> | undefined {
  const found = rounds[round - 1];
  if (found === undefined) return undefined;
  const { tables, byes } = found;
  const isShown = (index: number): boolean => index >= after && index < after + pageSize;
  const indexes = [...tables.keys()];
  const ownTables = indexes.filter(
    (index) =>
      viewer !== undefined &&
      !isShown(index) &&
      tables[index]?.games.some(({ sides }) => sides.some((side) => side.includes(viewer))),
  );
  return {
    round,
    after,
    tableCount: tables.length,
    tables: [...ownTables, ...indexes.filter(isShown)].map((index) => ({
      table: index + 1,
      games: (tables[index]?.games ?? []).map(gameView),
    })),
    byes: shownByes(byes, viewer, pageSize),
    byeCount: byes.length,
  };
}

function gameView({
  game,
  sides,
  isOpen,
  places,
  absent,
  corrected,
  refused,
}: RoundGame): TournamentRound['tables'][number]['games'][number] {
  return {
    game,
    sides: copySides(sides),
    opened: isOpen,
    ...(places === undefined ? {} : { places: [...places] }),
    ...(absent === undefined || absent.length === 0 ? {} : { absent: [...absent] }),
    ...(corrected === undefined ? {} : { corrected }),
    ...(refused === undefined || places !== undefined ? {} : { refused }),
  };
}

/** Returns the ids of all people in a round. */
export function peopleInRound({
  tables,
  byes,
}: Pick<TournamentRoundView, 'tables' | 'byes'>): readonly PersonId[] {
  const games = tables.flatMap((table) => table.games);
  return [...new Set([...games.flatMap(({ sides }) => sides.flat()), ...byes])];
}

/** The brackets computed so far. States are immutable, and all pages of a tournament need the same bracket. */
const BRACKETS = new WeakMap<TournamentState, readonly KnockoutRound[]>();

/** Returns the first tables of each knockout round, and the viewer's own tables. */
export function bracketView(
  state: TournamentState,
  {
    viewer,
    pageSize = BRACKET_SIZE,
  }: { readonly viewer: PersonId | undefined; readonly pageSize?: number | undefined },
): Required<TournamentView>['bracket'] {
  const rounds = BRACKETS.get(state) ?? knockoutRounds(state);
  BRACKETS.set(state, rounds);
  const ownEntrant = viewer === undefined ? undefined : entrantIdOf(state, viewer);
  return rounds.map(({ tables }, index) => {
    const byes = state.rounds[index]?.byes ?? [];
    return {
      tables: tables
        .filter(
          ({ players }, table) =>
            table < pageSize || (ownEntrant !== undefined && players.includes(ownEntrant)),
        )
        .map(({ players, computers, meetings, order, advancing }) => ({
          players: players.map((player) => [...membersOf(state, player)]),
          computers,
          meetings: meetings.map((points) => [...points]),
          through: (order ?? []).slice(0, advancing),
        })),
      tableCount: tables.length,
      byes: shownByes(byes, viewer, pageSize),
      byeCount: byes.length,
    };
  });
}

/** Returns the first byes, and the viewer's own bye. */
function shownByes(byes: readonly PersonId[], viewer: PersonId | undefined, count: number): PersonId[] {
  return byes.filter((person, index) => index < count || person === viewer);
}

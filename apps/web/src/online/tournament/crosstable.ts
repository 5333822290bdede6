import type { OnlineGameId, PersonId, TournamentRoundView } from '@halma/protocol';
import { POINT_PARTS } from './points.ts';

/** A result in a crosstable. */
export interface CrosstableResult {
  readonly game: OnlineGameId;
  /** In 120ths of a point; undefined while the game has no result. */
  readonly points: number | undefined;
  /** Whether the player’s side moved first. */
  readonly movedFirst: boolean;
  /** Whether the two players were partners. */
  readonly werePartners: boolean;
}

/** Each player's results with every other player, by the players’ ids. */
export type Crosstable = ReadonlyMap<PersonId, ReadonlyMap<PersonId, readonly CrosstableResult[]>>;

type RoundGame = TournamentRoundView['tables'][number]['games'][number];

/**
 * Returns the crosstable of games between two sides, in the order of the rounds. With changing partners, a
 * player has results against both opponents and together with the partner.
 *
 * @param entrantOf returns the player whose row has a person's results: for fixed partners, the one who
 *   entered first
 */
export function buildCrosstable(
  rounds: readonly Pick<TournamentRoundView, 'tables'>[],
  entrantOf: (person: PersonId) => PersonId = (person) => person,
): Crosstable {
  const table = new Map<PersonId, Map<PersonId, CrosstableResult[]>>();
  const add = (own: PersonId, other: PersonId, result: CrosstableResult): void => {
    const row = table.get(own) ?? new Map<PersonId, CrosstableResult[]>();
    row.set(other, [...(row.get(other) ?? []), result]);
    table.set(own, row);
  };
  for (const game of rounds.flatMap(({ tables }) => tables.flatMap(({ games }) => games))) {
    if (game.sides.length !== 2 || game.sides.some(({ length }) => length === 0)) continue;
    const sides = game.sides.map((side) => [...new Set(side.map(entrantOf))]);
    for (const [index, side] of sides.entries()) {
      const sidePoints = pointsOf(game, index);
      const absentEntrants = (game.sides[index] ?? [])
        .filter((person) => game.absent?.includes(person))
        .map(entrantOf);
      for (const own of side) {
        // A player whose partner did not show up gets half of a win.
        const isPartnerAbsent = absentEntrants.length > 0 && !absentEntrants.includes(own);
        const points = isPartnerAbsent ? POINT_PARTS / 2 : sidePoints;
        const result = { game: game.game, points, movedFirst: index === 0 };
        for (const opponent of sides[1 - index] ?? []) add(own, opponent, { ...result, werePartners: false });
        for (const partner of side) if (partner !== own) add(own, partner, { ...result, werePartners: true });
      }
    }
  }
  return table;
}

/**
 * Returns the points of a side against the others, in 120ths of a point; undefined if there is no result. A
 * player who did not show up gets no points and is placed behind the others.
 */
export function pointsOf(
  { sides, places, absent = [] }: Pick<RoundGame, 'sides' | 'places' | 'absent'>,
  side: number,
): number | undefined {
  const isAbsent = (index: number): boolean => (sides[index] ?? []).some((person) => absent.includes(person));
  const people = sides.flatMap(({ length }, index) => (length > 0 ? [index] : []));
  const others = people.filter((index) => index !== side);
  if (isAbsent(side)) return 0;
  if (others.length > 0 && others.every(isAbsent)) return POINT_PARTS * (sides.length - 1);
  const ownPlace = places?.[side];
  if (ownPlace === undefined) return undefined;
  const shares = others.map((index): number => {
    const place = isAbsent(index) ? Number.POSITIVE_INFINITY : (places?.[index] ?? Number.POSITIVE_INFINITY);
    return place > ownPlace ? POINT_PARTS : place === ownPlace ? POINT_PARTS / 2 : 0;
  });
  const sum = shares.reduce((total, share) => total + share, 0);
  return others.length === 0 ? undefined : (sum / others.length) * (sides.length - 1);
}

/** Returns whether a game has a result, including one that a no-show decided. */
export function hasResult(game: Pick<RoundGame, 'sides' | 'places' | 'absent'>): boolean {
  return recordedPlaces(game) !== undefined;
}

/** Returns the recorded places of a game, with no-shows placed last; undefined if there is no result. */
export function recordedPlaces({
  sides,
  places,
  absent = [],
}: Pick<RoundGame, 'sides' | 'places' | 'absent'>): readonly number[] | undefined {
  if (places !== undefined) return places;
  const isPresent = (side: readonly PersonId[]): boolean =>
    side.length > 0 && !side.some((person) => absent.includes(person));
  const presentCount = sides.filter(isPresent).length;
  if (presentCount > 1) return undefined;
  return placesFrom(sides.map((side) => (isPresent(side) ? 0 : 1)));
}

/**
 * Returns the places of sides from numbers that order them: the smaller number is ahead, equal numbers are a tie. Each
 * place is 1 more than the number of sides ahead, as the server expects: `[1, 1, 2]` gives `[1, 1, 3]`.
 */
export function placesFrom(order: readonly number[]): number[] {
  return order.map((own) => 1 + order.filter((other) => other < own).length);
}

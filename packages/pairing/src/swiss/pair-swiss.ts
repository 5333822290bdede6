import { minimumCostMatching } from '../matching/minimum-cost-matching.ts';
import { accept, type PairingResult, refuse } from '../refusal.ts';
import { POINT, pointsOfRound, type Round, type Tournament } from '../tournament.ts';
import { meeting } from '../turns/meeting.ts';
import { validateFinishedRounds } from '../validate-tournament.ts';
import { type CostParts, pairingCosts } from './pairing-costs.ts';
import { rankedPlayers, type SwissOptions, type SwissPlayer } from './swiss-player.ts';
import { ABSOLUTE, pairInTurnOrder, turnPreference } from './turn-preference.ts';

/** Matching takes memory proportional to the square of this number, and time proportional to its cube. */
const MAX_PLAYERS = 2000;

/** Score differences of ten points or more all weigh the same. */
const MAX_SCORE_COST = 400;

/** The compromises that make a pairing possible. */
interface Leniency {
  /** Whether two players may meet if both must move first, or neither may. */
  readonly allowsClashes: boolean;
  readonly allowsRepeats: boolean;
}

const LENIENCIES: readonly Leniency[] = [
  { allowsClashes: false, allowsRepeats: false },
  { allowsClashes: true, allowsRepeats: false },
  { allowsClashes: true, allowsRepeats: true },
];

/**
 * Pairs the next round of a Swiss tournament for two sides, in the manner of the FIDE Dutch system: no two
 * players meet twice and no player has a second bye while another pairing exists. It has the same aims as
 * that system, but a single matching weighs them for all players together instead of for one score group
 * after another: equal scores, then turn positions, then no float in the direction of either of the last two
 * rounds, then the upper half of a score group against the lower half.
 */
export function pairSwiss(tournament: Tournament, options: SwissOptions): PairingResult<Round> {
  const validation = validateFinishedRounds(tournament);
  if (!validation.ok) return validation;
  if (tournament.sides !== 2) return refuse('bad-seats', { detail: tournament.sides });
  if (tournament.rounds.length >= options.rounds) return refuse('tournament-over');
  const players = rankedPlayers(tournament, options);
  if (players.length < 2) return refuse('too-few-players', { detail: players.length });
  if (players.length > MAX_PLAYERS) return refuse('too-many-players', { detail: players.length });
  const isLastRound = tournament.rounds.length + 1 === options.rounds;
  const halfOfPoints = (pointsOfRound(tournament) * tournament.rounds.length) / 2;
  for (const leniency of LENIENCIES)
    for (const bye of byeCandidates(players)) {
      const pairedPlayers = players.filter((player) => player !== bye);
      const costs = pairingCosts(
        pairedPlayers.length,
        partsFor(pairedPlayers, leniency, isLastRound ? halfOfPoints : Infinity),
      );
      const partners = minimumCostMatching(pairedPlayers.length, costs);
      if (partners !== undefined) return accept(roundOf(pairedPlayers, partners, bye, tournament));
    }
  // If repeats and clashes are allowed, all players can meet, so a matching exists.
  throw new Error('a complete graph has no perfect matching');
}

/** Lists the players who can have the bye, lowest rank first, or only `undefined` if the number of players is even. */
function byeCandidates(players: readonly SwissPlayer[]): readonly (SwissPlayer | undefined)[] {
  if (players.length % 2 === 0) return [undefined];
  const fewest = Math.min(...players.map(({ freeRounds }) => freeRounds));
  return players.filter(({ freeRounds }) => freeRounds === fewest).reverse();
}

/**
 * Returns a function that computes the parts of a pair's cost. Two players who both need the same turn
 * position can meet if one of them has more than `clashScore` points and the meeting does not raise the
 * imbalance of either above two.
 */
function partsFor(
  players: readonly SwissPlayer[],
  { allowsClashes, allowsRepeats }: Leniency,
  clashScore: number,
): (one: number, other: number) => CostParts | undefined {
  const preferences = players.map(({ positions }) => turnPreference(positions));
  const groupSizes = new Map<number, number>();
  for (const { score } of players) groupSizes.set(score, (groupSizes.get(score) ?? 0) + 1);
  /** The cost of one exception, which outweighs all score differences together. */
  const exceptionCost = 1 + (MAX_SCORE_COST * players.length) / 2;
  return (one, other) => {
    const [a, b] = [players[one] as SwissPlayer, players[other] as SwissPlayer];
    const [preference, otherPreference] = [preferences[one], preferences[other]];
    const timesMet = a.met.get(b.id) ?? 0;
    if (timesMet > 0 && !allowsRepeats) return undefined;
    const order =
      preference === undefined || otherPreference === undefined || preference.begin !== otherPreference.begin
        ? 0
        : Math.min(preference.strength, otherPreference.strength);
    // If both players have had one position at least two more times than the other position, the imbalance of one of
    // them would now grow to three or more.
    const exceedsTwo = Math.min(preference?.imbalance ?? 0, otherPreference?.imbalance ?? 0) > 1;
    const isClash = order === ABSOLUTE && (exceedsTwo || Math.max(a.score, b.score) <= clashScore);
    if (isClash && !allowsClashes) return undefined;
    const clashCost = exceedsTwo ? 3 : 1;
    const halfPoints = Math.round((2 * Math.abs(a.score - b.score)) / POINT);
    const score = Math.min(MAX_SCORE_COST, halfPoints ** 2);
    const exceptions = (isClash ? clashCost : 0) + 4 * timesMet ** 2;
    const wantedDistance = a.score === b.score ? Math.floor((groupSizes.get(a.score) ?? 0) / 2) : 1;
    const distance = Math.abs(Math.abs(one - other) - wantedDistance);
    return [score + exceptions * exceptionCost, order, floatCost(a, b), distance];
  };
}

/**
 * Returns the sum over both players: 2 for a player who would float as in the previous round, and 1 for a
 * player who would float as in the round before that.
 */
function floatCost(one: SwissPlayer, other: SwissPlayer): number {
  const float = Math.sign(other.score - one.score);
  if (float === 0) return 0;
  const repetitionCost = (floats: readonly number[], wanted: number): number =>
    floats.at(-1) === wanted ? 2 : floats.at(-2) === wanted ? 1 : 0;
  return repetitionCost(one.floats, float) + repetitionCost(other.floats, -float);
}

/** Returns the round with its tables ordered by their best players. */
function roundOf(
  players: readonly SwissPlayer[],
  partners: Int32Array,
  bye: SwissPlayer | undefined,
  { games }: Tournament,
): Round {
  const pairs = players.flatMap((player, rank) => {
    const partner = players[partners[rank] ?? rank];
    return partner === undefined || (partners[rank] ?? 0) < rank ? [] : [[player, partner] as const];
  });
  const tables = pairs.map(([higher, lower], index) => {
    const sides = pairInTurnOrder(higher, lower, index + 1).map(({ id }) => [id]);
    return meeting(sides, games);
  });
  return { tables, byes: bye === undefined ? [] : [bye.id] };
}

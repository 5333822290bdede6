import { Z_95 } from '../elo.ts';

/** Two players and the games between them. */
export interface Encounter {
  readonly first: string;
  readonly second: string;
  readonly games: number;
  /** The points of the first player: 1 for a win, ½ for a draw. */
  readonly points: number;
}

/** The strength of a player relative to the others on a ladder. */
export interface Rating {
  readonly player: string;
  /** The difference in Elo from the mean of all players. */
  readonly elo: number;
  /** The half-width of the 95% confidence interval of `elo`. */
  readonly error: number;
  readonly games: number;
  /** The mean points per game; null if the player has no games. */
  readonly score: number | null;
  /** The probability that the player is stronger than the next one; null for the last. */
  readonly superiority: number | null;
}

const ELO_PER_UNIT = 400 / Math.LN10;

/**
 * Each player also has this number of drawn games against an imaginary player of average strength. Without them, the
 * rating of a player that won every game would be infinite.
 */
const IMAGINARY_GAMES = 1;

const MAX_STEPS = 100;
const CONVERGED_STEP = 1e-9;

/**
 * Rates players by maximum likelihood in the Bradley–Terry model (Biometrika 39, 1952): a player whose rating
 * is `d` Elo higher scores 1 / (1 + 10^(−d/400)) points a game on average. Draws count as half a win and half
 * a loss. The errors come from the Fisher information and treat games as independent. Returns the strongest
 * player first.
 */
export function ratePlayers(players: readonly string[], encounters: readonly Encounter[]): readonly Rating[] {
  const indexOf = new Map(players.map((player, index) => [player, index]));
  const results = encounters.map(({ first, second, games, points }) => {
    const [firstIndex, secondIndex] = [indexOf.get(first), indexOf.get(second)];
    if (firstIndex === undefined || secondIndex === undefined)
      throw new Error(`unknown player ${first} or ${second}`);
    return { first: firstIndex, second: secondIndex, games, points };
  });
  const { strengths, information } = fitStrengths(players.length, results);
  const covariance = invert(information);
  const mean = strengths.reduce((sum, strength) => sum + strength, 0) / Math.max(1, players.length);
  const order = players
    .map((_, index) => index)
    .sort((a, b) => valueAt(strengths, b) - valueAt(strengths, a));
  return order.map((index, place) => {
    const next = order[place + 1];
    const ownResults = results.filter(({ first, second }) => first === index || second === index);
    const games = ownResults.reduce((sum, result) => sum + result.games, 0);
    const points = ownResults.reduce(
      (sum, result) => sum + (result.first === index ? result.points : result.games - result.points),
      0,
    );
    const contrast = players.map((_, other) => (other === index ? 1 : 0) - 1 / players.length);
    return {
      player: players[index] ?? '',
      elo: ELO_PER_UNIT * (valueAt(strengths, index) - mean),
      error: Z_95 * ELO_PER_UNIT * Math.sqrt(variance(covariance, contrast)),
      games,
      score: games === 0 ? null : points / games,
      superiority:
        next === undefined
          ? null
          : normalDistribution(
              (valueAt(strengths, index) - valueAt(strengths, next)) /
                Math.sqrt(variance(covariance, unitDifference(players.length, index, next))),
            ),
    };
  });
}

/** The games between two players, who are identified by their indices. */
interface IndexedResult {
  readonly first: number;
  readonly second: number;
  readonly games: number;
  readonly points: number;
}

/** Maximises the likelihood by Newton's method, which converges because the log-likelihood is concave. */
function fitStrengths(
  count: number,
  results: readonly IndexedResult[],
): { readonly strengths: readonly number[]; readonly information: readonly (readonly number[])[] } {
  let strengths: readonly number[] = Array.from({ length: count }, () => 0);
  for (let step = 0; ; step += 1) {
    const { gradient, information } = derivatives(strengths, results);
    const change = multiply(invert(information), gradient);
    const largest = Math.max(0, ...change.map(Math.abs));
    if (largest < CONVERGED_STEP || step === MAX_STEPS) return { strengths, information };
    // A step of more than one unit would leave the region where the quadratic approximation holds.
    const scale = Math.min(1, 1 / largest);
    strengths = strengths.map((strength, index) => strength + scale * valueAt(change, index));
  }
}

function derivatives(strengths: readonly number[], results: readonly IndexedResult[]) {
  const gradient = strengths.map((strength) => IMAGINARY_GAMES * (0.5 - winProbability(strength)));
  const information = strengths.map((strength, row) =>
    strengths.map((_, column) => (row === column ? IMAGINARY_GAMES * binomialVariance(strength) : 0)),
  );
  for (const { first, second, games, points } of results) {
    const difference = valueAt(strengths, first) - valueAt(strengths, second);
    const surprise = points - games * winProbability(difference);
    const weight = games * binomialVariance(difference);
    for (const [row, sign] of [
      [first, 1],
      [second, -1],
    ] as const) {
      gradient[row] = valueAt(gradient, row) + sign * surprise;
      const values = information[row] ?? [];
      values[row] = valueAt(values, row) + weight;
      const column = row === first ? second : first;
      values[column] = valueAt(values, column) - weight;
    }
  }
  return { gradient, information };
}

function winProbability(difference: number): number {
  return 1 / (1 + Math.exp(-difference));
}

function binomialVariance(difference: number): number {
  const probability = winProbability(difference);
  return probability * (1 - probability);
}

function unitDifference(count: number, one: number, other: number): readonly number[] {
  return Array.from({ length: count }, (_, index) => (index === one ? 1 : index === other ? -1 : 0));
}

/** Returns the variance of a linear combination. */
function variance(covariance: readonly (readonly number[])[], factors: readonly number[]): number {
  const product = multiply(covariance, factors);
  return factors.reduce((sum, factor, index) => sum + factor * valueAt(product, index), 0);
}

function multiply(matrix: readonly (readonly number[])[], vector: readonly number[]): readonly number[] {
  return matrix.map((row) => row.reduce((sum, value, column) => sum + value * valueAt(vector, column), 0));
}

/** Inverts a positive definite matrix by elimination; such a matrix needs no pivoting. */
function invert(matrix: readonly (readonly number[])[]): readonly (readonly number[])[] {
  const rows = matrix.map((row, index) => [...row, ...row.map((_, column) => (column === index ? 1 : 0))]);
  rows.forEach((pivotRow, pivot) => {
    const factor = 1 / valueAt(pivotRow, pivot);
    pivotRow.forEach((value, column) => {
      pivotRow[column] = value * factor;
    });
    rows.forEach((row, index) => {
      if (index === pivot) return;
      const multiple = valueAt(row, pivot);
      row.forEach((value, column) => {
        row[column] = value - multiple * valueAt(pivotRow, column);
      });
    });
  });
  return rows.map((row) => row.slice(matrix.length));
}

function valueAt(values: readonly number[], index: number): number {
  return values[index] ?? 0;
}

/**
 * Approximates the cumulative normal distribution, from its mean upwards, to 1.5e-7 (Abramowitz and Stegun,
 * 7.1.26).
 */
function normalDistribution(deviations: number): number {
  const x = deviations / Math.SQRT2;
  const t = 1 / (1 + 0.3275911 * x);
  const polynomial =
    t * (0.254829592 + t * (-0.284496736 + t * (1.421413741 + t * (-1.453152027 + t * 1.061405429))));
  return 1 - (polynomial * Math.exp(-x * x)) / 2;
}

/**
 * @typedef {object} MatchResult
 * @property {string} game
 * @property {string} preset
 * @property {string[]} players The measured level, and the player that plays all other sides.
 * @property {number} games
 * @property {number} score From 0 to 1.
 * @property {number | null} [elo] In two-sided games: the rating, with the bounds of its 95% confidence
 *   interval.
 * @property {number | null} [low]
 * @property {number | null} [high]
 * @property {number} [rank] In games with more than two sides: the mean rank, with half the width of its confidence interval.
 * @property {number | null} [error]
 * @property {number} plies The mean length of the games.
 */

/** The heading of the measurement tables, which fill the rest of the page. */
export const MEASUREMENTS_HEADING = '## Measurements\n';

const TWO_SIDED_HEAD =
  '| player | against | games | score | Elo | 95% | plies |\n| --- | --- | --: | --: | --: | --- | --: |';
const MULTI_SIDED_HEAD =
  '| player | all others | games | mean rank | 95% | plies |\n| --- | --- | --: | --: | --: | --: |';

/**
 * Returns the tables for the page, one per game.
 *
 * @param {readonly MatchResult[]} matches
 */
export function measurementTables(matches) {
  const games = [...new Set(matches.map(({ game }) => game))];
  return games
    .map((game) => {
      const rows = matches.filter((match) => match.game === game);
      const isTwoSided = rows[0]?.rank === undefined;
      const head = isTwoSided ? TWO_SIDED_HEAD : MULTI_SIDED_HEAD;
      const title = `### ${game} with the ${rows[0]?.preset} preset`;
      return ['', title, '', head, ...rows.map(isTwoSided ? twoSidedRow : multiSidedRow), ''].join('\n');
    })
    .join('');
}

/** @param {MatchResult} result */
function twoSidedRow({ players, games, score, elo, low, high, plies }) {
  const interval = `${signed(low, '−∞')} to ${signed(high, '+∞')}`;
  const cells = [
    ...players,
    games,
    `${(100 * score).toFixed(1)}%`,
    signed(elo, '–'),
    interval,
    plies.toFixed(0),
  ];
  return `| ${cells.join(' | ')} |`;
}

/** @param {MatchResult} result */
function multiSidedRow({ players, games, rank = 0, error = null, plies }) {
  const cells = [
    ...players,
    games,
    rank.toFixed(2),
    error === null ? '–' : `± ${error.toFixed(2)}`,
    plies.toFixed(0),
  ];
  return `| ${cells.join(' | ')} |`;
}

/**
 * @param {number | null | undefined} elo
 * @param {string} unbounded The text to return if the rating has no bound.
 */
function signed(elo, unbounded) {
  return elo === null || elo === undefined ? unbounded : `${elo < 0 ? '−' : '+'}${Math.abs(elo).toFixed(0)}`;
}

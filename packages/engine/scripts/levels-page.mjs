/**
 * @typedef {object} Measured What came out of a match.
 * @property {string} game
 * @property {string} preset
 * @property {string[]} players The level that is measured, and who plays all the other sides.
 * @property {number} games
 * @property {number} score From 0 to 1.
 * @property {number | null} [elo] In games of two sides, with the ends of the interval that holds it 95 times in 100.
 * @property {number | null} [low]
 * @property {number | null} [high]
 * @property {number} [rank] In games of more sides: the mean rank, with half the width of its interval.
 * @property {number | null} [error]
 * @property {number} plies The mean length of the games.
 */

/** The line of the page below which the measured tables stand, to its end. */
export const MEASURED = '## Measured\n';

const DUEL_HEAD =
  '| player | against | games | score | Elo | 95 % | plies |\n| --- | --- | --: | --: | --: | --- | --: |';
const TABLE_HEAD =
  '| player | all others | games | mean rank | 95 % | plies |\n| --- | --- | --: | --: | --: | --: |';

/**
 * The tables of the page: one for each game.
 *
 * @param {readonly Measured[]} matches
 */
export function measuredTables(matches) {
  const games = [...new Set(matches.map(({ game }) => game))];
  return games
    .map((game) => {
      const rows = matches.filter((match) => match.game === game);
      const isDuel = rows[0]?.rank === undefined;
      const head = isDuel ? DUEL_HEAD : TABLE_HEAD;
      const title = `### ${game}, preset ${rows[0]?.preset}`;
      return ['', title, '', head, ...rows.map(isDuel ? duelRow : tableRow), ''].join('\n');
    })
    .join('');
}

/** @param {Measured} match */
function duelRow({ players, games, score, elo, low, high, plies }) {
  const interval = `${signed(low, 'below')} to ${signed(high, 'above')}`;
  const cells = [
    ...players,
    games,
    `${(100 * score).toFixed(1)} %`,
    signed(elo, '–'),
    interval,
    plies.toFixed(0),
  ];
  return `| ${cells.join(' | ')} |`;
}

/** @param {Measured} match */
function tableRow({ players, games, rank = 0, error = null, plies }) {
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
 * @param {string} unknown
 */
function signed(elo, unknown) {
  return elo === null || elo === undefined ? unknown : `${elo < 0 ? '−' : '+'}${Math.abs(elo).toFixed(0)}`;
}

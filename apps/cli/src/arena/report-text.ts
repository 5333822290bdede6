import type { Rules } from '@halma/rules';
import { formatCount } from '../drawing/position-text.ts';
import { formatNumber, formatTable, wrapLines } from '../drawing/text-layout.ts';
import { formatElo, formatEstimate, formatPercent, formatSigned } from './estimate-text.ts';
import type { MatchPlan } from './match-plan.ts';
import { logLikelihoodRatio, type SequentialTest, sprtBounds, sprtVerdict } from './sprt.ts';
import type { EntrantTally, Tally } from './tally.ts';

/** A program may fail in every game, so the report lists only the first faults. */
const MAX_LISTED_FAULTS = 10;

/** The minimum width to which a player's name is cut on a narrow terminal, in characters. */
const MIN_NAME_WIDTH = 12;

/** A column of the table of players. */
type Column = readonly [title: string, format: (entrant: EntrantTally) => string];

const COUNT_COLUMNS: readonly Column[] = [
  ['wins', ({ wins }) => `${wins}`],
  ['draws', ({ draws }) => `${draws}`],
  ['losses', ({ losses }) => `${losses}`],
  ['ms/move', ({ millisecondsPerTurn }) => millisecondsPerTurn.toFixed(1)],
  ['faults', ({ faults }) => `${faults}`],
];
const COLUMNS_FOR_TWO_SIDES: readonly Column[] = [
  ['score', ({ score }) => formatPercent(score)],
  ...COUNT_COLUMNS,
];
const COLUMNS_FOR_MORE_SIDES: readonly Column[] = [
  ['firsts', ({ firsts }) => formatPercent(firsts)],
  ['rank', ({ rank }) => formatEstimate(rank)],
  ...COUNT_COLUMNS,
];

/** Formats the progress of a match in one line. */
export function formatProgress(plan: MatchPlan, tally: Tally): string {
  const [first] = tally.entrants;
  const { elo, faults, games, plies } = tally;
  return [
    `game ${games} of ${plan.games}`,
    ...(first === undefined ? [] : [`+${first.wins} =${first.draws} -${first.losses}`]),
    ...(elo === null ? [] : [`Elo ${formatElo(elo)}`]),
    ...(plan.sprt === undefined ? [] : [formatRatio(plan.sprt, tally)]),
    `${plies.mean.toFixed(0)} plies`,
    ...(faults.length > 0 ? [formatCount(faults.length, 'fault')] : []),
  ].join(', ');
}

/**
 * Formats the report on a match so far, for people.
 *
 * @param width in characters
 */
export function formatReport(plan: MatchPlan, tally: Tally, rules: Rules, width: number): string {
  const heading = `${rules.game.id}, ${rules.preset}: ${formatCount(tally.games, 'game')}, seed ${plan.seed}`;
  const lines = [
    ...formatStrength(plan, tally),
    ...formatLengthAndEndings(tally),
    ...formatAdjudication(plan),
    ...formatFaults(tally),
  ];
  return [
    wrapLines(`${heading}, ${formatOpenings(plan)}`, width),
    '',
    drawPlayersTable(
      tally.entrants,
      rules.sides.length > 2 ? COLUMNS_FOR_MORE_SIDES : COLUMNS_FOR_TWO_SIDES,
      width,
    ),
    '',
    ...lines.map((line) => wrapLines(line, width)),
  ].join('\n');
}

function formatOpenings({ openings, openingPlies: { min, max } }: MatchPlan): string {
  if (openings !== undefined) return `${formatCount(openings.length, 'opening')} from a list`;
  return `openings of ${min === max ? formatCount(min, 'ply', 'plies') : `${min} to ${max} plies`}`;
}

function drawPlayersTable(
  entrants: readonly EntrantTally[],
  columns: readonly Column[],
  width: number,
): string {
  const rows = [
    columns.map(([title]) => title),
    ...entrants.map((entrant) => columns.map(([, format]) => format(entrant))),
  ];
  const columnWidths = columns.map((_, column) => Math.max(...rows.map((row) => row[column]?.length ?? 0)));
  const nameWidth = Math.max(
    MIN_NAME_WIDTH,
    width - columnWidths.reduce((sum, length) => sum + length + 2, 0),
  );
  const names = ['player', ...entrants.map(({ name }) => name)];
  return formatTable(
    rows.map((row, index) => [shorten(names[index] ?? '', nameWidth), ...row]),
    columns.map((_, column) => column + 1),
  );
}

function formatStrength({ sprt }: MatchPlan, tally: Tally): readonly string[] {
  const { elo, pairs } = tally;
  const [first, second] = tally.entrants;
  if (elo === null || first === undefined || second === undefined) return [];
  return [
    `Elo of ${first.name} against ${second.name}: ${formatElo(elo)} (95%)`,
    `Pairs with 0, ½, 1, 1½ and 2 points: ${pairs.join(' ')}`,
    ...(sprt === undefined ? [] : [formatVerdict(sprt, tally)]),
  ];
}

function formatLengthAndEndings({ games, plies, terminations }: Tally): readonly string[] {
  if (games === 0) return ['No game has ended.'];
  return [
    `Length: ${plies.mean.toFixed(1)} plies on average, ${plies.least} to ${plies.most}`,
    `Endings: ${terminations.map(([termination, count]) => `${termination} ${formatNumber(count)}`).join(', ')}`,
  ];
}

function formatAdjudication({ adjudication }: MatchPlan): readonly string[] {
  if (adjudication === undefined) return [];
  const lead = formatCount(adjudication, 'move');
  return [`Adjudicated: games in which the armies had passed each other and one led by ${lead} or more`];
}

function formatFaults({ faults }: Tally): readonly string[] {
  const listed = faults
    .slice(0, MAX_LISTED_FAULTS)
    .map(
      ({ game, seat, ply, kind, detail }) =>
        `Game ${game + 1}, seat ${seat}, after ${formatCount(ply, 'turn')}: ${kind}, ${detail}`,
    );
  const omittedCount = faults.length - listed.length;
  return omittedCount > 0 ? [...listed, `and ${formatCount(omittedCount, 'more fault')}`] : listed;
}

function formatVerdict(sprt: SequentialTest, tally: Tally): string {
  const verdict = sprtVerdict(logLikelihoodRatio(tally.pairs, sprt), sprt);
  const outcome = verdict === null ? 'no verdict yet' : `${sprt[verdict]} Elo accepted`;
  return `SPRT of ${sprt.elo0} against ${sprt.elo1} Elo: ${outcome} (${formatRatio(sprt, tally)})`;
}

function formatRatio(sprt: SequentialTest, { pairs }: Tally): string {
  const { lower, upper } = sprtBounds(sprt);
  const ratio = formatSigned(logLikelihoodRatio(pairs, sprt), 2);
  return `LLR ${ratio} between ${lower.toFixed(2)} and ${formatSigned(upper, 2)}`;
}

function shorten(name: string, nameWidth: number): string {
  return name.length > nameWidth ? `${name.slice(0, nameWidth - 1)}…` : name;
}

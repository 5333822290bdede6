import type { Rules } from '@halma/rules';
import { formatCount } from '../drawing/position-text.ts';
import { drawTable, formatNumber, wrapLines } from '../drawing/text-layout.ts';
import { eloText, estimateText, percentText, signedText } from './estimate-text.ts';
import type { MatchPlan } from './match-plan.ts';
import { type Hypotheses, logLikelihoodRatio, SPRT_BOUND, sprtVerdict } from './sprt.ts';
import type { EntrantTally, Tally } from './tally.ts';

/** A program may fail in every game; only the first faults are listed. */
const MAX_LISTED_FAULTS = 10;

/** The shortest a player's name is cut to on a narrow terminal. */
const MIN_NAME_WIDTH = 12;

/** A column of the table of players. */
type Column = readonly [title: string, of: (entrant: EntrantTally) => string];

const COUNTS: readonly Column[] = [
  ['wins', ({ wins }) => `${wins}`],
  ['draws', ({ draws }) => `${draws}`],
  ['losses', ({ losses }) => `${losses}`],
  ['ms/move', ({ millisecondsPerTurn }) => millisecondsPerTurn.toFixed(1)],
  ['faults', ({ faults }) => `${faults}`],
];
const TWO_SIDE_COLUMNS: readonly Column[] = [['score', ({ score }) => percentText(score)], ...COUNTS];
const MORE_SIDE_COLUMNS: readonly Column[] = [
  ['firsts', ({ firsts }) => percentText(firsts)],
  ['rank', ({ rank }) => estimateText(rank)],
  ...COUNTS,
];

/** Summarises a match so far in one line. */
export function progressText(plan: MatchPlan, tally: Tally): string {
  const [first] = tally.entrants;
  const { elo, faults, games, plies } = tally;
  return [
    `game ${games} of ${plan.games}`,
    ...(first === undefined ? [] : [`+${first.wins} =${first.draws} -${first.losses}`]),
    ...(elo === null ? [] : [`Elo ${eloText(elo)}`]),
    ...(plan.sprt === undefined ? [] : [ratioText(plan.sprt, tally)]),
    `${plies.mean.toFixed(0)} plies`,
    ...(faults.length > 0 ? [formatCount(faults.length, 'fault')] : []),
  ].join(', ');
}

/** Reports a match so far. @param width in characters */
export function reportText(plan: MatchPlan, tally: Tally, rules: Rules, width: number): string {
  const { min, max } = plan.openingPlies;
  const plies = min === max ? formatCount(min, 'ply', 'plies') : `${min} to ${max} plies`;
  const heading = `${rules.game.id}, ${rules.preset}: ${formatCount(tally.games, 'game')}, seed ${plan.seed}`;
  const lines = [...strengthLines(plan, tally), ...gameLines(tally), ...faultLines(tally)];
  return [
    wrapLines(`${heading}, openings of ${plies}`, width),
    '',
    playersTable(tally.entrants, rules.sides.length > 2 ? MORE_SIDE_COLUMNS : TWO_SIDE_COLUMNS, width),
    '',
    ...lines.map((line) => wrapLines(line, width)),
  ].join('\n');
}

function playersTable(entrants: readonly EntrantTally[], columns: readonly Column[], width: number): string {
  const rows = [
    columns.map(([title]) => title),
    ...entrants.map((entrant) => columns.map(([, of]) => of(entrant))),
  ];
  const columnWidths = columns.map((_, column) => Math.max(...rows.map((row) => row[column]?.length ?? 0)));
  const room = Math.max(MIN_NAME_WIDTH, width - columnWidths.reduce((sum, length) => sum + length + 2, 0));
  const names = ['player', ...entrants.map(({ name }) => name)];
  return drawTable(
    rows.map((row, index) => [shortened(names[index] ?? '', room), ...row]),
    columns.map((_, column) => column + 1),
  );
}

function strengthLines({ sprt }: MatchPlan, tally: Tally): readonly string[] {
  const { elo, pairs } = tally;
  const [first, second] = tally.entrants;
  if (elo === null || first === undefined || second === undefined) return [];
  return [
    `Elo of ${first.name} against ${second.name}: ${eloText(elo)} (95 %)`,
    `Pairs with 0, ½, 1, 1½ and 2 points: ${pairs.join(' ')}`,
    ...(sprt === undefined ? [] : [verdictText(sprt, tally)]),
  ];
}

function gameLines({ games, plies, ends }: Tally): readonly string[] {
  if (games === 0) return ['No game was finished.'];
  return [
    `Length: ${plies.mean.toFixed(1)} plies on average, ${plies.least} to ${plies.most}`,
    `Endings: ${ends.map(([end, times]) => `${end} ${formatNumber(times)}`).join(', ')}`,
  ];
}

function faultLines({ faults }: Tally): readonly string[] {
  const listed = faults
    .slice(0, MAX_LISTED_FAULTS)
    .map(
      ({ game, seat, ply, kind, detail }) =>
        `Game ${game + 1}, seat ${seat}, after ${formatCount(ply, 'turn')}: ${kind}, ${detail}`,
    );
  const more = faults.length - listed.length;
  return more > 0 ? [...listed, `and ${formatCount(more, 'more fault')}`] : listed;
}

function verdictText(sprt: Hypotheses, tally: Tally): string {
  const verdict = sprtVerdict(logLikelihoodRatio(tally.pairs, sprt));
  const outcome = verdict === null ? 'no verdict yet' : `${sprt[verdict]} Elo accepted`;
  return `SPRT of ${sprt.elo0} against ${sprt.elo1} Elo: ${outcome} (${ratioText(sprt, tally)})`;
}

function ratioText(sprt: Hypotheses, { pairs }: Tally): string {
  return `LLR ${signedText(logLikelihoodRatio(pairs, sprt), 2)} of ±${SPRT_BOUND.toFixed(2)}`;
}

function shortened(name: string, room: number): string {
  return name.length > room ? `${name.slice(0, room - 1)}…` : name;
}

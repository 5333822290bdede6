import type { Rules } from '@halma/rules';
import { count } from '../drawing/standing.ts';
import { drawTable, fold, grouped } from '../drawing/table.ts';
import { eloText, estimateText, percentText, signedText } from './estimate-text.ts';
import type { MatchPlan } from './plan.ts';
import { type Hypotheses, logLikelihoodRatio, SPRT_BOUND, verdictOf } from './sprt.ts';
import type { EntrantTally, Tally } from './tally.ts';

/** Faults that are told one by one; a program that fails in every game would fill the screen. */
const FAULTS_TOLD = 10;

/** A player's name is not cut shorter than this, however narrow the terminal is. */
const SHORTEST_NAME = 12;

/** A column of the table of players. */
type Column = readonly [title: string, of: (entrant: EntrantTally) => string];

const COUNTS: readonly Column[] = [
  ['wins', ({ wins }) => `${wins}`],
  ['draws', ({ draws }) => `${draws}`],
  ['losses', ({ losses }) => `${losses}`],
  ['ms a move', ({ millisecondsPerTurn }) => millisecondsPerTurn.toFixed(1)],
  ['faults', ({ faults }) => `${faults}`],
];
const OF_TWO_SIDES: readonly Column[] = [['score', ({ score }) => percentText(score)], ...COUNTS];
const OF_MORE_SIDES: readonly Column[] = [
  ['firsts', ({ firsts }) => percentText(firsts)],
  ['rank', ({ rank }) => estimateText(rank)],
  ...COUNTS,
];

/** A match as it stands, in one line. */
export function progressText(plan: MatchPlan, tally: Tally): string {
  const [first] = tally.entrants;
  const { elo, faults, games, plies } = tally;
  return [
    `game ${games} of ${plan.games}`,
    ...(first === undefined ? [] : [`+${first.wins} =${first.draws} -${first.losses}`]),
    ...(elo === null ? [] : [`Elo ${eloText(elo)}`]),
    ...(plan.sprt === undefined ? [] : [ratioText(plan.sprt, tally)]),
    `${plies.mean.toFixed(0)} plies`,
    ...(faults.length > 0 ? [count(faults.length, 'fault')] : []),
  ].join(', ');
}

/** A match as it stands, for people. @param width how many characters a line has */
export function reportText(plan: MatchPlan, tally: Tally, rules: Rules, width: number): string {
  const { least, most } = plan.openingPlies;
  const plies = least === most ? count(least, 'ply', 'plies') : `${least} to ${most} plies`;
  const heading = `${rules.game.id}, ${rules.preset}: ${count(tally.games, 'game')}, seed ${plan.seed}`;
  const lines = [...strengthLines(plan, tally), ...gameLines(tally), ...faultLines(tally)];
  return [
    fold(`${heading}, openings of ${plies}`, width),
    '',
    playersTable(tally.entrants, rules.sides.length > 2 ? OF_MORE_SIDES : OF_TWO_SIDES, width),
    '',
    ...lines.map((line) => fold(line, width)),
  ].join('\n');
}

function playersTable(entrants: readonly EntrantTally[], columns: readonly Column[], width: number): string {
  const rows = [
    columns.map(([title]) => title),
    ...entrants.map((entrant) => columns.map(([, of]) => of(entrant))),
  ];
  const numbers = columns.map((_, column) => Math.max(...rows.map((row) => row[column]?.length ?? 0)));
  const room = Math.max(SHORTEST_NAME, width - numbers.reduce((sum, length) => sum + length + 2, 0));
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
  if (games === 0) return ['No game was played to its end.'];
  return [
    `Length: ${plies.mean.toFixed(1)} plies on average, ${plies.least} to ${plies.most}`,
    `Ends: ${ends.map(([end, times]) => `${end} ${grouped(times)}`).join(', ')}`,
  ];
}

function faultLines({ faults }: Tally): readonly string[] {
  const told = faults
    .slice(0, FAULTS_TOLD)
    .map(
      ({ game, seat, ply, kind, detail }) =>
        `Game ${game + 1}, seat ${seat}, after ${count(ply, 'turn')}: ${kind}, ${detail}`,
    );
  const more = faults.length - told.length;
  return more > 0 ? [...told, `and ${count(more, 'more fault')}`] : told;
}

function verdictText(sprt: Hypotheses, tally: Tally): string {
  const verdict = verdictOf(logLikelihoodRatio(tally.pairs, sprt));
  const says = verdict === null ? 'no verdict yet' : `${sprt[verdict]} Elo is the truer`;
  return `SPRT of ${sprt.elo0} against ${sprt.elo1} Elo: ${says} (${ratioText(sprt, tally)})`;
}

function ratioText(sprt: Hypotheses, { pairs }: Tally): string {
  return `LLR ${signedText(logLikelihoodRatio(pairs, sprt), 2)} of ±${SPRT_BOUND.toFixed(2)}`;
}

function shortened(name: string, room: number): string {
  return name.length > room ? `${name.slice(0, room - 1)}…` : name;
}

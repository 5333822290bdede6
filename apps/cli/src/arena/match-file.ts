import { SEAT_LETTERS, TERMINATIONS } from '@halma/rules';
import { isRecord } from '../request/validate-request.ts';
import { ADJUDICATION, type GameReport, type ReportedFault, type TimeUse } from './game-report.ts';
import { FAULT_KINDS } from './player.ts';
import { isCount, type ResultsFormat } from './results-file.ts';
import type { SideResult } from './side-result.ts';

/** The format of the file that keeps the reports of a match, in the order of the games. */
export const MATCH_FORMAT: ResultsFormat<GameReport> = { kind: 'match', code: 'bad-results', parseGame };

/** The ways in which a game of a match can end. */
const ENDINGS = [...TERMINATIONS, ADJUDICATION] as const;

type Fields = Readonly<Record<string, unknown>>;

function parseGame(value: Fields, index: number): GameReport | undefined {
  const { game, round, plies, record } = value;
  const entrants = parseList(value.entrants, (entrant) => (isCount(entrant) ? entrant : undefined));
  const results = parseList(value.results, parseResult);
  const faults = parseList(value.faults, parseFault);
  const timeUse = parseList(value.timeUse, parseTimeUse);
  const termination = ENDINGS.find((ending) => ending === value.termination);
  if (game !== index || !isCount(round) || !isCount(plies) || typeof record !== 'string') return undefined;
  if (termination === undefined || entrants === undefined || results?.length !== entrants.length)
    return undefined;
  if (faults === undefined || timeUse === undefined) return undefined;
  return { game, round, entrants, results, termination, plies, faults, timeUse, record };
}

function parseList<Item>(
  value: unknown,
  parse: (item: unknown) => Item | undefined,
): readonly Item[] | undefined {
  if (!Array.isArray(value)) return undefined;
  const items: readonly (Item | undefined)[] = value.map(parse);
  return items.every((item): item is Item => item !== undefined) ? items : undefined;
}

function parseResult(value: unknown): SideResult | undefined {
  const { rank, firstShare }: Fields = isRecord(value) ? value : {};
  const isValid = typeof rank === 'number' && rank >= 1 && typeof firstShare === 'number';
  return isValid && firstShare >= 0 && firstShare <= 1 ? { rank, firstShare } : undefined;
}

function parseFault(value: unknown): ReportedFault | undefined {
  const { entrant, ply, detail, ...rest }: Fields = isRecord(value) ? value : {};
  const seat = SEAT_LETTERS.find((letter) => letter === rest.seat);
  const kind = FAULT_KINDS.find((faultKind) => faultKind === rest.kind);
  if (!isCount(entrant) || !isCount(ply) || typeof detail !== 'string') return undefined;
  return seat === undefined || kind === undefined ? undefined : { entrant, seat, ply, kind, detail };
}

function parseTimeUse(value: unknown): TimeUse | undefined {
  const { entrant, turns, milliseconds }: Fields = isRecord(value) ? value : {};
  const isValid = isCount(entrant) && isCount(turns) && typeof milliseconds === 'number';
  return isValid ? { entrant, turns, milliseconds } : undefined;
}

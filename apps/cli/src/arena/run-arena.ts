import { accept } from '@halma/rules';
import { appendTextFile } from '../append-text-file.ts';
import type { Environment } from '../environment.ts';
import { type CommandResult, refuse } from '../refusal.ts';
import type { Request } from '../request/fields/fields.ts';
import { requestedPosition } from '../request/position.ts';
import type { VerbOutput } from '../verbs/verb.ts';
import { createGamePool } from './create-game-pool.ts';
import { MATCH_FORMAT } from './match-file.ts';
import { prepareAppendedFile, prepareRecords } from './match-outputs.ts';
import { type MatchPlan, parseMatchPlan, requestedMatchLimits } from './match-plan.ts';
import { playMatch } from './play-match.ts';
import { createReportData } from './report-data.ts';
import { formatProgress, formatReport } from './report-text.ts';
import { ResultsFile, sharedSettings } from './results-file.ts';
import { logLikelihoodRatio, sprtVerdict } from './sprt.ts';
import { Tally } from './tally.ts';

/**
 * Plays the requested match until it ends, the SPRT decides it, or the user interrupts it. If there is a
 * results file, the match resumes after the games recorded in it.
 */
export async function runArena(
  request: Request,
  environment: Environment,
): Promise<CommandResult<VerbOutput>> {
  const parsed = await parseMatchPlan(request);
  if (!parsed.ok) return parsed;
  const plan = parsed.value;
  const position = requestedPosition(plan.start);
  if (!position.ok) return position;
  const { rules } = position.value;
  const sideCount = rules.sides.length;
  const opened = await openResults(request, plan);
  if (!opened.ok) return opened;
  const results = opened.value;
  const earlierReports = results?.games.slice(0, plan.games) ?? [];
  const { records, log } = request;
  const isResumed = results?.isNew === false;
  const problem =
    (await prepareRecords(records, isResumed ? earlierReports : null)) ??
    (await prepareAppendedFile(log, isResumed)) ??
    (await results?.begin()) ??
    null;
  if (problem !== null) return refuse('unwritable-file', problem);
  const tally = new Tally(
    plan.entrants.map(({ name }) => name),
    sideCount,
  );
  for (const report of earlierReports) tally.add(report);
  if (!isDecided(plan, tally, sideCount)) {
    const pool = createGamePool(plan, environment, log);
    const play = (index: number) => pool.play(earlierReports.length + index);
    for await (const report of playMatch(plan.games - earlierReports.length, pool.capacity, play)) {
      tally.add(report);
      const added = (await results?.add(report)) ?? accept(null);
      const written =
        added.ok && records !== undefined ? await appendTextFile(records, `${report.record}\n`) : added;
      if (!written.ok) {
        pool.close();
        return written;
      }
      environment.work.reportProgress(formatProgress(plan, tally));
      if (isDecided(plan, tally, sideCount)) break;
    }
    pool.close();
  }
  return accept({
    data: () => createReportData(plan, tally, rules),
    text: (_, width) => formatReport(plan, tally, rules, width),
  });
}

async function openResults(request: Request, plan: MatchPlan) {
  if (request.results === undefined) return accept(undefined);
  const limits = requestedMatchLimits(request);
  if (!limits.ok) return limits;
  const players = plan.entrants.map(({ name }) => name);
  return ResultsFile.open(request.results, MATCH_FORMAT, {
    ...sharedSettings(plan),
    players,
    limits: limits.value,
  });
}

function isDecided({ sprt }: MatchPlan, tally: Tally, sideCount: number): boolean {
  if (sprt === undefined || tally.games === 0 || tally.games % sideCount !== 0) return false;
  return sprtVerdict(logLikelihoodRatio(tally.pairs, sprt), sprt) !== null;
}

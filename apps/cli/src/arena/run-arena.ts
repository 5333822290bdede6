import { appendFile } from 'node:fs/promises';
import { accept } from '@halma/rules';
import type { Environment } from '../environment.ts';
import { type CommandResult, refuse } from '../refusal.ts';
import type { Request } from '../request/fields.ts';
import { requestedPosition } from '../request/position.ts';
import type { VerbOutput } from '../verbs/verb.ts';
import { writeTextFile } from '../write-text-file.ts';
import { createGamePool } from './create-game-pool.ts';
import { type MatchPlan, parseMatchPlan } from './match-plan.ts';
import { playMatch } from './play-match.ts';
import { createReportData } from './report-data.ts';
import { formatProgress, formatReport } from './report-text.ts';
import { logLikelihoodRatio, sprtVerdict } from './sprt.ts';
import { Tally } from './tally.ts';

/** Plays the requested match until it ends, the SPRT decides it, or the user interrupts it. */
export async function runArena(
  request: Request,
  environment: Environment,
): Promise<CommandResult<VerbOutput>> {
  const plan = await parseMatchPlan(request);
  if (!plan.ok) return plan;
  const position = requestedPosition(plan.value.start);
  if (!position.ok) return position;
  const { rules } = position.value;
  const { records } = request;
  const problem = records === undefined ? null : await writeTextFile(records, '', false);
  if (problem !== null) return refuse('unwritable-file', problem);
  const tally = new Tally(
    plan.value.entrants.map(({ name }) => name),
    rules.sides.length,
  );
  const pool = createGamePool(plan.value, environment);
  for await (const report of playMatch(plan.value.games, pool.capacity, (game) => pool.play(game))) {
    tally.add(report);
    if (records !== undefined) await appendFile(records, `${report.record}\n`);
    environment.work.reportProgress(formatProgress(plan.value, tally));
    if (isDecided(plan.value, tally, rules.sides.length)) break;
  }
  pool.close();
  return accept({
    data: () => createReportData(plan.value, tally, rules),
    text: (_, width) => formatReport(plan.value, tally, rules, width),
  });
}

function isDecided({ sprt }: MatchPlan, tally: Tally, sides: number): boolean {
  if (sprt === undefined || tally.games % sides !== 0) return false;
  return sprtVerdict(logLikelihoodRatio(tally.pairs, sprt)) !== null;
}

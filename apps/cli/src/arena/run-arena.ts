import { appendFile } from 'node:fs/promises';
import { dateText } from '../date-text.ts';
import type { Edge } from '../edge.ts';
import { decline, give, type Reply } from '../faults.ts';
import type { Request } from '../request/fields.ts';
import { requestedPosition } from '../request/position.ts';
import { saveText } from '../save-text.ts';
import type { Answer } from '../verbs/verb.ts';
import { makeContestant } from './contestants/make-contestant.ts';
import { type MatchPlan, readPlan } from './plan.ts';
import { playMatch } from './play-match.ts';
import { reportData } from './report-data.ts';
import { progressText, reportText } from './report-text.ts';
import { logLikelihoodRatio, verdictOf } from './sprt.ts';
import { ArenaTable } from './table.ts';
import { type Tables, ThreadedTables } from './tables.ts';
import { Tally } from './tally.ts';

/** Plays the match that is asked for to its end, or until it is decided or interrupted. */
export async function runArena(request: Request, edge: Edge): Promise<Reply<Answer>> {
  const plan = readPlan(request);
  if (!plan.ok) return plan;
  const position = requestedPosition(plan.value.start);
  if (!position.ok) return position;
  const { rules } = position.value;
  const { records } = request;
  const problem = records === undefined ? null : await saveText(records, '', false);
  if (problem !== null) return decline('unwritable-file', problem);
  const tally = new Tally(
    plan.value.entrants.map(({ name }) => name),
    rules.sides.length,
  );
  const tables = tablesFor(plan.value, edge);
  for await (const report of playMatch(plan.value.games, tables.room, (game) => tables.play(game))) {
    tally.add(report);
    if (records !== undefined) await appendFile(records, `${report.record}\n`);
    edge.work.progress(progressText(plan.value, tally));
    if (isDecided(plan.value, tally, rules.sides.length)) break;
  }
  tables.close();
  return give({
    data: () => reportData(plan.value, tally, rules),
    text: (_, width) => reportText(plan.value, tally, rules, width),
  });
}

/** One table is here, so that it can tell CPU time from time gone by; more are in threads. */
function tablesFor(plan: MatchPlan, { work }: Edge): Tables {
  const date = dateText(new Date());
  if (plan.concurrency === 1) return new ArenaTable({ plan, date, contestantOf: makeContestant, work });
  const tables = new ThreadedTables(plan.concurrency, { plan, date });
  work.stop.addEventListener('abort', () => tables.close());
  return tables;
}

function isDecided({ sprt }: MatchPlan, tally: Tally, sides: number): boolean {
  if (sprt === undefined || tally.games % sides !== 0) return false;
  return verdictOf(logLikelihoodRatio(tally.pairs, sprt)) !== null;
}

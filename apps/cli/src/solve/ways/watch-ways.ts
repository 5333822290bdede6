import type { WayHome } from '@halma/solver';
import { grouped } from '../../drawing/table.ts';
import { decline, give, type Reply } from '../../faults.ts';
import type { Work } from '../../verbs/verb.ts';
import { durationText } from '../pace.ts';

/**
 * Asks for better and better ways until the time is up, one is proven, or what is found so far must do.
 *
 * @param seconds for how long; as long as it takes where there is no limit
 * @returns the last answer
 */
export async function watchWays(
  ways: Generator<WayHome> | null,
  seconds: number,
  { now, breathe, progress, stop }: Pick<Work, 'now' | 'breathe' | 'progress' | 'stop'>,
): Promise<Reply<WayHome>> {
  if (ways === null) return decline('no-plain-army', 'There is no army of plain men here that fills a camp.');
  const begun = now();
  let latest: WayHome = { best: null, bound: 0, proven: false, moves: [], placements: 0 };
  for (const way of ways) {
    latest = way;
    const elapsed = (now() - begun) / 1000;
    const rate = way.placements / Math.max(elapsed, 0.001);
    progress(`${standing(way)}; ${grouped(rate)} placements a second; ${timeText(elapsed, seconds)}`);
    await breathe();
    if (elapsed >= seconds || stop.aborted) break;
  }
  return give(latest);
}

/** How far the search has come, in words. */
function standing({ best, bound }: WayHome): string {
  return best === null ? `at least ${bound} moves` : `${best} moves found, at least ${bound}`;
}

function timeText(elapsed: number, seconds: number): string {
  return Number.isFinite(seconds)
    ? `${durationText(Math.max(seconds - elapsed, 0))} left`
    : durationText(elapsed);
}

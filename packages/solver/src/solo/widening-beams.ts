import { Beam } from '../beam/beam.ts';
import { beamHeuristicFor } from '../beam/heuristic.ts';
import { keepIfShorter, type Searcher, type SearchTask } from './search-task.ts';

const MIN_BEAM_WIDTH = 100;
const WIDTH_FACTOR = 4;

/** A beam gives up after this number of levels without a better placement: the army is probably blocked. */
const MAX_STALLED_LEVELS = 20;

/**
 * Looks for shorter and shorter solutions with wider and wider beams.
 *
 * @param maxWidth the maximum number of placements that a beam keeps after each move
 */
export function wideningBeams(maxWidth: number): Searcher {
  return function* (task) {
    const { army, clock } = task;
    const beam = new Beam(clock);
    let placementsBefore = 0;
    for (let width = Math.min(MIN_BEAM_WIDTH, maxWidth); width <= maxWidth; width *= WIDTH_FACTOR) {
      beam.begin(army, beamHeuristicFor(army.rules, army.seat), width);
      for (const _ of runHome(beam, task)) yield placementsBefore + beam.placementsExpanded;
      placementsBefore += beam.placementsExpanded;
      yield placementsBefore;
    }
  };
}

/** Runs a beam until the army is home or the beam cannot improve the best solution. */
function* runHome(beam: Beam, task: SearchTask): Generator<void> {
  const { best } = task;
  let lowestCost = beam.lowestCost;
  let stalledLevels = 0;
  for (
    let level = 1;
    level < (best.moves?.length ?? Number.POSITIVE_INFINITY) && stalledLevels < MAX_STALLED_LEVELS;
  ) {
    const outcome = beam.advance(task.deadline);
    if (outcome === 'home') keepIfShorter(best, beam.moves());
    if (outcome === 'home' || outcome === 'no-moves') return;
    if (outcome === 'timed-out') {
      yield;
      continue;
    }
    level += 1;
    stalledLevels = beam.lowestCost < lowestCost ? 0 : stalledLevels + 1;
    lowestCost = Math.min(lowestCost, beam.lowestCost);
  }
}

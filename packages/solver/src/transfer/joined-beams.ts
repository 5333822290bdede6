import type { CrossingSymmetries } from '../army/symmetries.ts';
import { Beam } from '../beam/beam.ts';
import { keepIfShorter, type Searcher, type SearchTask } from '../solo/search-task.ts';
import { crossingHeuristics } from './crossing-heuristics.ts';
import { joinHalfPaths } from './join-half-paths.ts';

const MIN_BEAM_WIDTH = 1000;
const WIDTH_FACTOR = 5;

/** A beam gives up if its half paths do not join into a path of at most this number of moves. */
const MAX_MOVES = 120;

/**
 * Looks for paths across the board that consist of a half path and the reversed image of another. The beams need only
 * half the depth, and the second half is as good as the first.
 *
 * @param maxWidth the maximum number of placements that a beam keeps after each move
 */
export function joinedBeams(symmetries: CrossingSymmetries, maxWidth: number): Searcher {
  return function* (task) {
    const { army, clock } = task;
    const beam = new Beam(clock);
    let placementsBefore = 0;
    for (let width = Math.min(MIN_BEAM_WIDTH, maxWidth); width <= maxWidth; width *= WIDTH_FACTOR) {
      for (const heuristic of crossingHeuristics(army.rules, army.seat, symmetries)) {
        beam.begin(army, heuristic, width);
        for (const _ of runToJoin(beam, symmetries, task)) yield placementsBefore + beam.placementsExpanded;
        placementsBefore += beam.placementsExpanded;
        yield placementsBefore;
      }
    }
  };
}

/** Runs a beam until two half paths join, or until a joined path could no longer be shorter than the best one. */
function* runToJoin(beam: Beam, symmetries: CrossingSymmetries, task: SearchTask): Generator<void> {
  const { best, army } = task;
  for (let moves = 0; 2 * moves < (best.moves?.length ?? MAX_MOVES); ) {
    const outcome = beam.advance(task.deadline);
    if (outcome === 'joined')
      keepIfShorter(best, joinHalfPaths(army.cells, beam.moves(), beam.secondHalfMoves(), symmetries));
    if (outcome === 'home') keepIfShorter(best, beam.moves());
    if (outcome === 'timed-out') yield;
    else if (outcome !== 'continued') return;
    else moves += 1;
  }
}

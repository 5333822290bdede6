import type { CrossingSymmetries } from '../army/symmetries.ts';
import { Beam } from '../beam/beam.ts';
import { takeOver } from '../home/knowledge.ts';
import type { Searcher, Shift } from '../home/shift.ts';
import { crossingGuides } from './crossing-guides.ts';
import { joinedWay } from './joined-way.ts';

const NARROWEST = 1000;
const WIDER = 5;

/**
 * Looks for ways across the board that are joined in the middle: a beginning, and the image of another gone backwards. Half the
 * moves are looked ahead, and the second half is as good as the first.
 *
 * @param widest placements kept after each move, in the widest beam
 */
export function joinedBeams(symmetries: CrossingSymmetries, widest: number): Searcher {
  return function* (shift) {
    const { army, clock } = shift;
    const beam = new Beam(clock);
    let before = 0;
    for (let width = Math.min(NARROWEST, widest); width <= widest; width *= WIDER) {
      for (const guide of crossingGuides(army.rules, army.seat, symmetries)) {
        beam.begin(army, guide, width);
        for (const _ of runToJoin(beam, symmetries, shift)) yield before + beam.listed;
        before += beam.listed;
        yield before;
      }
    }
  };
}

/** Runs a beam until two halves are joined, or until they would make a longer way than is known. */
function* runToJoin(beam: Beam, symmetries: CrossingSymmetries, shift: Shift): Generator<void> {
  const { known, army } = shift;
  for (let moves = 0; 2 * moves < (known.moves?.length ?? MOST_MOVES); ) {
    const end = beam.advance(shift.until);
    if (end === 'joined') takeOver(known, joinedWay(army.cells, beam.line(), beam.otherLine(), symmetries));
    if (end === 'home') takeOver(known, beam.line());
    if (end === 'out-of-time') yield;
    else if (end !== 'went-on') return;
    else moves += 1;
  }
}

/** A beam that has not met its image after half as many moves has lost itself. */
const MOST_MOVES = 120;

import { Beam } from '../beam/beam.ts';
import { guideOf } from '../beam/guide.ts';
import { takeOver } from './knowledge.ts';
import type { Searcher, Shift } from './shift.ts';

const NARROWEST = 100;
const WIDER = 4;

/** Levels without a better placement after which a beam gives up: the army is shut out. */
const PATIENCE = 20;

/** Looks for ever shorter ways by beams ever wider, up to a width. */
export function wideningBeams(widest: number): Searcher {
  return function* (shift) {
    const { army, clock } = shift;
    const beam = new Beam(clock);
    let before = 0;
    for (let width = Math.min(NARROWEST, widest); width <= widest; width *= WIDER) {
      beam.begin(army, guideOf(army.rules, army.seat), width);
      for (const _ of runHome(beam, shift)) yield before + beam.listed;
      before += beam.listed;
      yield before;
    }
  };
}

/** Runs a beam until it is home or can no longer better what is known. */
function* runHome(beam: Beam, shift: Shift): Generator<void> {
  const { known } = shift;
  let least = beam.leastWorth;
  let since = 0;
  for (let moves = 1; moves < (known.moves?.length ?? Number.POSITIVE_INFINITY) && since < PATIENCE; ) {
    const end = beam.advance(shift.until);
    if (end === 'home') takeOver(known, beam.line());
    if (end === 'home' || end === 'no-moves') return;
    if (end === 'out-of-time') {
      yield;
      continue;
    }
    moves += 1;
    since = beam.leastWorth < least ? 0 : since + 1;
    least = Math.min(least, beam.leastWorth);
  }
}

import type { GroundExports } from '../army/ground.ts';

/** What the compiled module offers for moving one army. 64-bit numbers cross as bigint. */
export interface BeamExports extends GroundExports {
  readonly costsAddress: () => number;
  readonly markedCostsAddress: () => number;
  readonly classesAddress: () => number;
  readonly targetAddress: () => number;
  readonly roomAddress: () => number;
  readonly mirrorsAddress: () => number;
  readonly armyAddress: () => number;
  readonly firstMovesAddress: () => number;
  readonly lineAddress: () => number;
  readonly setTurns: (armies: number, first: number) => void;
  readonly setMirrored: (is: boolean) => void;
  readonly setCharges: (ofClass: number, ofMirror: number) => void;
  readonly prepareBeam: (width: number) => void;
  readonly beginBeam: (men: number, firstMoves: number, needed: number, marked: number, goal: number) => void;
  readonly advance: (until: number) => number;
  readonly leastWorth: () => number;
  readonly placementsExpanded: () => bigint;
  readonly writeLine: () => number;
  readonly writeOther: () => number;
}

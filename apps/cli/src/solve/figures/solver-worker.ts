import { type CornerCamp, decideRange, type FigureResult, FigureSolver } from '@halma/solver';
import { Tinypool } from 'tinypool';
import type { RangeTask } from './solver-pool.ts';

const camp: CornerCamp = Tinypool.workerData;
const solver = new FigureSolver(camp);

/** Decides a range of candidates. */
export default function decide({ first, figures }: RangeTask): readonly FigureResult[] {
  return decideRange(solver, first, figures);
}

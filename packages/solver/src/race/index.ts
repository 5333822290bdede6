/**
 * The race home at the end of a game, once the armies no longer meet: how far a man is from home, and how an
 * army gets home. This is a separate entry point, so that an engine does not load the other solvers.
 */

export { measurePathTo, type PathMeasure } from '../army/measure-path.ts';
export { stepperCost } from '../army/stepper-cost.ts';
export { stepperCells } from '../army/steppers.ts';
export { escortHome } from './escort.ts';
export { hasPassedOthers } from './passed.ts';
export { type RaceOptions, type RaceResult, raceHome } from './race-home.ts';

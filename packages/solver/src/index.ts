/** One army alone: packing, transfers and the solitaires of the leaflets. */
export { type Guide, guideOf } from './beam/guide.ts';
export { type Race, type RaceLimits, raceHome } from './race/race-home.ts';

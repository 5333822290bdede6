/**
 * Player ratings: Glicko-2 for two sides, Plackett–Luce for three or more sides and for teams. The functions
 * are pure, and their results agree on all machines to a hundredth of a point.
 */
export {
  ageGlickoRating,
  expectedScore,
  GLICKO_LIMITS,
  type GlickoRating,
  NEW_GLICKO_RATING,
  PROVISIONAL_DEVIATION,
  rateGame,
  type Score,
} from './glicko.ts';
export {
  ageSideRating,
  NEW_SIDE_RATING,
  PROVISIONAL_SIDE_DEVIATION,
  type RankedSide,
  rateSides,
  SIDE_LIMITS,
  type SideRating,
} from './plackett-luce.ts';

import { positionsAfterMoves } from '@halma/rules';
import type { Session } from '../game/session.ts';
import { type PlayerNames, type Study, studyFromGame, withEnding } from './study.ts';

/** Creates a study of a game on this device, with its ending. */
export function studyOfSession(
  { positions, labels, present }: Session,
  names: PlayerNames = new Map(),
): Study {
  return withEnding(studyFromGame(positionsAfterMoves(positions), names, labels.colours), present.outcome);
}

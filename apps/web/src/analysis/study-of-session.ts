import { positionsAfterMoves } from '@halma/rules';
import type { Session } from '../game/session.ts';
import { type PlayerNames, type Study, studyFromGame, withEnding } from './study.ts';

/** Creates a study of a game on this device, with its ending and the reasons why seats left it. */
export function studyOfSession(
  { turns, positions, labels, present }: Session,
  names: PlayerNames = new Map(),
): Study {
  const study = studyFromGame(positionsAfterMoves(positions), names, labels.colours);
  const nodes = [...study.nodes];
  let index = 0;
  for (const turn of turns) {
    if (turn.kind === 'move') index += 1;
    const node = nodes[index];
    // A withdrawal has no separate position, so its reason belongs to the move before it.
    if (node !== undefined && (turn.kind === 'resignation' || turn.kind === 'time'))
      nodes[index] = {
        ...node,
        withdrawals: new Map([...(node.withdrawals ?? []), [turn.seat, turn.kind]]),
      };
  }
  return withEnding({ ...study, nodes }, present.outcome);
}

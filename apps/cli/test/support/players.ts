import { legalMoves, type Move, PASS } from '@halma/rules';
import type { ArenaPlayer, MoveRequest, PlayerChoice } from '../../src/arena/player.ts';

/** A player for tests. */
export function player(choose: (turn: MoveRequest) => PlayerChoice | Promise<PlayerChoice>): ArenaPlayer {
  return {
    startGame: async () => null,
    chooseMove: async (turn) => choose(turn),
    cpuTimeMs: () => 0,
    close: () => {},
  };
}

/** Plays the first move the generator lists. */
export const firstMover: ArenaPlayer = player(({ position }) => ({ move: firstOf(legalMoves(position)) }));

function firstOf(moves: readonly Move[]): Move {
  return moves[0] ?? PASS;
}

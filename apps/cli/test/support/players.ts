import { legalMoves, type Move, PASS } from '@halma/rules';
import type { ArenaPlayer, MoveRequest, PlayerChoice } from '../../src/arena/player.ts';

/** Creates a player that only chooses moves. */
export function player(choose: (request: MoveRequest) => PlayerChoice | Promise<PlayerChoice>): ArenaPlayer {
  return {
    startGame: async () => null,
    chooseMove: async (request) => choose(request),
    cpuTimeMs: () => 0,
    close: () => {},
  };
}

/** A player that plays the first legal move. */
export const firstMovePlayer: ArenaPlayer = player(({ position }) => ({
  move: firstOf(legalMoves(position)),
}));

function firstOf(moves: readonly Move[]): Move {
  return moves[0] ?? PASS;
}

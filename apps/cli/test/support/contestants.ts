import { legalMoves, type Move, PASS } from '@halma/rules';
import type { Chosen, Contestant, Turn } from '../../src/arena/contestant.ts';

/** A player of a test, who plays as he is told. */
export function contestant(choose: (turn: Turn) => Chosen | Promise<Chosen>): Contestant {
  return { begin: async () => null, choose: async (turn) => choose(turn), spent: () => 0, close: () => {} };
}

/** Plays the first move the generator lists. */
export const firstMover: Contestant = contestant(({ position }) => ({ move: firstOf(legalMoves(position)) }));

function firstOf(moves: readonly Move[]): Move {
  return moves[0] ?? PASS;
}

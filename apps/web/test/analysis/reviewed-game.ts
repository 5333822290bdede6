import type { Judgement, Loss, PhaseName, ReviewedPly } from '@halma/engine';
import { type Move, PASS } from '@halma/rules';

/** The parts of a reviewed turn that matter to a test. */
export interface TurnFields {
  readonly ply?: number;
  readonly seat?: number;
  readonly move?: Move;
  readonly phase?: PhaseName | null;
  readonly judgement?: Judgement;
  readonly loss?: Loss;
  readonly margin?: Loss;
  /** The lead of the mover after the turn, in moves. */
  readonly lead?: number;
}

/** Returns a reviewed turn; by default, the first seat's best move in a level position. */
export function reviewedTurn(fields: TurnFields = {}): ReviewedPly {
  const { ply = 1, seat = 1, move = PASS, phase = 'melee', judgement = 'best', lead = 0, margin } = fields;
  const line = { moves: [move], score: 0, winningChance: 0.5 };
  return {
    ply,
    seat,
    move,
    phase,
    reasons: [],
    assessment: {
      bestLine: line,
      bestReasons: [],
      playedLine: line,
      loss: fields.loss ?? { chance: 0, moves: 0 },
      judgement,
      lead: { before: { moves: lead, chance: 0.5 }, after: { moves: lead, chance: 0.5 } },
      ...(margin !== undefined && { margin }),
    },
  };
}

/** Returns a turn in which the player had no choice. */
export function turnWithoutChoice(ply: number, seat: number): ReviewedPly {
  return { ...reviewedTurn({ ply, seat }), assessment: null };
}

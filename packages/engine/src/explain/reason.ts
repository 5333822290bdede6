import type { Cell, Seat } from '@halma/rules';

/** The fields of each kind of reason. Steps are counted towards the tip of the target, or away from it. */
export interface ReasonFields {
  /** The last man reaches the target, and the seat has finished. */
  readonly 'army-home': { readonly cell: Cell };
  /** A hop that gains four steps or more. */
  readonly 'long-hop': { readonly route: readonly Cell[]; readonly steps: number };
  /** A step, or a hop that gains fewer than four steps. */
  readonly advances: ManMove;
  readonly retreats: ManMove;
  /**
   * The opponents' men that the hop jumps over, and how many fewer steps than the hop the man's best move would gain
   * if no opponents were on the board.
   */
  readonly 'opponent-ladder-used': { readonly men: readonly Cell[]; readonly steps: number };
  readonly 'centre-taken': { readonly cell: Cell };
  /**
   * The hop that has become possible, and the number of steps by which it is better than the previous best one; for the
   * moving man, the number by which the move and the hop together are better.
   */
  readonly 'ladder-made': ManMove;
  /**
   * The hop that is no longer possible, and the number of steps by which it was better than the best one that remains.
   */
  readonly 'ladder-broken': ManMove;
  /** The number of jumps that the seat's own men no longer block. */
  readonly 'jumps-unblocked': { readonly jumps: number };
  readonly 'jumps-blocked': { readonly jumps: number };
  /** The opponents' men that could use the seat's ladder and no longer can. */
  readonly 'ladder-closed': { readonly men: readonly Cell[] };
  readonly 'ladder-opened': { readonly men: readonly Cell[] };
  /** An opponent's best hop after the move, and the number of steps by which it is better than before. */
  readonly 'opponent-hop-allowed': SeatHop;
  /**
   * An opponent's best hop before the move, and the number of steps by which it was better than the best that remains.
   */
  readonly 'opponent-hop-denied': SeatHop;
  /** A partner's best hop after the move, and the number of steps by which it is better than before. */
  readonly 'partner-hop-allowed': SeatHop;
  /** Opponents' men that can no longer advance because the seat's own men stand two deep in front of them. */
  readonly 'wall-made': { readonly blockedMen: readonly Cell[] };
  readonly 'wall-opened': { readonly releasedMen: readonly Cell[] };
  /** Opponents' men in their own camp that can no longer move. */
  readonly 'blockade-made': { readonly trappedMen: readonly Cell[] };
  /** A straggler advances. */
  readonly 'straggler-freed': { readonly from: Cell; readonly to: Cell };
  /** Men that the move turns into stragglers. */
  readonly 'straggler-left': { readonly men: readonly Cell[] };
  /** A man leaves its own camp; `remaining` counts the men still in it. */
  readonly 'leaves-camp': { readonly cell: Cell; readonly remaining: number };
  /** The last man leaves its own camp. */
  readonly 'camp-emptied': { readonly cell: Cell };
  /** A man reaches the target; `remaining` counts the men still outside. */
  readonly 'man-home': { readonly cell: Cell; readonly remaining: number };
  readonly 'leaves-target': { readonly cell: Cell };
  /** A step that parity requires; `remaining` counts the steps that it still requires. */
  readonly 'parity-improved': { readonly remaining: number };
  /** A step that makes another step necessary; `remaining` counts the steps that parity now requires. */
  readonly 'parity-worsened': { readonly remaining: number };
  /** Cells of the target that men outside can reach again. */
  readonly 'hole-reopened': { readonly cells: readonly Cell[] };
  /** Cells deep in the target that men outside can no longer reach. */
  readonly 'hole-buried': { readonly cells: readonly Cell[] };
}

/** A move of one man that a reason is about, and a number of steps: what the move gains, or what the reason states. */
export interface ManMove {
  readonly from: Cell;
  readonly to: Cell;
  readonly steps: number;
}

/** A hop of another seat that a reason is about. */
export interface SeatHop extends ManMove {
  readonly seat: Seat;
}

export type ReasonKind = keyof ReasonFields;

/** A reason of one of the given kinds. */
export type ReasonOf<Kinds extends ReasonKind> = {
  readonly [Kind in Kinds]: {
    readonly kind: Kind;
    /** The estimated importance in steps; negative if the reason speaks against the move. */
    readonly weight: number;
  } & ReasonFields[Kind];
}[Kinds];

/** A reason why a move is good or bad for its seat. */
export type Reason = ReasonOf<ReasonKind>;

/** The weight of each kind for one unit: a step, a man, a jump or a cell, depending on its fields. */
const REASON_WEIGHTS: Readonly<Record<ReasonKind, number>> = {
  'army-home': 100,
  'long-hop': 1,
  advances: 1,
  retreats: -1,
  'opponent-ladder-used': 0.5,
  'centre-taken': 0.5,
  'ladder-made': 0.5,
  'ladder-broken': -0.5,
  'jumps-unblocked': 0.3,
  'jumps-blocked': -0.3,
  'ladder-closed': 0.5,
  'ladder-opened': -0.5,
  'opponent-hop-allowed': -0.6,
  'opponent-hop-denied': 0.6,
  'partner-hop-allowed': 0.3,
  'wall-made': 2,
  'wall-opened': -1,
  'blockade-made': 2,
  'straggler-freed': 3,
  'straggler-left': -2,
  'leaves-camp': 1,
  'camp-emptied': 3,
  'man-home': 2,
  'leaves-target': -2,
  'parity-improved': 1,
  'parity-worsened': -1,
  'hole-reopened': 2,
  'hole-buried': -2,
};

/** Every kind of reason. */
export const REASON_KINDS: readonly ReasonKind[] = Object.keys(REASON_WEIGHTS) as ReasonKind[];

/**
 * Makes a reason.
 *
 * @param amount the number of units by which its weight is multiplied: steps, men, jumps or cells
 */
export function reason<Kind extends ReasonKind>(
  kind: Kind,
  amount: number,
  fields: ReasonFields[Kind],
): ReasonOf<Kind> {
  return { kind, weight: REASON_WEIGHTS[kind] * amount, ...fields } as ReasonOf<Kind>;
}

import type { Cell, Seat } from '@halma/rules';

/** What each kind of reason tells. Steps are counted nearer to, or further from, the tip of the target. */
export interface ReasonFields {
  /** The last man comes in, and the seat has finished. */
  readonly 'army-home': { readonly cell: Cell };
  /** A hop that brings its man far on. */
  readonly 'long-hop': { readonly route: readonly Cell[]; readonly steps: number };
  /** A move that brings its man a little on. */
  readonly 'goes-on': { readonly from: Cell; readonly to: Cell; readonly steps: number };
  readonly 'steps-back': { readonly from: Cell; readonly to: Cell; readonly steps: number };
  /** Enemy men crossed, and the steps the man would not have come on without any of them. */
  readonly 'his-ladder-used': { readonly men: readonly Cell[]; readonly steps: number };
  readonly 'centre-taken': { readonly cell: Cell };
  /** The hop that has become possible, and the steps it brings beyond what was possible before. */
  readonly 'ladder-made': { readonly from: Cell; readonly to: Cell; readonly steps: number };
  /** The hop that was possible and is not any more, and the steps it was better than what is left. */
  readonly 'ladder-broken': { readonly from: Cell; readonly to: Cell; readonly steps: number };
  /** Own men could not land where own men stood; so many jumps more are open now. */
  readonly 'way-cleared': { readonly jumps: number };
  readonly 'way-blocked': { readonly jumps: number };
  /** Enemy men who could run along the own ladder and cannot now. */
  readonly 'door-closed': { readonly men: readonly Cell[] };
  readonly 'door-opened': { readonly men: readonly Cell[] };
  /** A rival's best hop now, and the steps it is better than before. */
  readonly 'lets-him-hop': RivalHop;
  /** A rival's best hop before, and the steps it was better than what is left him. */
  readonly 'ladder-denied': RivalHop;
  /** A partner's best hop now, and the steps it is better than before. */
  readonly 'ladder-lent': RivalHop;
  /** Enemy men who can no longer go on, because own men stand before them two deep. */
  readonly 'wall-made': { readonly held: readonly Cell[] };
  readonly 'wall-opened': { readonly held: readonly Cell[] };
  /** Enemy men who can no longer leave their camp. */
  readonly 'blockade-made': { readonly held: readonly Cell[] };
  /** A man left behind goes on. */
  readonly 'straggler-freed': { readonly from: Cell; readonly to: Cell };
  /** Men whom the move leaves behind. */
  readonly 'straggler-left': { readonly men: readonly Cell[] };
  /** A man leaves his own camp; so many are left in it. */
  readonly 'leaves-yard': { readonly cell: Cell; readonly left: number };
  /** The last man leaves his own camp. */
  readonly 'yard-emptied': { readonly cell: Cell };
  /** A man comes into the target; so many are still outside. */
  readonly 'man-home': { readonly cell: Cell; readonly left: number };
  readonly 'leaves-target': { readonly cell: Cell };
  /** A step that had to be made once, to fit into the target; so many are left. */
  readonly 'parity-paid': { readonly left: number };
  /** A step that has to be made good by another. */
  readonly 'parity-owed': { readonly left: number };
  /** Cells of the target that can be filled again. */
  readonly 'hole-opened': { readonly cells: readonly Cell[] };
  /** Cells deep in the target that nobody outside can come to any more. */
  readonly 'hole-buried': { readonly cells: readonly Cell[] };
}

interface RivalHop {
  readonly seat: Seat;
  readonly from: Cell;
  readonly to: Cell;
  readonly steps: number;
}

export type ReasonKind = keyof ReasonFields;

/** A reason of one kind, or of any of several. */
export type ReasonOf<Kinds extends ReasonKind> = {
  readonly [Kind in Kinds]: {
    readonly kind: Kind;
    /** What it is worth, about, in steps; negative when it speaks against the move. */
    readonly weight: number;
  } & ReasonFields[Kind];
}[Kinds];

/** Why a move is good or bad for its seat. */
export type Reason = ReasonOf<ReasonKind>;

/** What one of each is worth: a step, a man, a jump or a cell, as its fields count. */
const WORTH: Readonly<Record<ReasonKind, number>> = {
  'army-home': 100,
  'long-hop': 1,
  'goes-on': 1,
  'steps-back': -1,
  'his-ladder-used': 0.5,
  'centre-taken': 0.5,
  'ladder-made': 0.5,
  'ladder-broken': -0.5,
  'way-cleared': 0.3,
  'way-blocked': -0.3,
  'door-closed': 0.5,
  'door-opened': -0.5,
  'lets-him-hop': -0.6,
  'ladder-denied': 0.6,
  'ladder-lent': 0.3,
  'wall-made': 2,
  'wall-opened': -1,
  'blockade-made': 2,
  'straggler-freed': 3,
  'straggler-left': -2,
  'leaves-yard': 1,
  'yard-emptied': 3,
  'man-home': 2,
  'leaves-target': -2,
  'parity-paid': 1,
  'parity-owed': -1,
  'hole-opened': 2,
  'hole-buried': -2,
};

/** Every kind of reason. */
export const REASON_KINDS: readonly ReasonKind[] = Object.keys(WORTH) as ReasonKind[];

/** A reason of a kind. @param amount how many there are of what its worth is said for */
export function reason<Kind extends ReasonKind>(
  kind: Kind,
  amount: number,
  fields: ReasonFields[Kind],
): ReasonOf<Kind> {
  return { kind, weight: WORTH[kind] * amount, ...fields } as ReasonOf<Kind>;
}

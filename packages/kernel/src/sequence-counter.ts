import { type Position, type Rules, type Seat, seatOf, VACANT } from '@halma/rules';
import { Kernel } from './kernel.ts';

/**
 * Counts sequences of legal turns like `perft` in the rules, at the speed of the kernel. The kernel does not know when
 * the rules restrict a turn or end a game, so the counter uses it only where neither can happen.
 */
export class SequenceCounter {
  readonly #kernel: Kernel | null;

  constructor(rules: Rules) {
    this.#kernel = hasOnlyPlainTurns(rules) ? new Kernel(rules, () => 0) : null;
  }

  /**
   * Returns the number of sequences of exactly `depth` legal turns.
   *
   * @param depth the number of turns, 1 to 12
   * @returns null if a restricted turn, a pass or the end of the game could change the number; in
   *   that case, the rules must count
   */
  count(position: Position, depth: number): number | null {
    if (this.#kernel === null || !areTurnsPlain(position, depth)) return null;
    this.#kernel.setMen(position);
    this.#kernel.clearStuckFlag();
    const count = this.#kernel.perft(position.toMove, depth);
    return this.#kernel.clearStuckFlag() ? null : count;
  }
}

/**
 * Returns whether every step and hop of the kernel is legal in a game, as long as no seat is near a goal or a limit.
 */
function hasOnlyPlainTurns(rules: Rules): boolean {
  const { options, seats, allowedDestinations } = rules;
  return (
    Kernel.supports(rules) &&
    options.homeDuty === 'off' &&
    options.homeLimit === 0 &&
    rules.handSize === 0 &&
    seats.every((seat) => allowedDestinations[seat]?.every((allowed) => allowed === null) === true)
  );
}

/**
 * Returns whether the rules restrict no turn and end no game before the last of `depth` turns, unless an army is stuck.
 */
function areTurnsPlain(position: Position, depth: number): boolean {
  const { rules, outcome, ply, ranks, jumpDemanded } = position;
  const { moveCap } = rules.options;
  const turnsPerSeat = Math.ceil(depth / rules.seats.length);
  return (
    outcome === null &&
    !jumpDemanded &&
    ranks.every((rank) => rank === 0) &&
    (moveCap === 0 || ply + depth < moveCap) &&
    !canRepeat(position, depth) &&
    rules.seats.every((seat) => isFarFromGoal(position, seat, depth, turnsPerSeat)) &&
    (rules.options.evacuate === 'off' || !mayHaveToLeaveCamp(position, turnsPerSeat))
  );
}

/**
 * Returns whether a position can occur for the third time. Each army needs two turns to return to an earlier placement.
 */
function canRepeat({ rules, ply, previous }: Position, depth: number): boolean {
  if (rules.options.repetition !== '3') return false;
  let firstPly = ply;
  for (let earlier = previous; earlier !== null; earlier = earlier.previous) firstPly = earlier.ply;
  return ply - firstPly + depth > 4 * rules.seats.length;
}

/**
 * Returns whether a seat cannot reach its goal within the turns: under `all-home`, too many of its men are outside its
 * target; under `full-camp`, too many cells of the target are vacant; under `either`, both.
 */
function isFarFromGoal({ rules, men }: Position, seat: Seat, depth: number, turnsPerSeat: number): boolean {
  const camp = rules.camps[seat];
  if (camp === undefined) return false;
  const isOutside = (man: number, cell: number): boolean => seatOf(man) === seat && camp.inTarget[cell] !== 1;
  const menOutside = men.subarray(0, rules.board.cellCount).filter(isOutside).length;
  const vacantCells = camp.target.filter((cell) => men[cell] === VACANT).length;
  const { winRule } = rules.options;
  return (
    (winRule === 'full-camp' || menOutside > turnsPerSeat) && (winRule === 'all-home' || vacantCells > depth)
  );
}

/** Returns whether a seat may have to move men out of its camp, since its opponent has emptied its own or soon can. */
function mayHaveToLeaveCamp({ rules, evacuated, men }: Position, turnsPerSeat: number): boolean {
  return rules.directOpponents.some((opponent) => {
    if (opponent === 0) return false;
    const home = rules.camps[opponent]?.home ?? [];
    const menLeft = home.filter((cell) => seatOf(men[cell] ?? VACANT) === opponent).length;
    return (evacuated & (1 << opponent)) !== 0 || menLeft <= turnsPerSeat;
  });
}

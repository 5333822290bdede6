import type { Cell, Walk } from '@halma/rules';
import { type Army, freeTarget, menNeeded } from '../army/army.ts';
import { writeGround } from '../army/ground.ts';
import { instantiate } from '../module.ts';

import type { BeamExports } from './exports.ts';
import type { Guide } from './guide.ts';
import { CELLS_OF_TWO, type Partner } from './partner.ts';

/** How going on by a level may end. */
export const LEVEL_ENDS = ['went-on', 'home', 'out-of-time', 'no-moves', 'joined'] as const;

export type LevelEnd = (typeof LEVEL_ENDS)[number];

const CELLS = 256;
const CLASSES = 4;
const NOBODY = 256;

/** Beam search for one army, in WebAssembly: after every move the placements of least cost are kept, each once. */
export class Beam {
  readonly #exports: BeamExports;
  #width = 0;
  #joins = false;
  #cells = CELLS;

  /** @param clock milliseconds, read during a search to end it in time */
  constructor(clock: () => number) {
    this.#exports = instantiate<BeamExports>(clock);
  }

  /**
   * Sets an army up to be searched.
   *
   * @param width placements kept after each move
   * @param firstMoves the moves to choose the first from; every move when there are none
   * @param partner an army that moves in turn with this one, to bring this one home
   */
  begin(army: Army, guide: Guide, width: number, firstMoves: readonly Walk[] = [], partner?: Partner): void {
    const module = this.#exports;
    this.#cells = partner === undefined ? CELLS : CELLS_OF_TWO;
    module.setTurns(partner === undefined ? 1 : 2, partner?.begins === true ? 1 : 0);
    const joins = guide.joining !== undefined;
    module.setMirrored(joins);
    if (width !== this.#width || joins !== this.#joins) module.prepareBeam(width);
    this.#width = width;
    this.#joins = joins;
    writeGround(module, army);
    this.#writeWorth(army, guide);
    const others = partner?.cells.map((cell) => CELLS_OF_TWO + cell) ?? [];
    this.#bytes(module.armyAddress(), CELLS).set([...army.cells, ...others]);
    if (partner !== undefined) this.#writePartner(partner);
    const moves = new Uint16Array(module.memory.buffer, module.firstMovesAddress(), firstMoves.length);
    moves.set(firstMoves.map(({ from, to }) => (from << 8) | to));
    const needed = Math.min(menNeeded(army), CELLS);
    const tip = army.rules.yards[army.seat]?.targetTip ?? NOBODY;
    module.beginBeam(
      army.cells.length + others.length,
      firstMoves.length,
      needed,
      army.marked ?? NOBODY,
      tip,
    );
  }

  /** Goes on by one level, or with one that was cut off. @param until when to stop at the latest, on the clock */
  advance(until: number): LevelEnd {
    return LEVEL_ENDS[this.#exports.advance(until)] ?? 'no-moves';
  }

  /** The cost of the best placement of the level, with its charge. */
  get leastWorth(): number {
    return this.#exports.leastWorth();
  }

  /** Placements whose moves were listed since `begin`. */
  get listed(): number {
    return Number(this.#exports.placementsExpanded());
  }

  /** The moves of the whole way when the army is home, up to the image of the other's when two are joined, else to the best placement of the level. */
  line(): readonly Walk[] {
    return this.#line(this.#exports.writeLine());
  }

  /** When two halves have been joined: the moves of the other, whose image the line leads to. */
  otherLine(): readonly Walk[] {
    return this.#line(this.#exports.writeOther());
  }

  #line(count: number): readonly Walk[] {
    const codes = new Uint16Array(this.#exports.memory.buffer, this.#exports.lineAddress(), count);
    const mask = this.#cells - 1;
    return Array.from(codes, (code) => ({ kind: 'walk', from: (code >> 8) & mask, to: code & mask }));
  }

  /** The partner's men count in no class and fill no target. They all lie in one class, for which the room is made here. */
  #writePartner({ cells, costs }: Partner): void {
    const module = this.#exports;
    new Int32Array(module.memory.buffer, module.costsAddress() + 4 * CELLS_OF_TWO, costs.length).set(costs);
    this.#bytes(module.classesAddress() + CELLS_OF_TWO, CELLS_OF_TWO).fill(0);
    this.#bytes(module.targetAddress() + CELLS_OF_TWO, CELLS_OF_TWO).fill(0);
    const [room] = this.#bytes(module.roomAddress(), 1);
    this.#bytes(module.roomAddress(), 1).set([(room ?? 0) + cells.length]);
  }

  #writeWorth(army: Army, { costs, markedCosts, classCharge, joining }: Guide): void {
    const module = this.#exports;
    const { board, yards } = army.rules;
    new Int32Array(module.memory.buffer, module.costsAddress(), board.cells).set(costs);
    new Int32Array(module.memory.buffer, module.markedCostsAddress(), board.cells).set(markedCosts);
    this.#bytes(module.classesAddress(), board.cells).set(board.classes);
    this.#bytes(module.targetAddress(), board.cells).set(
      yards[army.seat]?.inTarget.subarray(0, board.cells) ?? [],
    );
    const classOf = (cell: Cell): number => board.classes[cell] ?? 0;
    const room = this.#bytes(module.roomAddress(), CLASSES).fill(0);
    for (const cell of freeTarget(army)) room[classOf(cell)] = (room[classOf(cell)] ?? 0) + 1;
    module.setCharges(classCharge, joining?.unmatchedCharge ?? 0);
    if (joining === undefined) return;
    const { own, turn, cross } = joining.symmetries;
    const mirrors = this.#bytes(module.mirrorsAddress(), 3 * CELLS);
    for (const [index, symmetry] of [own, turn, cross].entries()) mirrors.set(symmetry, index * CELLS);
  }

  #bytes(address: number, length: number): Uint8Array {
    return new Uint8Array(this.#exports.memory.buffer, address, length);
  }
}

import type { Army } from './army.ts';

/** The tables of the module that say where men can go. */
export interface GroundExports {
  readonly memory: WebAssembly.Memory;
  readonly waysAddress: () => number;
  readonly stepsAddress: () => number;
  readonly takenAddress: () => number;
  readonly zonesAddress: () => number;
  readonly permitsAddress: () => number;
  readonly setDirections: (count: number) => void;
}

/** Numbers beyond every board's cells, by which the module's tables are laid out. */
const SLOTS = 258;

/** Writes the board an army moves on, with the men of others, into the module. */
export function writeGround(module: GroundExports, { rules, seat, table, standing }: Army): void {
  const { board } = rules;
  const { buffer } = module.memory;
  new Uint16Array(buffer, module.waysAddress(), table.ways.length).set(table.ways);
  new Uint16Array(buffer, module.stepsAddress(), board.neighbours.length).set(table.step ?? board.neighbours);
  module.setDirections(board.directions.length);
  const taken = new Uint8Array(buffer, module.takenAddress(), SLOTS).fill(0);
  for (const cell of [...standing, board.wall]) taken[cell] = 1;
  const yard = rules.yards[seat];
  const zones = new Uint8Array(buffer, module.zonesAddress(), SLOTS);
  for (let cell = 0; cell < board.cells; cell += 1)
    zones[cell] = (yard?.inHome[cell] ?? 0) + 2 * (yard?.inTarget[cell] ?? 0);
  const permits = new Uint8Array(buffer, module.permitsAddress(), 4 * SLOTS).fill(1);
  rules.permits[seat]?.forEach((permit, zone) => {
    if (permit !== null) permits.set(permit, zone * SLOTS);
  });
}

import { CELL_SLOTS, ZONE_COUNT } from '../generated/limits.ts';
import { bytesAt, type ModuleExports } from '../module.ts';
import type { Army } from './army.ts';

/** Writes an army's board, with the men of other armies, into the module's memory. */
export function writeBoard(module: ModuleExports, { rules, seat, table, occupied }: Army): void {
  const { board } = rules;
  const { buffer } = module.memory;
  new Uint16Array(buffer, module.NEIGHBOURS_AND_LANDINGS.value, table.neighboursAndLandings.length).set(
    table.neighboursAndLandings,
  );
  new Uint16Array(buffer, module.STEP_CELLS.value, board.neighbours.length).set(
    table.stepCells ?? board.neighbours,
  );
  module.setDirections(board.directions.length);
  const isOccupied = bytesAt(module, module.OCCUPIED, CELL_SLOTS).fill(0);
  for (const cell of [...occupied, board.wall]) isOccupied[cell] = 1;
  const camp = rules.camps[seat];
  const zones = bytesAt(module, module.CELL_ZONES, CELL_SLOTS);
  for (let cell = 0; cell < board.cellCount; cell += 1)
    zones[cell] = (camp?.inHome[cell] ?? 0) + 2 * (camp?.inTarget[cell] ?? 0);
  const allowed = bytesAt(module, module.ALLOWED_DESTINATIONS, ZONE_COUNT * CELL_SLOTS).fill(1);
  rules.allowedDestinations[seat]?.forEach((destinations, zone) => {
    if (destinations !== null) allowed.set(destinations, zone * CELL_SLOTS);
  });
}

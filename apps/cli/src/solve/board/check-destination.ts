import { existsSync } from 'node:fs';
import { accept } from '@halma/rules';
import type { SmallBoard } from '@halma/solver';
import { type CommandResult, refuse } from '../../refusal.ts';
import { formatBoard } from './checkpoint.ts';
import { withTablebase } from './read-tablebase.ts';

/** Refuses to replace a file, unless it is a tablebase of the same board, whose values are the same. */
export async function checkDestination(path: string, board: SmallBoard): Promise<CommandResult<null>> {
  if (!existsSync(path)) return accept(null);
  const refusal = refuse('unwritable-file', `${path} already exists and is not a tablebase of this board.`);
  const checked = await withTablebase(path, async (tablebase) =>
    formatBoard(tablebase.board) === formatBoard(board) ? accept(null) : refusal,
  );
  return checked.ok ? checked : refusal;
}

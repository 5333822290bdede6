import { open } from 'node:fs/promises';
import { accept } from '@halma/rules';
import type { SharedTable, SmallBoard } from '@halma/solver';
import { fileErrorCode, fileErrorText } from '../../file-error.ts';
import { type CommandResult, refuse } from '../../refusal.ts';
import { writeParts } from './write-parts.ts';

/** The maximum number of bytes to read at a time. */
const PART_SIZE = 1 << 26;

/** Returns the first line of a checkpoint, without the line break. */
function titleOf(board: SmallBoard, plies: number): string {
  return `halma checkpoint 4 ${formatBoard(board)} ${plies}`;
}

/** Returns the properties that distinguish a board from all others. */
export function formatBoard({ shape, side, men, preset }: SmallBoard): string {
  return `${shape} ${side} ${men} ${preset}`;
}

/**
 * Writes the tables after the pass for `plies`, and replaces an older checkpoint. If the process crashes
 * while it writes, the older checkpoint remains.
 */
export async function writeCheckpoint(
  path: string,
  board: SmallBoard,
  table: SharedTable,
  plies: number,
): Promise<CommandResult<null>> {
  const next = `${path}.next`;
  return writeParts(next, path, [
    new TextEncoder().encode(`${titleOf(board, plies)}\n`),
    ...table.values,
    ...table.counters,
  ]);
}

/**
 * Reads a checkpoint into the tables.
 *
 * @returns the plies of the last complete pass; null if there is no checkpoint
 */
export async function readCheckpoint(
  path: string,
  board: SmallBoard,
  table: SharedTable,
): Promise<CommandResult<number | null>> {
  try {
    const file = await open(path);
    try {
      const title = await readTitle(file);
      const plies = Number(title.split(' ').at(-1));
      if (!Number.isInteger(plies) || title !== titleOf(board, plies))
        return refuse('bad-tablebase', `${path} is not a checkpoint of this board.`);
      let position = title.length + 1;
      for (const bytes of [...table.values, ...table.counters]) {
        for (let start = 0; start < bytes.length; ) {
          const { bytesRead } = await file.read(
            bytes,
            start,
            Math.min(PART_SIZE, bytes.length - start),
            position,
          );
          if (bytesRead === 0) return refuse('bad-tablebase', `${path} is incomplete.`);
          start += bytesRead;
          position += bytesRead;
        }
      }
      return accept(plies);
    } finally {
      await file.close();
    }
  } catch (error) {
    const code = fileErrorCode(error);
    if (code === 'ENOENT') return accept(null);
    return refuse('unreadable-file', `The file “${path}” cannot be read: ${fileErrorText(error)}.`);
  }
}

const MAX_TITLE_LENGTH = 100;

async function readTitle(file: Awaited<ReturnType<typeof open>>): Promise<string> {
  const { buffer, bytesRead } = await file.read(Buffer.alloc(MAX_TITLE_LENGTH), 0, MAX_TITLE_LENGTH, 0);
  return buffer.toString('latin1', 0, bytesRead).split('\n', 1)[0] ?? '';
}

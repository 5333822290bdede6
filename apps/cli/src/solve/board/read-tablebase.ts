import { type FileHandle, open } from 'node:fs/promises';
import { accept } from '@halma/rules';
import { type ByteTable, type ReadBytes, Tablebase, type TablebaseRefusal } from '@halma/solver';
import { type CommandResult, refuse } from '../../refusal.ts';

/** Opens a tablebase file, and closes it after use. */
export async function withTablebase<Value>(
  path: string,
  use: (tablebase: Tablebase) => Promise<CommandResult<Value>>,
): Promise<CommandResult<Value>> {
  let file: FileHandle | undefined;
  try {
    file = await open(path);
    const opened = await Tablebase.open(readerOf(file));
    return opened.ok ? await use(opened.value) : refuseTablebase(path, opened.refusal);
  } catch (error) {
    const code = error instanceof Error && 'code' in error ? String(error.code) : undefined;
    if (code === undefined) throw error;
    return refuse('unreadable-file', `The file “${path}” cannot be read (${code}).`);
  } finally {
    await file?.close();
  }
}

/** Reads the values of all positions. */
export async function readValues(path: string, tablebase: Tablebase): Promise<CommandResult<ByteTable>> {
  const values = await tablebase.readAll();
  return values.ok ? accept(values.value) : refuseTablebase(path, values.refusal);
}

function readerOf(file: FileHandle): ReadBytes {
  return async (offset, length) => {
    const bytes = new Uint8Array(length);
    const { bytesRead } = await file.read(bytes, 0, length, offset);
    return bytes.subarray(0, bytesRead);
  };
}

const MESSAGES: Readonly<Record<TablebaseRefusal['code'], string>> = {
  'not-a-tablebase': 'is not a tablebase',
  'bad-header': 'has a header that cannot be read',
  'bad-checksum': 'is damaged: the checksum of a block is wrong',
};

function refuseTablebase(path: string, { code }: TablebaseRefusal): ReturnType<typeof refuse> {
  return refuse('bad-tablebase', `The file “${path}” ${MESSAGES[code]}.`);
}

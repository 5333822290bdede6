import { type FileHandle, open } from 'node:fs/promises';
import { accept } from '@halma/rules';
import { type ByteTable, Tablebase, type TablebaseRefusal, type TablebaseSource } from '@halma/solver';
import { fileErrorText } from '../../file-error.ts';
import { type CommandResult, refuse } from '../../refusal.ts';
import { formatGibibytes } from './format-gibibytes.ts';

/** Opens a tablebase file, and closes it after use. */
export async function withTablebase<Value>(
  path: string,
  use: (tablebase: Tablebase) => Promise<CommandResult<Value>>,
): Promise<CommandResult<Value>> {
  let file: FileHandle | undefined;
  try {
    file = await open(path);
    const opened = await Tablebase.open(await sourceOf(file));
    return opened.ok ? await use(opened.value) : refuseTablebase(path, opened.refusal);
  } catch (error) {
    const code = error instanceof Error && 'code' in error ? String(error.code) : undefined;
    if (code === undefined) throw error;
    return refuse('unreadable-file', `The file “${path}” cannot be read: ${fileErrorText(error)}.`);
  } finally {
    await file?.close();
  }
}

/**
 * Reads the values of all positions. Refuses a tablebase whose values do not fit into the available memory.
 */
export async function readValues(path: string, tablebase: Tablebase): Promise<CommandResult<ByteTable>> {
  const values = await tablebase.readAll({ maxBytes: process.availableMemory() });
  return values.ok ? accept(values.value) : refuseTablebase(path, values.refusal);
}

async function sourceOf(file: FileHandle): Promise<TablebaseSource> {
  const { size } = await file.stat();
  return {
    size,
    read: async (offset, length) => {
      const bytes = new Uint8Array(length);
      const { bytesRead } = await file.read(bytes, 0, length, offset);
      return bytes.subarray(0, bytesRead);
    },
  };
}

function refuseTablebase(path: string, refusal: TablebaseRefusal): ReturnType<typeof refuse> {
  return refuse('bad-tablebase', `The file “${path}” ${describeRefusal(refusal)}.`);
}

function describeRefusal(refusal: TablebaseRefusal): string {
  switch (refusal.code) {
    case 'not-a-tablebase':
      return 'is not a tablebase';
    case 'bad-header':
      return `has a header that cannot be read: its ${refusal.part} is invalid`;
    case 'wrong-size':
      return `has ${refusal.size} bytes, but its header describes ${refusal.expected}`;
    case 'too-large':
      return `has values that need ${formatGibibytes(refusal.bytes)} of memory; ${formatGibibytes(refusal.maxBytes)} are available`;
    case 'bad-block':
      return `is damaged: block ${refusal.block} does not match its checksum`;
  }
}

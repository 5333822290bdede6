import type { Command, CommandId, OnlineGameId, PersonId } from '@halma/protocol';

/** A command that the server has not acknowledged yet. */
export interface PendingCommand {
  readonly id: CommandId;
  readonly person: PersonId;
  readonly game: OnlineGameId;
  readonly command: Command;
}

/** The storage for commands, so that they survive a reload or a crash. */
export interface CommandStorage {
  readonly read: () => unknown;
  readonly write: (commands: readonly PendingCommand[]) => void;
}

/** The commands that wait for an answer, in the order in which the player gave them. */
export interface PendingCommands {
  readonly all: () => readonly PendingCommand[];
  readonly add: (command: PendingCommand) => void;
  /** Removes and returns the command of an id, as it is answered; undefined when none waits. */
  readonly take: (id: CommandId) => PendingCommand | undefined;
}

/**
 * Keeps commands in memory and in a storage. Reads the storage each time, as another tab may have changed it. Keeps
 * commands in memory while the page is open where the storage is full or forbidden.
 */
export function createPendingCommands(storage: CommandStorage): PendingCommands {
  /** Commands from this tab without an answer. */
  let own: readonly PendingCommand[] = [];
  /** Ids answered in this tab. A storage that cannot be written may still hold their commands. */
  const answered = new Set<CommandId>();
  const all = (): readonly PendingCommand[] => {
    const read = storage.read();
    const stored = Array.isArray(read) ? read.filter(isCommand) : [];
    const ids = new Set(stored.map(({ id }) => id));
    return [...stored, ...own.filter(({ id }) => !ids.has(id))].filter(({ id }) => !answered.has(id));
  };
  return {
    all,
    add: (command) => {
      const others = all().filter(({ id }) => id !== command.id);
      own = [...own.filter(({ id }) => id !== command.id), command];
      storage.write([...others, command]);
    },
    take: (id) => {
      const found = all().find((command) => command.id === id);
      if (found === undefined) return undefined;
      own = own.filter((command) => command.id !== id);
      answered.add(id);
      storage.write(all());
      return found;
    },
  };
}

function isCommand(value: unknown): value is PendingCommand {
  return (
    typeof value === 'object' &&
    value !== null &&
    ['id', 'person', 'game'].every((name) => name in value && typeof Reflect.get(value, name) === 'string') &&
    'command' in value &&
    typeof value.command === 'object' &&
    value.command !== null
  );
}

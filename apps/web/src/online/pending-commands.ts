import type { Command, CommandId, OnlineGameId, PersonId } from '@halma/protocol';

/** A command that the server has not acknowledged yet. */
export interface PendingCommand {
  readonly id: CommandId;
  readonly person: PersonId;
  readonly game: OnlineGameId;
  readonly command: Command;
}

/** Storage in which commands survive a reload or a crash. */
export interface CommandStorage {
  readonly read: () => unknown;
  readonly write: (commands: readonly PendingCommand[]) => void;
}

/** The commands that are waiting for a response, in the order in which they were added. */
export interface PendingCommands {
  readonly all: () => readonly PendingCommand[];
  readonly add: (command: PendingCommand) => void;
  /** Removes and returns the command with the given id, to which the server has responded; undefined if no such command is waiting. */
  readonly take: (id: CommandId) => PendingCommand | undefined;
}

/**
 * Creates a list of pending commands that is kept in storage. Reads the storage on each call, because another
 * tab may have changed it. This tab's commands are also kept in memory, in case the storage is full or
 * blocked.
 */
export function createPendingCommands(storage: CommandStorage): PendingCommands {
  /** This tab's unanswered commands. */
  let unanswered: readonly PendingCommand[] = [];
  /**
   * The ids of commands that were answered in this tab. The storage may still contain them if it cannot be
   * written.
   */
  const answered = new Set<CommandId>();
  const all = (): readonly PendingCommand[] => {
    const value = storage.read();
    const stored = Array.isArray(value) ? value.filter(isCommand) : [];
    const ids = new Set(stored.map(({ id }) => id));
    return [...stored, ...unanswered.filter(({ id }) => !ids.has(id))].filter(({ id }) => !answered.has(id));
  };
  return {
    all,
    add: (command) => {
      const others = all().filter(({ id }) => id !== command.id);
      unanswered = [...unanswered.filter(({ id }) => id !== command.id), command];
      storage.write([...others, command]);
    },
    take: (id) => {
      const found = all().find((command) => command.id === id);
      if (found === undefined) return undefined;
      unanswered = unanswered.filter((command) => command.id !== id);
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

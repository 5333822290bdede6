import type { Command, CommandId, GameId, PersonId } from '@halma/protocol';

/** A command that the server has not acknowledged yet. */
export interface KeptCommand {
  readonly id: CommandId;
  readonly person: PersonId;
  readonly game: GameId;
  readonly command: Command;
}

/** Where commands are kept, so that neither a reload nor a crash loses one. */
export interface Shelf {
  readonly read: () => unknown;
  readonly write: (commands: readonly KeptCommand[]) => void;
}

/** The commands that wait for an answer, in the order in which they were given. */
export interface KeptCommands {
  readonly all: () => readonly KeptCommand[];
  readonly add: (command: KeptCommand) => void;
  /** The command of this id is answered; undefined when none waits. */
  readonly take: (id: CommandId) => KeptCommand | undefined;
}

/**
 * Keeps commands in memory and on a shelf. The shelf is read anew each time, as another tab may have put something there or taken
 * it away; what a full or forbidden shelf does not take is kept for as long as the page is open.
 */
export function keepCommands(shelf: Shelf): KeptCommands {
  /** Given here and not answered. */
  let own: readonly KeptCommand[] = [];
  /** Answered here, wherever they were given: a shelf that cannot be written may still hold them. */
  const answered = new Set<CommandId>();
  const all = (): readonly KeptCommand[] => {
    const read = shelf.read();
    const shelved = Array.isArray(read) ? read.filter(isCommand) : [];
    const ids = new Set(shelved.map(({ id }) => id));
    return [...shelved, ...own.filter(({ id }) => !ids.has(id))].filter(({ id }) => !answered.has(id));
  };
  return {
    all,
    add: (command) => {
      const others = all().filter(({ id }) => id !== command.id);
      own = [...own.filter(({ id }) => id !== command.id), command];
      shelf.write([...others, command]);
    },
    take: (id) => {
      const found = all().find((command) => command.id === id);
      if (found === undefined) return undefined;
      own = own.filter((command) => command.id !== id);
      answered.add(id);
      shelf.write(all());
      return found;
    },
  };
}

function isCommand(value: unknown): value is KeptCommand {
  return (
    typeof value === 'object' &&
    value !== null &&
    ['id', 'person', 'game'].every((name) => name in value && typeof Reflect.get(value, name) === 'string') &&
    'command' in value &&
    typeof value.command === 'object' &&
    value.command !== null
  );
}

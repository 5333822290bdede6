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

/** The commands on a shelf. It is read anew each time, as another tab may have put something there. */
export function keepCommands(shelf: Shelf): KeptCommands {
  const all = (): readonly KeptCommand[] => {
    const kept = shelf.read();
    return Array.isArray(kept) ? kept.filter(isCommand) : [];
  };
  return {
    all,
    add: (command) => shelf.write([...all().filter(({ id }) => id !== command.id), command]),
    take: (id) => {
      const kept = all();
      const found = kept.find((command) => command.id === id);
      if (found !== undefined) shelf.write(kept.filter((command) => command !== found));
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
    typeof value.command === 'object'
  );
}

import {
  type Command,
  type CommandId,
  type GameId,
  type PersonId,
  type Result,
  refuse,
} from '@halma/protocol';
import type { Services } from '../services.ts';

/** A command of a person, however it came. */
export interface PersonsCommand {
  readonly game: GameId;
  readonly id: CommandId;
  readonly person: PersonId;
  readonly command: Command;
  /** Milliseconds; 0 where nothing was measured. */
  readonly roundTrip: number;
}

/**
 * Carries out a person's command, counts it and times it. A fault of the server is answered as one, and the person can send
 * the same command again without harm.
 */
export async function execute(
  { tables, metrics, now, onFault }: Pick<Services, 'tables' | 'metrics' | 'now' | 'onFault'>,
  { game, id, person, command, roundTrip }: PersonsCommand,
): Promise<Result<number>> {
  const began = now();
  try {
    const result = await tables.command(game, id, { by: 'person', person, command }, roundTrip);
    metrics.countCommand(command.do, result.ok ? 'done' : 'refused', (now() - began) / 1000);
    return result;
  } catch (fault) {
    onFault(fault);
    metrics.countCommand(command.do, 'failed', (now() - began) / 1000);
    return refuse('internal-error');
  }
}

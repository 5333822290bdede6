import {
  type Command,
  type CommandId,
  type OnlineGameId,
  type PersonId,
  type Result,
  refuse,
} from '@halma/protocol';
import { doNothing } from '../do-nothing.ts';
import type { Services } from '../services.ts';

/** A player's command, received over a socket or HTTP. */
export interface PersonCommand {
  readonly game: OnlineGameId;
  readonly id: CommandId;
  readonly person: PersonId;
  readonly command: Command;
  /** The round trip to the player's client, in milliseconds; 0 if the server has not measured it. */
  readonly roundTripMs: number;
  /** The network of the client, as `networkOf` returns it. */
  readonly network: string;
}

/**
 * Carries out a player's command and records its outcome and duration in the metrics. If the server fails, the player
 * may send the same command again.
 */
export async function executeCommand(
  {
    games,
    networkJoins,
    outages,
    metrics,
    bus,
    now,
    onError,
  }: Pick<Services, 'games' | 'networkJoins' | 'outages' | 'metrics' | 'bus' | 'now' | 'onError'>,
  { game, id, person, command, roundTripMs, network }: PersonCommand,
): Promise<Result<number>> {
  const startedAt = now();
  const arrivedAfter = outages.readUntil;
  const seconds = (): number => (now() - startedAt) / 1000;
  const endJoin = command.do === 'join' ? networkJoins.begin({ game, network, person, id }) : doNothing;
  if (endJoin === undefined) {
    metrics.countCommand(command.do, 'refused', seconds());
    return refuse('too-many-joins');
  }
  try {
    const times = { roundTripMs, arrivedAfter };
    const result = await games.execute(game, id, { by: 'person', person, command }, times);
    endJoin(result.ok);
    // The person may already be following the game as a spectator, and is now a connected player.
    if (result.ok && command.do === 'join') bus.publish({ about: 'arrival', game });
    outages.noteSuccess(game, person);
    metrics.countCommand(command.do, result.ok ? 'done' : 'refused', seconds());
    return result;
  } catch (error) {
    onError(error);
    endJoin(false);
    outages.noteFailure(game, person, arrivedAfter);
    metrics.countCommand(command.do, 'failed', seconds());
    return refuse('internal-error');
  }
}

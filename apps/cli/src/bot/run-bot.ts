import { randomUUID } from 'node:crypto';
import { accept } from '@halma/rules';
import type { Environment } from '../environment.ts';
import { type CommandResult, refuse } from '../refusal.ts';
import type { Request } from '../request/fields/fields.ts';
import type { VerbOutput } from '../verbs/verb.ts';
import { Bot } from './bot.ts';
import { parseBotSettings } from './bot-settings.ts';
import { startupFault } from './check-engine.ts';
import { tokenFault } from './check-token.ts';
import { enterTournament, waitForTables } from './enter-tournament.ts';
import { ServerConnection } from './server-connection.ts';

/** Plays on a server until it is interrupted. Returns a refusal if the server does not let the bot play. */
export async function runBot(request: Request, environment: Environment): Promise<CommandResult<VerbOutput>> {
  const settings = parseBotSettings(request);
  if (!settings.ok) return settings;
  const { server, token, tournament, engine } = settings.value;
  const fault = await startupFault(engine);
  if (fault !== undefined) return refuse('bad-request', `The engine cannot play: ${fault}.`);
  const { now } = environment.work;
  const finishController = new AbortController();
  const signal = AbortSignal.any([environment.work.signal, finishController.signal]);
  const log = (text: string): void => environment.writeError(`${text}\n`);
  const connection = new ServerConnection({ server, token, signal, log });
  const bot = new Bot(settings.value, connection, log, now, () => finishController.abort());
  const problem = await tokenFault(connection, [
    'games:play',
    ...(tournament === undefined ? [] : (['tournaments'] as const)),
  ]);
  if (problem !== undefined)
    return refuse('server-refused', `The server does not let this bot play: ${problem}.`);
  log(`playing at ${server.origin} with ${engine.name}`);
  try {
    if (tournament !== undefined) {
      const { id } = tournament;
      const refusalCode = await enterTournament(connection, tournament, randomUUID);
      if (refusalCode !== undefined)
        return refuse('server-refused', `The server does not let this bot enter ${id}: ${refusalCode}.`);
      void waitForTables(connection, id, signal, () => bot.remainingGames > 0).then((code) => {
        if (code !== undefined) log(`the server does not let this bot wait in ${id}: ${code}`);
      });
    }
    const ending = await connection.follow(
      (line) => bot.receive(line),
      () => bot.noteConnecting(),
    );
    if (ending !== undefined)
      return refuse('server-refused', `The server does not let this bot play: ${ending}.`);
    const { games, over, moves, faults, resigned } = bot.counts;
    return accept({
      data: () => ({ games, over, moves, faults, resigned }),
      text: () => `Games: ${games}. Moves: ${moves}. Engine faults: ${faults}. Games resigned: ${resigned}.`,
    });
  } finally {
    bot.close();
  }
}

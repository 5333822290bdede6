import type { Entrant } from '../arena/entrant.ts';
import { UgiPlayer } from '../arena/players/ugi-player.ts';

/**
 * Returns why the program of an engine cannot be started; undefined if it can. A bot checks this before it connects:
 * otherwise it would accept games only to resign them. A program that uses the file protocol starts with each move, so
 * it is not checked.
 */
export async function startupFault(engine: Entrant): Promise<string | undefined> {
  if (engine.kind !== 'ugi') return undefined;
  const player = new UgiPlayer(engine.command, engine.limits, engine.options);
  const fault = await player.startProgram();
  player.close();
  return fault?.detail;
}

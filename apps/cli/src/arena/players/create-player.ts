import { SIMPLE_PLAYERS } from '../../simple-players.ts';
import type { Entrant } from '../entrant.ts';
import type { ArenaPlayer } from '../player.ts';
import type { LineListener } from '../player-log.ts';
import { Csci561Player } from './csci561-player.ts';
import { createLevelPlayer } from './level-player.ts';
import { createSimplePlayer } from './simple-player.ts';
import { UgiPlayer } from './ugi-player.ts';
import { withLogging } from './with-logging.ts';

/**
 * The extra time that a program that uses the file protocol gets before the arena kills it, since the machine
 * may be busy.
 */
const CSCI561_GRACE_MS = 10_000;

/**
 * Creates the player of an entrant. An external program starts with the first game.
 *
 * @param onLine called with each line that the player sends or receives, and each of its moves, for a log
 */
export function createPlayer(entrant: Entrant, onLine?: LineListener): ArenaPlayer {
  const player = createPlayerOfKind(entrant, onLine);
  return onLine === undefined ? player : withLogging(player, onLine);
}

function createPlayerOfKind(entrant: Entrant, onLine: LineListener | undefined): ArenaPlayer {
  switch (entrant.kind) {
    case 'level':
      return createLevelPlayer(entrant.level, entrant.limits);
    case 'greedy':
    case 'random':
      return createSimplePlayer(SIMPLE_PLAYERS[entrant.kind]);
    case 'ugi':
      return new UgiPlayer(entrant.command, entrant.limits, entrant.options, onLine);
    case 'csci561':
      return new Csci561Player(entrant.command, CSCI561_GRACE_MS, onLine);
  }
}

import { SIMPLE_PLAYERS } from '../../simple-players.ts';
import type { Entrant } from '../entrant.ts';
import type { ArenaPlayer } from '../player.ts';
import type { LineListener } from '../player-log.ts';
import { Csci561Player } from './csci561-player.ts';
import { levelPlayer } from './level-player.ts';
import { loggedPlayer } from './logged-player.ts';
import { simplePlayer } from './simple-player.ts';
import { UgiPlayer } from './ugi-player.ts';

/** The extra time before a program of the file protocol is killed, since the machine may be busy. */
const CSCI561_GRACE_MS = 10_000;

/**
 * Creates the player of an entrant. An external program starts with the first game.
 *
 * @param listen receives what the player says and does, for a log
 */
export function createPlayer(entrant: Entrant, listen?: LineListener): ArenaPlayer {
  const player = createPlayerOfKind(entrant, listen);
  return listen === undefined ? player : loggedPlayer(player, listen);
}

function createPlayerOfKind(entrant: Entrant, listen: LineListener | undefined): ArenaPlayer {
  switch (entrant.kind) {
    case 'level':
      return levelPlayer(entrant.level, entrant.limits);
    case 'greedy':
    case 'random':
      return simplePlayer(SIMPLE_PLAYERS[entrant.kind]);
    case 'ugi':
      return new UgiPlayer(entrant.command, entrant.limits, entrant.options, listen);
    case 'csci561':
      return new Csci561Player(entrant.command, CSCI561_GRACE_MS, listen);
  }
}

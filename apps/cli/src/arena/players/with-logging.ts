import { formatShortMove } from '@halma/rules';
import type { ArenaPlayer, PlayerFault } from '../player.ts';
import type { LineListener } from '../player-log.ts';

/** Wraps a player so that each of its moves and faults is logged. */
export function withLogging(player: ArenaPlayer, onLine: LineListener): ArenaPlayer {
  const reportFault = ({ kind, detail }: PlayerFault): void => onLine('=', `${kind}: ${detail}`);
  return {
    startGame: async (start, seed) => {
      const fault = await player.startGame(start, seed);
      if (fault !== null) reportFault(fault);
      return fault;
    },
    chooseMove: async (request) => {
      const choice = await player.chooseMove(request);
      if ('fault' in choice) reportFault(choice.fault);
      else onLine('=', formatShortMove(request.position.rules.board, choice.move));
      return choice;
    },
    cpuTimeMs: () => player.cpuTimeMs(),
    close: () => player.close(),
  };
}

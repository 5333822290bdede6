import { formatShortMove } from '@halma/rules';
import type { ArenaPlayer, PlayerFault } from '../player.ts';
import type { LineListener } from '../player-log.ts';

/** Reports each move and fault of a player to the log of the match. */
export function loggedPlayer(player: ArenaPlayer, listen: LineListener): ArenaPlayer {
  const reportFault = ({ kind, detail }: PlayerFault): void => listen('=', `${kind}: ${detail}`);
  return {
    startGame: async (start, seed) => {
      const fault = await player.startGame(start, seed);
      if (fault !== null) reportFault(fault);
      return fault;
    },
    chooseMove: async (request) => {
      const choice = await player.chooseMove(request);
      if ('fault' in choice) reportFault(choice.fault);
      else listen('=', formatShortMove(request.position.rules.board, choice.move));
      return choice;
    },
    cpuTimeMs: () => player.cpuTimeMs(),
    close: () => player.close(),
  };
}

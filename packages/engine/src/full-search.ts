import { type Move, moveOfCode, type Position, type Rules } from '@halma/rules';
import { type Candidate, LUCK } from './candidates.ts';
import { DeepSearch } from './deep-search.ts';
import { FINISH } from './end-bonus.ts';
import { raceHome } from './race.ts';

/** Stages kept after each move of a race. */
const RACE_WIDTH = 120;

/** In a race: home at once if it can be, else along the shortest way home, not by a position that was there before. */
export function racingMove(position: Position, candidates: readonly Candidate[]): Move {
  const won = candidates.find(({ bonus }) => bonus >= FINISH);
  if (won !== undefined) return won.move;
  const fresh = candidates.filter(({ bonus }) => bonus > -LUCK);
  const codes = (fresh.length > 0 ? fresh : candidates).map(({ code }) => code);
  return moveOfCode(raceHome(position, codes, RACE_WIDTH).first, position.rules.board.away);
}

let latest: { readonly key: string; readonly search: DeepSearch } | undefined;

/**
 * The deep search of a game, with what it remembers from move to move. One is kept, since its memory is large: the last game's.
 *
 * @returns null for games the kernel does not search
 */
export function deepSearchFor(rules: Rules): DeepSearch | null {
  if (!DeepSearch.supports(rules)) return null;
  const key = JSON.stringify([rules.game.id, rules.options]);
  if (latest?.key !== key) latest = { key, search: new DeepSearch(rules) };
  return latest.search;
}

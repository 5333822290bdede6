import { legalMoves, type Position, play, playUnchecked, type Rules, startPosition } from '@halma/rules';
import { EnginePlayer, type Level } from '../../src/index.ts';
import { must } from './positions.ts';

/**
 * Returns a seeded generator of numbers from 0 up to, but not including, 1: the multiplicative generator of Park and
 * Miller.
 */
export function seededRandom(seed: number): () => number {
  let state = 1 + (Math.imul(seed, 7919) >>> 2);
  return () => {
    state = (state * 48_271) % 2_147_483_647;
    return state / 2_147_483_647;
  };
}

/** Returns the position after random turns from the start; fewer turns if one would end the game. */
export function positionAfter(rules: Rules, plies: number, seed: number): Position {
  return randomGame(must(startPosition(rules)), plies, seed).at(-1) ?? must(startPosition(rules));
}

/** Returns the start and the position after each random turn, without a turn that would end the game. */
export function randomGame(start: Position, plies: number, seed: number): readonly Position[] {
  const random = seededRandom(seed);
  const positions = [start];
  let position = start;
  for (let ply = 0; ply < plies; ply += 1) {
    const moves = legalMoves(position);
    const move = moves[Math.floor(random() * moves.length)];
    const next = move === undefined ? position : playUnchecked(position, move);
    if (next.outcome !== null) break;
    position = next;
    positions.push(position);
  }
  return positions;
}

/** Plays a game to its end with a player of the given level for each seat. Returns the last position. */
export function playToEnd(start: Position, levels: readonly Level[], seed: number): Position {
  const players = new Map(
    start.rules.seats.map((seat, index) => {
      const level = levels[index];
      if (level === undefined) throw new Error(`no level for seat ${seat}`);
      const options = { now: () => 0, level, random: seededRandom(seed) };
      return [seat, { player: new EnginePlayer(start), options }] as const;
    }),
  );
  let position = start;
  while (position.outcome === null) {
    const seat = players.get(position.toMove);
    if (seat === undefined) throw new Error(`no player for seat ${position.toMove}`);
    position = must(play(position, seat.player.chooseMove(position, seat.options)));
  }
  return position;
}

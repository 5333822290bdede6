import { GAMES } from '@halma/rules';
import { expect, test } from 'vitest';
import { ask } from './support/ask.ts';

interface State {
  readonly position: string;
  readonly result: string;
  readonly termination: string;
}

/** Returns a generator of whole numbers below a bound, the same in every run. */
function numberGenerator(seed: number): (bound: number) => number {
  let state = seed;
  return (bound) => {
    state = (Math.imul(state, 1_103_515_245) + 12_345) & 0x7fff_ffff;
    return Math.floor((state / 0x8000_0000) * bound);
  };
}

// The test uses only the responses, as a program that does not know the rules would.
test.each(GAMES.map(({ id }) => [id]))('plays a random game of %s with moves and apply', async (game) => {
  const next = numberGenerator(game.length);
  const common = { game, options: { moveCap: '60' } };
  const playedMoves: string[] = [];
  let state = (await ask('apply', { ...common, moves: [] })) as State;
  while (state.result === '*') {
    const { position } = state;
    const { moves } = (await ask('moves', { ...common, position })) as { readonly moves: readonly string[] };
    const move = moves[next(moves.length)] ?? 'none';
    const { route } = (await ask('route', { ...common, position, move })) as { readonly route: string };
    expect(route, `${move} in ${position}`).toBeDefined();
    state = (await ask('apply', { ...common, position, move: route })) as State;
    playedMoves.push(move);
  }
  expect(playedMoves.length).toBeLessThanOrEqual(60);
  expect(state.termination).not.toBe('unfinished');
  expect(await ask('apply', { ...common, moves: playedMoves })).toEqual(state);
});

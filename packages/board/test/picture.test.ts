import { GAMES, legalMoves, makeRules, play, startPosition, VACANT } from '@halma/rules';
import { expect, test } from 'vitest';
import { boardPicture } from '../src/draw/picture.ts';
import { withoutReferences } from '../src/draw/token-references.ts';

const SIZE = { width: 1200, height: 630 };

test.each(GAMES.map(({ id }) => id))('a picture of %s shows each man and the last move', (game) => {
  const rules = makeRules({ game });
  const start = rules.ok ? startPosition(rules.value) : rules;
  if (!start.ok) throw new Error(start.refusal.code);
  const [move] = legalMoves(start.value);
  const next = move === undefined ? start : play(start.value, move);
  if (!next.ok) throw new Error(next.refusal.code);
  const picture = boardPicture({ position: next.value, ...SIZE });
  const men = next.value.men.subarray(0, next.value.rules.board.cellCount);
  expect(picture.match(/class="rim"/g)).toHaveLength(men.filter((man) => man !== VACANT).length);
  expect(picture).toContain('class="fade"');
  expect(boardPicture({ position: start.value, ...SIZE })).not.toContain('class="fade"');
  expect(picture).not.toMatch(/var\(|color-mix|<text/);
  expect(picture).toMatch(/^<svg xmlns="[^"]+" width="1200" height="630"/);
});

test.each([
  ['a token with a default', 'var(--ink, #221b15)', '#221b15'],
  ['a token with a value', 'var(--paper, #f5eedf)', '#ffffff'],
  ['a font list', 'var(--font-text, system-ui, sans-serif)', 'system-ui, sans-serif'],
  ['a mixture of tokens', 'color-mix(in srgb, var(--sq-dark, #000000), var(--ink, #ffffff) 25%)', '#404040'],
])('%s is replaced with its value', (_, reference, value) => {
  const values: Readonly<Record<string, string>> = { paper: '#ffffff' };
  expect(withoutReferences(`fill="${reference}"`, (token) => values[token])).toBe(`fill="${value}"`);
});

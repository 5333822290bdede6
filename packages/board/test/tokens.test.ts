import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { DEFAULT_TOKENS } from '../src/draw/colour-tokens.ts';

const css = readFileSync(new URL('../tokens.css', import.meta.url), 'utf8');

/** Returns the tokens that a block of the style sheet sets, by its selector. */
function block(selector: string, from = 0): ReadonlyMap<string, string> {
  const start = css.indexOf(`${selector} {`, from);
  const body = css.slice(start, css.indexOf('}', start));
  return new Map(
    [...body.matchAll(/--([\w-]+): ([^;]+);/g)].map(([, name = '', value = '']) => [name, value]),
  );
}

const paper = block('[data-theme="paper"]');
const contrast = block('[data-theme="contrast"]');

test('the defaults of drawings are the tokens of the light paper theme', () => {
  for (const [token, value] of Object.entries(DEFAULT_TOKENS))
    expect([token, paper.get(token)]).toEqual([token, value]);
});

describe('with forced colours', () => {
  const forced = block(':root:root:root', css.indexOf('(forced-colors: active)'));

  test('boards use the tokens of the contrast theme', () => {
    for (const [token, value] of forced) expect([token, value]).toEqual([token, contrast.get(token)]);
    expect([...forced.keys()].sort()).toEqual(Object.keys(DEFAULT_TOKENS).sort());
  });
});

import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { PAPER } from '../src/draw/paint.ts';

const css = readFileSync(new URL('../tokens.css', import.meta.url), 'utf8');

/** The tokens a block of the sheet sets, by its selector. */
function block(selector: string, from = 0): ReadonlyMap<string, string> {
  const start = css.indexOf(`${selector} {`, from);
  const body = css.slice(start, css.indexOf('}', start));
  return new Map(
    [...body.matchAll(/--([\w-]+): ([^;]+);/g)].map(([, name = '', value = '']) => [name, value]),
  );
}

const paper = block('[data-theme="paper"]');
const contrast = block('[data-theme="contrast"]');

test('what a drawing falls back to is paper by daylight', () => {
  for (const [token, value] of Object.entries(PAPER))
    expect([token, paper.get(token)]).toEqual([token, value]);
});

describe('under forced colours', () => {
  const forced = block(':root:root:root', css.indexOf('(forced-colors: active)'));

  test('boards are drawn in the tokens of most contrast', () => {
    for (const [token, value] of forced) expect([token, value]).toEqual([token, contrast.get(token)]);
    expect([...forced.keys()].sort()).toEqual(Object.keys(PAPER).sort());
  });
});

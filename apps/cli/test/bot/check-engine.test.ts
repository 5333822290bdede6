import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';
import { parseEntrant } from '../../src/arena/entrant.ts';
import { startupFault } from '../../src/bot/check-engine.ts';

const ENGINE = fileURLToPath(new URL('../support/fake-engine.mjs', import.meta.url));

test.each([
  ['a level', 'level:3', undefined],
  ['a program that starts', `ugi:"${process.execPath}" "${ENGINE}" well`, undefined],
  [
    'a program that does not offer a chosen option',
    `ugi:"${process.execPath}" "${ENGINE}" well@Stones=1`,
    'the program offers no option “Stones”',
  ],
  ['a program that does not exist', 'ugi:/no/such/program', expect.stringContaining('cannot be started')],
])('reports whether an engine can play: %s', async (_, text, fault) => {
  const engine = parseEntrant(text);
  if (engine === undefined) throw new Error(`${text} is not an engine`);
  expect(await startupFault(engine)).toEqual(fault);
});

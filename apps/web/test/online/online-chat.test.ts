import { expect, test } from 'vitest';
import { createOnlineChat } from '../../src/pages/game/online/online-chat.ts';
import type { OnlineGame } from '../../src/pages/game/online/online-game.ts';
import type { Online } from '../../src/pages/online/online-context.ts';
import { BEGUN, TOMAS } from './sample-game.ts';

test('authors appear under their current names, spectators under the names in their messages', () => {
  const game = { view: () => ({ ...BEGUN, people: [{ ...TOMAS, name: 'Tomas', guest: false }] }) };
  const { currentPerson } = createOnlineChat({} as Online, game as unknown as OnlineGame);
  const nora = { id: 'nora000000000000', name: 'Nora', guest: false };
  expect([TOMAS, nora].map((author) => currentPerson?.(author).name)).toEqual(['Tomas', 'Nora']);
});

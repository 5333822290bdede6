import { expect, type Page } from '@playwright/test';
import { test } from '../../../../../test/browser/test.ts';
import { collectAnnouncements } from '../live-regions.ts';
import {
  createGame,
  createGameByLink,
  move,
  newGuest,
  openAs,
  openAsNewUser,
  openChat,
  sendCommand,
  startGameForTwo,
} from './people.ts';

// Allows for several browsers on a slow machine, but still stops a test that hangs.
test.describe.configure({ timeout: 120_000 });

const press = (page: Page, name: string): Promise<void> => page.getByRole('button', { name }).click();

interface GameEvent {
  readonly name: string;
  /** Makes the first or the second player cause the event. */
  readonly cause: (first: Page, second: Page) => Promise<void>;
  /** The only announcement to each player; undefined if there is none. */
  readonly first: RegExp | undefined;
  readonly second: RegExp | undefined;
}

const MOVE = /^(Black|Yellow), \w+ to \w+, (step|jump)\. (Black|Yellow) to move\.$/;

const EVENTS: readonly GameEvent[] = [
  { name: 'a move', cause: (first) => move(first, 0), first: MOVE, second: MOVE },
  { name: 'the reply', cause: (_, second) => move(second, 0), first: MOVE, second: MOVE },
  {
    name: 'a step back',
    cause: (first) => first.keyboard.press('ArrowLeft'),
    first: /^Move 1: /,
    second: undefined,
  },
  {
    name: 'a step forward',
    cause: (first) => first.keyboard.press('ArrowRight'),
    first: MOVE,
    second: undefined,
  },
  {
    name: 'the offer of a draw',
    cause: (first) => press(first, 'Draw'),
    first: /^You offered a draw\./,
    second: /^Guest \w+ offered a draw\./,
  },
  {
    name: 'the refusal of the draw',
    cause: (_, second) => press(second, 'Decline'),
    first: /^You offered a draw\. Declined\.$/,
    second: undefined,
  },
  {
    name: 'a request to take back a move',
    cause: (_, second) => press(second, 'Take back'),
    first: /^Guest \w+ asked to take back a move\./,
    second: /^You asked to take back your move\./,
  },
  {
    name: 'the withdrawal of the request on another device',
    cause: async (_, second) => {
      await sendCommand(second.context(), second.url(), { do: 'decline-take-back' });
      await expect(second.getByRole('button', { name: 'Withdraw' })).toBeHidden();
    },
    first: undefined,
    second: undefined,
  },
  {
    name: 'the same request again',
    cause: (_, second) => press(second, 'Take back'),
    first: /^Guest \w+ asked to take back a move\./,
    second: /^You asked to take back your move\./,
  },
  {
    name: 'the offer of a draw during the request',
    cause: (_, second) => second.getByRole('button', { name: 'Draw', exact: true }).click(),
    first: /^Guest \w+ offered a draw\.[^.]*$/,
    second: /^You offered a draw\.[^.]*$/,
  },
  {
    name: 'the refusal of the draw during the request',
    cause: (first) =>
      first.locator('.offer', { hasText: 'draw' }).getByRole('button', { name: 'Decline' }).click(),
    first: undefined,
    second: /^You offered a draw\. Declined\.$/,
  },
  {
    name: 'the takeback',
    cause: (first) => press(first, 'Accept'),
    first: /^Guest \w+ to move\. You: /,
    second: /^Your move\. Guest \w+: /,
  },
  { name: 'another move', cause: (_, second) => move(second, 0), first: MOVE, second: MOVE },
  {
    name: 'a step back in the other player’s turn',
    cause: (_, second) => second.keyboard.press('ArrowLeft'),
    first: undefined,
    second: /^Move 1: .* The game continues from its latest move\.$/,
  },
  {
    name: 'the offer of a draw while the board shows an earlier move',
    cause: (first) => press(first, 'Draw'),
    first: /^You offered a draw\.[^.]*$/,
    second: /^Guest \w+ offered a draw\.[^.]*$/,
  },
  {
    name: 'the refusal of the draw while the board shows an earlier move',
    cause: (_, second) => press(second, 'Decline'),
    first: /^You offered a draw\. Declined\.$/,
    second: undefined,
  },
  {
    name: 'a further step back in the other player’s turn',
    cause: (_, second) => second.keyboard.press('ArrowLeft'),
    first: undefined,
    second: /^The start of the game\.$/,
  },
  {
    name: 'a step forward in the other player’s turn',
    cause: (_, second) => second.keyboard.press('ArrowRight'),
    first: undefined,
    second: MOVE,
  },
  {
    name: 'a move while the board shows an earlier one',
    cause: (first) => move(first, 1),
    first: MOVE,
    second: /^Move 1: .* It is your move now\.$/,
  },
  {
    name: 'a further step back in the player’s turn',
    cause: (_, second) => second.keyboard.press('ArrowLeft'),
    first: undefined,
    second: /^The start of the game\.$/,
  },
  {
    name: 'a step forward in the player’s turn',
    cause: (_, second) => second.keyboard.press('ArrowRight'),
    first: undefined,
    second: MOVE,
  },
  {
    name: 'a message',
    cause: async (_, second) => {
      await second.getByRole('textbox', { name: 'Message' }).fill('Good game');
      await press(second, 'Send');
    },
    first: /^Guest \w+ Good game$/,
    second: /^Guest \w+ Good game$/,
  },
  {
    name: 'the result',
    cause: async (first) => {
      await press(first, 'Resign');
      await first.getByRole('dialog').getByRole('button', { name: 'Resign' }).click();
    },
    first: /^You lost\.\s?You resigned\./,
    second: /^Move 1: .* The game is over\. You won!$/,
  },
  {
    name: 'a step back after the result',
    cause: (_, second) => second.keyboard.press('ArrowLeft'),
    first: undefined,
    second: /^The start of the game\.$/,
  },
  {
    name: 'the return from the earlier move to the end of the game',
    cause: (_, second) => press(second, 'Back to the game'),
    first: undefined,
    second: /^You won!\s?Guest \w+ resigned\./,
  },
];

test('screen readers announce each event of an online game once', async ({ browser }) => {
  const [first, second] = await startGameForTwo(browser);
  for (const page of [first, second]) {
    await openChat(page);
    await expect(page.getByRole('log')).toContainText('No messages yet.');
    // The page of the player who was there first learns of the other's arrival half a second later.
    await expect(page.locator('.away-mark')).toHaveCount(0);
  }
  const announcedToFirst = await collectAnnouncements(first);
  const announcedToSecond = await collectAnnouncements(second);
  for (const event of EVENTS) {
    await event.cause(first, second);
    await test.step(event.name, async () => {
      await announcedToFirst.expectOnly(event.first);
      await announcedToSecond.expectOnly(event.second);
    });
  }
});

test('screen readers announce the start of a game, and its title takes the focus', async ({ browser }) => {
  const creator = await openAsNewUser(browser, '/online');
  await createGameByLink(creator);
  const announced = await collectAnnouncements(creator);
  const other = await openAsNewUser(browser, creator.url());
  const announcedToOther = await collectAnnouncements(other);
  await other.getByRole('button', { name: 'Join as Yellow' }).press('Enter');
  await announced.expectOnly(/^The game has started\.$/);
  await announcedToOther.expectOnly(/^The game has started\.$/);
  // The button that had the focus is gone.
  await expect(other.getByRole('heading', { level: 1 })).toBeFocused();
});

test('screen readers announce who joins and who leaves before a game for three starts', async ({
  browser,
}) => {
  const creator = await newGuest(browser);
  const address = await createGame(creator, {
    rules: { game: 'star-3', preset: 'standard', options: {} },
    seats: { A: { kind: 'me' }, C: { kind: 'open' }, E: { kind: 'open' } },
  });
  const page = await openAs(creator, address);
  await expect(page.getByRole('heading', { name: 'Waiting for players' })).toBeVisible();
  const announced = await collectAnnouncements(page);
  const other = await newGuest(browser);
  await sendCommand(other, address, { do: 'join' });
  await announced.expectOnly(/^Guest \w+ has joined\.$/);
  await sendCommand(other, address, { do: 'leave' });
  await announced.expectOnly(/^Guest \w+ has left their seat\.$/);
});

test('screen readers announce unread messages, and when a player leaves and returns', async ({ browser }) => {
  const [first, second] = await startGameForTwo(browser);
  let reportPresence = (_: boolean): void => undefined;
  await first.routeWebSocket('**/api/socket', (socket) => {
    // The server itself reports only every 15 seconds who has left, and would contradict this test.
    const server = socket.connectToServer();
    server.onMessage((message) => {
      if (!message.toString().includes('"say":"here"')) socket.send(message);
    });
    const game = first.url().split('/').at(-1);
    reportPresence = (here) =>
      socket.send(JSON.stringify({ say: 'here', game, seats: { A: here, C: here }, onlookers: 0 }));
  });
  await first.reload();
  await openChat(second);
  await expect(first.getByRole('tab', { name: 'Chat' })).toBeVisible();
  const announced = await collectAnnouncements(first);
  await second.getByRole('textbox', { name: 'Message' }).fill('Good luck');
  await press(second, 'Send');
  await announced.expectOnly(/^Chat \(1\)$/);
  await move(first, 0);
  await announced.expectOnly(MOVE);
  reportPresence(false);
  await announced.expectOnly(/^Guest \w+ is away\./);
  reportPresence(true);
  await announced.expectOnly(/^Guest \w+ to move\./);
});

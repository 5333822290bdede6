import { expect } from '@playwright/test';
import { test } from '../../../../../test/browser/test.ts';
import { createGame, newGuest, openAs, openChat, ownPlate, sendCommand, startGameForTwo } from './people.ts';

// Allows for several browsers on a slow machine, but still stops a test that hangs.
test.describe.configure({ timeout: 120_000 });

test('the dialog about a person in the chat stays open when a phone is turned', async ({ browser }) => {
  const [first, second] = await startGameForTwo(browser);
  await openChat(second);
  await second.getByRole('textbox', { name: 'Message' }).fill('Hello');
  await second.getByRole('button', { name: 'Send', exact: true }).click();
  await first.setViewportSize({ width: 844, height: 390 });
  await openChat(first);
  await first
    .getByRole('log')
    .getByRole('button', { name: /^Guest/ })
    .click();
  const dialog = first.getByRole('dialog', { name: /^About Guest/ });
  for (const [width, height] of [
    [390, 844],
    [844, 390],
  ] as const) {
    await first.setViewportSize({ width, height });
    await expect(first.getByRole('tab', { name: /^Chat/, includeHidden: true })).toHaveCount(
      width > height ? 1 : 0,
    );
    await expect(dialog).toBeVisible();
  }
  await first.keyboard.press('Escape');
  await expect(dialog).toBeHidden();
});

test('on the smallest phone, the plate of the player to move shows their name in full beside the time left', async ({
  browser,
}) => {
  const clocks = [
    { kind: 'real-time', main: 1_200_000, increment: 10_000, delay: 0 },
    { kind: 'days', days: 3 },
  ] as const;
  for (const clock of clocks) {
    const [first] = await startGameForTwo(browser, undefined, { clock });
    for (const width of [320, 360]) {
      await first.setViewportSize({ width, height: 740 });
      const name = ownPlate(first).locator('.name > span').first();
      await expect(name, `${clock.kind}, ${width} pixels`).toHaveText(/^Guest \w+$/);
      const cutPixels = await name.evaluate((element) => {
        // The widest name of a guest.
        element.textContent = 'Guest mmmm';
        return element.scrollWidth - element.clientWidth;
      });
      expect(cutPixels, `${clock.kind}, ${width} pixels`).toBeLessThanOrEqual(1);
      // Not on the screen, but for screen readers.
      await expect(ownPlate(first).getByRole('emphasis')).toHaveText('To move');
    }
  }
});

test('long names fit beside the clock, and the title stands apart from the number of spectators', async ({
  browser,
}) => {
  const [first] = await startGameForTwo(browser);
  for (const [width, height, longName] of [
    [320, 640, 'Wilhelmina_Mountbatt'],
    [360, 800, 'Wilhelmina_Mountbatt'],
    [390, 800, 'Wilhelmina_Mountbatt'],
    [740, 360, 'Wilhelmina_Mountbatt'],
    [1280, 800, 'Wilhelmina_Hab'],
  ] as const) {
    await first.setViewportSize({ width, height });
    const missingPixels = await ownPlate(first)
      .locator('.name > span')
      .first()
      .evaluate((element, text) => {
        element.textContent = text;
        return element.scrollWidth - element.clientWidth;
      }, longName);
    expect(missingPixels, `${width} pixels`).toBeLessThanOrEqual(1);
    // The smallest phones have less room in the header, and phones in landscape do not show the title.
    if (width < 360 || height === 360) continue;
    const [title, spectators] = [first.getByRole('heading', { level: 1 }), first.locator('.spectators')];
    const { x = 0, width: titleWidth = 0 } = (await title.boundingBox()) ?? {};
    expect((await spectators.boundingBox())?.x, `${width} pixels`).toBeGreaterThan(x + titleWidth + 20);
  }
});

test('on the smallest phone, the time left in a game for three by correspondence leaves room for the name', async ({
  browser,
}) => {
  const guests = [await newGuest(browser), await newGuest(browser), await newGuest(browser)] as const;
  const address = await createGame(guests[0], {
    rules: { game: 'star-3', preset: 'standard', options: {} },
    clock: { kind: 'days', days: 3 },
    seats: { A: { kind: 'me' }, C: { kind: 'open' }, E: { kind: 'open' } },
  });
  for (const guest of guests.slice(1)) await sendCommand(guest, address, { do: 'join' });
  for (const guest of guests) await sendCommand(guest, address, { do: 'ready' });
  // One of these two is not to move, and sees two plates side by side above the board.
  const pages = [await openAs(guests[0], address), await openAs(guests[1], address)];
  for (const page of pages) {
    await page.setViewportSize({ width: 320, height: 740 });
    const plate = page.locator('.plate:has(.days)');
    await expect(plate.getByRole('timer')).toBeInViewport({ ratio: 1 });
    const name = plate.locator('.name > span').first();
    expect((await name.boundingBox())?.width).toBeGreaterThan(60);
  }
});

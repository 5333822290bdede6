import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { FakeStorage } from '../analysis/fake-storage.ts';

let storage: FakeStorage;
beforeEach(() => {
  storage = new FakeStorage();
  vi.stubGlobal('localStorage', storage);
  vi.resetModules();
});
afterEach(() => vi.unstubAllGlobals());

const loadSettings = () => import('../../src/board/board-settings.ts');

test('a change keeps the settings that another tab has changed', async () => {
  const { boardSettings, changeBoardSettings } = await loadSettings();
  changeBoardSettings({ sounds: false });
  storage.setItem('halma.board', JSON.stringify({ ...boardSettings(), coordinates: 'none' }));
  // The page does this when the other tab stores them.
  changeBoardSettings();
  changeBoardSettings({ confirmsMoves: true });
  expect(boardSettings()).toMatchObject({ sounds: false, coordinates: 'none', confirmsMoves: true });
});

test('all changes apply until the next visit while the storage is full', async () => {
  const { boardSettings, changeBoardSettings } = await loadSettings();
  changeBoardSettings({ showMovable: true });
  const full = vi.spyOn(storage, 'setItem').mockImplementation(() => {
    throw new DOMException('the storage is full', 'QuotaExceededError');
  });
  changeBoardSettings({ sounds: false });
  changeBoardSettings({ confirmsMoves: true });
  expect(boardSettings()).toMatchObject({ showMovable: true, sounds: false, confirmsMoves: true });
  full.mockRestore();
  changeBoardSettings({ vibration: false });
  expect(JSON.parse(storage.getItem('halma.board') ?? '')).toEqual(boardSettings());
  expect(boardSettings()).toMatchObject({ sounds: false, confirmsMoves: true, vibration: false });
});

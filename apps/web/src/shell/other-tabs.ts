import { changeBoardSettings } from '../board/board-settings.ts';
import { startLanguage } from '../locale/language.ts';
import { rememberAccount } from '../online/known-account.ts';
import { readStored } from '../storage/browser-storage.ts';
import { applyStoredColours } from './theme.ts';

/** The storage keys. The modules that load first do not export them, because each export makes a module larger. */
const KEYS = { account: 'halma.online.name', board: 'halma.board', language: 'halma.language' } as const;

/** Applies the settings of the site and its boards that another tab changes, and shows who has signed in or out there. */
export function followOtherTabs(): void {
  addEventListener('storage', ({ key }) => applyChange(key));
  // The browser sends no storage events to pages that it keeps for the back button. When such a page is shown again, it
  // sends them to itself, so that, for example, its game does not overwrite moves that were stored in the meantime.
  addEventListener('pageshow', ({ persisted }) => {
    if (!persisted) return;
    for (const key of new Set(['theme', KEYS.board, KEYS.language, ...storedKeys()]))
      dispatchEvent(new StorageEvent('storage', { key }));
  });
}

function storedKeys(): readonly string[] {
  try {
    return Object.keys(localStorage);
  } catch {
    // The storage is blocked.
    return [];
  }
}

function applyChange(key: string | null): void {
  if (key === 'theme' || key === 'scheme') applyStoredColours();
  // Settings that are equal to the stored ones cause no event in other tabs.
  else if (key === KEYS.board) changeBoardSettings();
  else if (key === KEYS.language) void startLanguage();
  else if (key === KEYS.account) showStoredAccount();
}

function showStoredAccount(): void {
  const name = readStored(KEYS.account);
  rememberAccount({ person: { guest: false, name: typeof name === 'string' ? name : '' } });
}

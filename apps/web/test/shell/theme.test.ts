import { afterEach, expect, test, vi } from 'vitest';
import { applyStoredColours } from '../../src/shell/theme.ts';

afterEach(() => vi.unstubAllGlobals());

test.each([
  [
    'blocked storage keeps the theme and follows the system',
    () => {
      throw new DOMException('Access is denied.', 'SecurityError');
    },
    { theme: 'contrast', scheme: 'dark' },
  ],
  [
    'the choices of another tab apply',
    (name: string) => ({ theme: 'quiet', scheme: 'light' })[name] ?? null,
    { theme: 'quiet', scheme: 'light' },
  ],
])('%s', (_, getItem, colours) => {
  const dataset = { theme: 'contrast', scheme: 'light' };
  vi.stubGlobal('document', { documentElement: { dataset } });
  vi.stubGlobal('localStorage', { getItem });
  vi.stubGlobal('matchMedia', () => ({ matches: true }));
  applyStoredColours();
  expect(dataset).toEqual(colours);
});

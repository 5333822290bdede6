/** The themes and colour schemes. `public/theme.js` uses the same names and applies the stored choice before the first paint. */
export const THEMES = ['paper', 'quiet', 'contrast'] as const;
export const SCHEMES = ['system', 'light', 'dark'] as const;

type Theme = (typeof THEMES)[number];
type Scheme = (typeof SCHEMES)[number];

/** Returns the current theme. */
export function currentTheme(): Theme {
  return THEMES.find((theme) => theme === document.documentElement.dataset.theme) ?? 'paper';
}

/** Returns the chosen colour scheme; `system` if none was chosen. */
export function chosenScheme(): Scheme {
  return SCHEMES.find((scheme) => scheme === readText('scheme')) ?? 'system';
}

/** Applies a theme and stores it. */
export function chooseTheme(theme: Theme): void {
  document.documentElement.dataset.theme = theme;
  storeText('theme', theme);
}

/**
 * Applies a colour scheme and stores it. For `system`, nothing is stored, so each visit follows the system.
 */
export function chooseScheme(scheme: Scheme): void {
  applyScheme(scheme);
  storeText('scheme', scheme === 'system' ? undefined : scheme);
}

/** Applies the theme and the colour scheme that another tab has stored. */
export function applyStoredColours(): void {
  const stored = THEMES.find((theme) => theme === readText('theme'));
  if (stored !== undefined) document.documentElement.dataset.theme = stored;
  applyScheme(chosenScheme());
}

function applyScheme(scheme: Scheme): void {
  const isDark = matchMedia('(prefers-color-scheme: dark)').matches;
  document.documentElement.dataset.scheme = scheme === 'system' ? (isDark ? 'dark' : 'light') : scheme;
}

/** Reads a stored choice. Returns null if there is none, or if the storage is blocked. */
function readText(name: string): string | null {
  try {
    return localStorage.getItem(name);
  } catch {
    return null;
  }
}

function storeText(name: string, value: string | undefined): void {
  try {
    if (value === undefined) localStorage.removeItem(name);
    else localStorage.setItem(name, value);
  } catch {
    // If the storage is full or blocked, the choice applies until the next visit.
  }
}

/** The themes, and light or dark. `public/theme.js` sets the kept choice before the first paint, by the same names. */
export const THEMES = ['paper', 'quiet', 'contrast'] as const;
export const SCHEMES = ['system', 'light', 'dark'] as const;

type Theme = (typeof THEMES)[number];
type Scheme = (typeof SCHEMES)[number];

/** The theme in use. */
export function currentTheme(): Theme {
  return THEMES.find((theme) => theme === document.documentElement.dataset.theme) ?? 'paper';
}

/** The scheme that was chosen; `system` when none was. */
export function chosenScheme(): Scheme {
  try {
    return SCHEMES.find((scheme) => scheme === localStorage.scheme) ?? 'system';
  } catch {
    return 'system';
  }
}

/** Takes a theme into use and keeps it. */
export function chooseTheme(theme: Theme): void {
  document.documentElement.dataset.theme = theme;
  keep('theme', theme);
}

/** Takes a scheme into use; what the system wants is asked for again at every visit, so nothing is kept. */
export function chooseScheme(scheme: Scheme): void {
  const dark = matchMedia('(prefers-color-scheme: dark)').matches;
  document.documentElement.dataset.scheme = scheme === 'system' ? (dark ? 'dark' : 'light') : scheme;
  keep('scheme', scheme === 'system' ? undefined : scheme);
}

function keep(name: string, value: string | undefined): void {
  try {
    if (value === undefined) localStorage.removeItem(name);
    else localStorage.setItem(name, value);
  } catch {
    // Not kept, then: the choice holds for this visit.
  }
}

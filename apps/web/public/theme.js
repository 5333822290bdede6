// Runs before the first paint, so that no page flashes in the wrong colours. A stored choice applies; without one the
// page follows the system, now and whenever the system changes.
(() => {
  const root = document.documentElement.dataset;
  const matches = (query) => matchMedia(query).matches;
  const read = (name) => {
    try {
      return localStorage.getItem(name);
    } catch {
      return null;
    }
  };
  const stored = (name, values) => values.find((value) => value === read(name));
  const apply = () => {
    root.theme =
      stored('theme', ['paper', 'quiet', 'contrast']) ??
      (matches('(prefers-contrast: more)') ? 'contrast' : 'paper');
    root.scheme =
      stored('scheme', ['light', 'dark']) ?? (matches('(prefers-color-scheme: dark)') ? 'dark' : 'light');
  };
  apply();
  // The first screen of the document is that of a new visitor in the language that the browser prefers.
  const hasGames = () => {
    try {
      return Object.keys(localStorage).some((key) => key.startsWith('halma.game.'));
    } catch {
      return false;
    }
  };
  const language = read('halma.language');
  if (language !== null && language !== `"${document.documentElement.lang}"`) root.firstScreen = 'hidden';
  else if (hasGames()) root.firstScreen = 'frame';
  for (const query of ['(prefers-contrast: more)', '(prefers-color-scheme: dark)']) {
    matchMedia(query).addEventListener('change', apply);
  }
})();

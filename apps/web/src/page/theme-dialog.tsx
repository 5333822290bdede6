import { createSignal, type JSX } from 'solid-js';
import { DIALOGS } from '../words/english.ts';
import { Choice } from './choice.tsx';
import { Dialog } from './dialog.tsx';
import { chooseScheme, chooseTheme, chosenScheme, currentTheme, SCHEMES, THEMES } from './theme.ts';

/** The colours of the page. */
export function ThemeDialog(): JSX.Element {
  const [theme, setTheme] = createSignal(currentTheme());
  const [scheme, setScheme] = createSignal(chosenScheme());
  return (
    <Dialog title={DIALOGS.themeTitle} class="narrow">
      <Choice
        label={DIALOGS.colours}
        values={THEMES}
        words={DIALOGS.themes}
        chosen={theme()}
        onChoose={(value) => {
          chooseTheme(value);
          setTheme(value);
        }}
      />
      <Choice
        label={DIALOGS.light}
        values={SCHEMES}
        words={DIALOGS.schemes}
        chosen={scheme()}
        onChoose={(value) => {
          chooseScheme(value);
          setScheme(value);
        }}
      />
    </Dialog>
  );
}

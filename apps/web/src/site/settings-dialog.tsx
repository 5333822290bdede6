import { createSignal, type JSX } from 'solid-js';
import { Choice } from '../parts/choice.tsx';
import { Dialog } from '../parts/dialog.tsx';
import { siteWords } from '../words/site.ts';
import { LANGUAGE_NAMES, LANGUAGES, type Language, language } from './language.ts';
import { chooseLanguage } from './stored-language.ts';
import { chooseScheme, chooseTheme, chosenScheme, currentTheme, SCHEMES, THEMES } from './theme.ts';

/** The language and the colours of every page. */
export default function SettingsDialog(props: { onClose: () => void }): JSX.Element {
  const [theme, setTheme] = createSignal(currentTheme());
  const [scheme, setScheme] = createSignal(chosenScheme());
  const [wished, setWished] = createSignal(language());
  const [hasFailed, setFailed] = createSignal(false);
  const wish = async (value: Language): Promise<void> => {
    setWished(value);
    setFailed(!(await chooseLanguage(value)));
    setWished(language());
  };
  return (
    <Dialog title={siteWords().settings} class="narrow" onClose={props.onClose}>
      <Choice
        label={siteWords().language}
        values={LANGUAGES}
        words={LANGUAGE_NAMES}
        chosen={wished()}
        onChoose={(value) => void wish(value)}
      />
      <p class="small" role="alert">
        {hasFailed() ? siteWords().languageFailed : ''}
      </p>
      <Choice
        label={siteWords().colours}
        values={THEMES}
        words={siteWords().themes}
        chosen={theme()}
        onChoose={(value) => {
          chooseTheme(value);
          setTheme(value);
        }}
      />
      <Choice
        label={siteWords().light}
        values={SCHEMES}
        words={siteWords().schemes}
        chosen={scheme()}
        onChoose={(value) => {
          chooseScheme(value);
          setScheme(value);
        }}
      />
    </Dialog>
  );
}

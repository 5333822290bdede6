import { LANGUAGES, type LanguageTag } from '@halma/locales';
import { settingsWords } from '@halma/locales/settings';
import { siteWords } from '@halma/locales/site';
import { createSignal, type JSX } from 'solid-js';
import { chooseLanguage, language } from '../locale/language.ts';
import { Choice } from '../parts/choice.tsx';
import { Dialog } from '../parts/dialog.tsx';
import { chooseScheme, chooseTheme, chosenScheme, currentTheme, SCHEMES, THEMES } from './theme.ts';

/** The name of each language in itself. */
const LANGUAGE_NAMES = Object.fromEntries(LANGUAGES.map(({ tag, name }) => [tag, name])) as Record<
  LanguageTag,
  string
>;

/** The language and the colours of every page. */
export default function SettingsDialog(props: { onClose: () => void }): JSX.Element {
  const [theme, setTheme] = createSignal(currentTheme());
  const [scheme, setScheme] = createSignal(chosenScheme());
  const [wished, setWished] = createSignal(language());
  const [hasFailed, setFailed] = createSignal(false);
  const wish = async (value: LanguageTag): Promise<void> => {
    setWished(value);
    setFailed(!(await chooseLanguage(value)));
    setWished(language());
  };
  return (
    <Dialog title={siteWords().settings} class="narrow" onClose={props.onClose}>
      <Choice
        label={settingsWords().language}
        values={LANGUAGES.map(({ tag }) => tag)}
        labels={LANGUAGE_NAMES}
        selected={wished()}
        onSelect={(value) => void wish(value)}
      />
      <p class="small" role="alert">
        {hasFailed() ? settingsWords().languageFailed : ''}
      </p>
      <Choice
        label={settingsWords().colours}
        values={THEMES}
        labels={settingsWords().themes}
        selected={theme()}
        onSelect={(value) => {
          chooseTheme(value);
          setTheme(value);
        }}
      />
      <Choice
        label={settingsWords().light}
        values={SCHEMES}
        labels={settingsWords().schemes}
        selected={scheme()}
        onSelect={(value) => {
          chooseScheme(value);
          setScheme(value);
        }}
      />
    </Dialog>
  );
}

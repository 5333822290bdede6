import { LANGUAGES, type LanguageTag } from '@halma/locales';
import { settingsStrings } from '@halma/locales/settings';
import { siteStrings } from '@halma/locales/site';
import { createEffect, createSignal, type JSX, onCleanup } from 'solid-js';
import { BoardSettingsFields } from '../board/board-settings-fields.tsx';
import { chooseLanguage, language } from '../locale/language.ts';
import { Choice } from '../parts/choice.tsx';
import { Dialog } from '../parts/dialog.tsx';
import { chooseScheme, chooseTheme, chosenScheme, currentTheme, SCHEMES, THEMES } from './theme.ts';

/** The name of each language, in that language. */
const LANGUAGE_NAMES = Object.fromEntries(LANGUAGES.map(({ tag, name }) => [tag, name])) as Record<
  LanguageTag,
  string
>;

/** The dialog with the settings for the whole site, such as language and colours. */
export default function SettingsDialog(props: { onClose: () => void }): JSX.Element {
  const [theme, setTheme] = createSignal(currentTheme());
  const [scheme, setScheme] = createSignal(chosenScheme());
  const [selectedLanguage, setSelectedLanguage] = createSignal(language());
  const [hasFailed, setFailed] = createSignal(false);
  const showChangesOfOtherTabs = (): void => {
    setTheme(currentTheme());
    setScheme(chosenScheme());
  };
  addEventListener('storage', showChangesOfOtherTabs);
  onCleanup(() => removeEventListener('storage', showChangesOfOtherTabs));
  createEffect(() => setSelectedLanguage(language()));
  const selectLanguage = async (value: LanguageTag): Promise<void> => {
    setSelectedLanguage(value);
    const change = await chooseLanguage(value);
    if (change === 'superseded') return;
    setFailed(change === 'failed');
    setSelectedLanguage(language());
  };
  return (
    <Dialog title={siteStrings().settings} class="narrow" onClose={props.onClose}>
      <Choice
        label={settingsStrings().language}
        values={LANGUAGES.map(({ tag }) => tag)}
        labels={LANGUAGE_NAMES}
        selected={selectedLanguage()}
        onSelect={(value) => void selectLanguage(value)}
      />
      <p class="small" role="alert">
        {hasFailed() ? settingsStrings().languageFailed : ''}
      </p>
      <Choice
        label={settingsStrings().colours}
        values={THEMES}
        labels={settingsStrings().themes}
        selected={theme()}
        onSelect={(value) => {
          chooseTheme(value);
          setTheme(value);
        }}
      />
      <Choice
        label={settingsStrings().light}
        values={SCHEMES}
        labels={settingsStrings().schemes}
        selected={scheme()}
        onSelect={(value) => {
          chooseScheme(value);
          setScheme(value);
        }}
      />
      <h3>{settingsStrings().boards}</h3>
      <BoardSettingsFields />
    </Dialog>
  );
}

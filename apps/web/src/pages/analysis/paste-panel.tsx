import { analysisStrings } from '@halma/locales/analysis';
import { rulesStrings } from '@halma/locales/rules';
import { createSignal, type JSX, Show } from 'solid-js';
import { findNotation } from '../../analysis/find-notation.ts';
import { readStudy } from '../../analysis/read-study.ts';
import { studyAtLink } from '../../analysis/study-address.ts';
import { useStudy } from './study-context.ts';

/** A field to paste a record, a position or a key, with the reason if the text cannot be read. */
export function PastePanel(): JSX.Element {
  const { open } = useStudy();
  const [refusalText, setRefusalText] = createSignal('');
  let field: HTMLTextAreaElement | undefined;
  const read = (event: SubmitEvent): void => {
    event.preventDefault();
    const text = (field?.value ?? '').trim();
    setRefusalText('');
    if (text === '') setRefusalText(analysisStrings().pasteEmpty);
    else void openText(text);
  };
  const openText = async (text: string): Promise<void> => {
    const study = (await studyAtLink(text)) ?? (findNotation(text) === undefined ? null : readStudy(text));
    if (study === null) setRefusalText(analysisStrings().pasteUnknown);
    else if (study.ok) open(study.value);
    else setRefusalText(rulesStrings().refusal(study.refusal));
  };
  return (
    <form class="card panel" onSubmit={read}>
      <label class="label" for="paste">
        {analysisStrings().pasteLabel}
      </label>
      <textarea
        id="paste"
        class="input"
        rows={5}
        spellcheck={false}
        aria-describedby="paste-about"
        ref={(element) => {
          field = element;
          queueMicrotask(() => element.focus());
        }}
      />
      <p id="paste-about" class="small quiet">
        {analysisStrings().pasteText}
      </p>
      <Show when={refusalText() !== ''}>
        <p class="refused small" role="alert">
          {refusalText()}
        </p>
      </Show>
      <button type="submit" class="btn main">
        {analysisStrings().open}
      </button>
    </form>
  );
}

import { analysisStrings } from '@halma/locales/analysis';
import { createEffect, createSignal, type JSX, Show } from 'solid-js';
import { type OpenedText, openText } from '../../analysis/open-text.ts';
import { MAX_TEXT_BYTES } from '../../analysis/read-study.ts';
import { goTo, shownNode } from '../../analysis/study.ts';
import { describeRefusal } from './describe-refusal.ts';
import { useStudy } from './study-context.ts';

/**
 * A field for pasting a record, moves, a position or a key, and a button for opening a file. Shows why a text cannot
 * be read.
 */
export function PastePanel(): JSX.Element {
  const { study, open, droppedFile } = useStudy();
  const [refusalText, setRefusalText] = createSignal('');
  let field: HTMLTextAreaElement | undefined;
  const show = (opened: OpenedText): void => {
    if (opened.kind === 'study') open(opened.study);
    else setRefusalText(describeFailure(opened));
  };
  const read = async (text: string): Promise<void> => {
    setRefusalText('');
    show(await openText(text, shownNode(goTo(study(), 0)).position));
  };
  const readFile = async (file: File): Promise<void> => {
    if (file.size > MAX_TEXT_BYTES) setRefusalText(analysisStrings().fileTooLarge);
    else {
      const text = await file.text();
      if (field !== undefined) field.value = text;
      await read(text);
    }
  };
  // A file can be dropped on the page before or while the panel is open.
  createEffect(() => {
    const file = droppedFile();
    if (file !== null) void readFile(file);
  });
  return (
    <form
      class="card panel"
      onSubmit={(event) => {
        event.preventDefault();
        void read(field?.value ?? '');
      }}
    >
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
      <div class="row">
        <button type="submit" class="btn main">
          {analysisStrings().open}
        </button>
        <label class="btn file">
          {analysisStrings().pasteFile}
          <input
            class="vh"
            type="file"
            onChange={(event) => {
              const [file] = event.currentTarget.files ?? [];
              if (file !== undefined) void readFile(file);
            }}
          />
        </label>
      </div>
    </form>
  );
}

function describeFailure(opened: Exclude<OpenedText, { kind: 'study' }>): string {
  switch (opened.kind) {
    case 'empty':
      return analysisStrings().pasteEmpty;
    case 'unknown':
      return analysisStrings().pasteUnknown;
    case 'several':
      return analysisStrings().pasteSeveral(opened.count);
    case 'refused':
      return describeRefusal(opened.refusal);
    case 'illegal-move': {
      const { number, move, refusal } = opened.illegal;
      return `${analysisStrings().pasteIllegalMove(`${number} ${move}`)} ${describeRefusal(refusal)}`;
    }
  }
}

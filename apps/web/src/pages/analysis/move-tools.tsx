import { analysisStrings } from '@halma/locales/analysis';
import { createSignal, type JSX, Show } from 'solid-js';
import { variationStart, withComment, withoutNode, withPromotedVariation } from '../../analysis/study.ts';
import { Dialog } from '../../parts/dialog.tsx';
import { Icon } from '../../parts/icon.tsx';
import { useStudy } from './study-context.ts';

/** The maximum length of a comment on a move, in characters. */
const MAX_COMMENT_LENGTH = 2000;

/** The tools for the shown move: promote its variation, delete the move or comment on it. */
export function MoveTools(): JSX.Element {
  const { study, change } = useStudy();
  const [isOpen, setOpen] = createSignal(false);
  const [isCommenting, setCommenting] = createSignal(false);
  let menu: HTMLDivElement | undefined;
  const hasMove = (): boolean => study().at > 0;
  const isInVariation = (): boolean => variationStart(study(), study().at) !== undefined;
  const choose = (action: () => void): void => {
    setOpen(false);
    action();
  };
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: Escape and a loss of focus close the inner menu
    <div
      class="move-tools"
      ref={menu}
      onFocusOut={(event) => {
        if (!event.currentTarget.contains(event.relatedTarget as Node | null)) setOpen(false);
      }}
      onKeyDown={(event) => {
        if (event.key !== 'Escape' || !isOpen()) return;
        setOpen(false);
        menu?.querySelector('button')?.focus();
      }}
    >
      <Show when={hasMove()}>
        <button
          type="button"
          class="iconbtn"
          aria-expanded={isOpen()}
          aria-label={analysisStrings().moveTools}
          onClick={() => setOpen(!isOpen())}
        >
          <Icon name="menu" />
        </button>
        <Show when={isOpen()}>
          <div class="card move-menu">
            <Show when={isInVariation()}>
              <button
                type="button"
                onClick={() => choose(() => change(withPromotedVariation(study(), study().at)))}
              >
                {analysisStrings().promote}
              </button>
            </Show>
            <button type="button" onClick={() => choose(() => setCommenting(true))}>
              {analysisStrings().comment}
            </button>
            <button type="button" onClick={() => choose(() => change(withoutNode(study(), study().at)))}>
              {analysisStrings().deleteFromHere}
            </button>
          </div>
        </Show>
      </Show>
      <Show when={isCommenting()}>
        <CommentDialog onClose={() => setCommenting(false)} />
      </Show>
    </div>
  );
}

function CommentDialog(props: { onClose: () => void }): JSX.Element {
  const { study, change } = useStudy();
  let field: HTMLTextAreaElement | undefined;
  const save = (event: SubmitEvent): void => {
    event.preventDefault();
    change(withComment(study(), study().at, (field?.value ?? '').trim()));
    props.onClose();
  };
  return (
    <Dialog title={analysisStrings().comment} onClose={props.onClose}>
      <form class="panel" onSubmit={save}>
        <textarea
          ref={(element) => {
            field = element;
            // The dialog moves the focus here when it opens.
            element.setAttribute('autofocus', '');
          }}
          class="input"
          rows={4}
          maxLength={MAX_COMMENT_LENGTH}
          aria-label={analysisStrings().comment}
          value={study().nodes[study().at]?.comment ?? ''}
        />
        <button type="submit" class="btn main">
          {analysisStrings().saveComment}
        </button>
      </form>
    </Dialog>
  );
}

import { onlineStrings } from '@halma/locales/online';
import { REPORT_REASONS, type Report } from '@halma/protocol';
import { createSignal, createUniqueId, For, type JSX, Show } from 'solid-js';

/** The maximum length of the text, in UTF-16 code units. */
const MAX_TEXT_LENGTH = 200;

/** A form that reports a person to the moderators, with a reason and an optional text. */
export function ReportForm(props: {
  /** Sends the report. Resolves to the reason for a failure in words, or undefined on success. */
  readonly onSend: (reason: Report['reason'], text: string) => Promise<string | undefined>;
}): JSX.Element {
  const titleId = createUniqueId();
  const [failure, setFailure] = createSignal('');
  const [isPending, setPending] = createSignal(false);
  const [isSent, setSent] = createSignal(false);
  const strings = () => onlineStrings().chat;
  const send = async (event: SubmitEvent & { currentTarget: HTMLFormElement }): Promise<void> => {
    event.preventDefault();
    if (isPending()) return;
    const data = new FormData(event.currentTarget);
    const reason = REPORT_REASONS.find((candidate) => candidate === data.get('reason'));
    if (reason === undefined) return;
    setPending(true);
    const failureText = await props.onSend(reason, String(data.get('text')).trim());
    setPending(false);
    setFailure(failureText ?? '');
    setSent(failureText === undefined);
  };
  return (
    <>
      <h3 id={titleId}>{strings().report}</h3>
      <Show when={!isSent()}>
        <form class="panel-form" aria-labelledby={titleId} onSubmit={(event) => void send(event)}>
          <label class="field">
            <span class="label">{strings().reportReason}</span>
            {/* No reason is selected at first, so that none is reported by mistake. */}
            <select class="input" name="reason" required>
              <option value="">{strings().chooseReason}</option>
              <For each={REPORT_REASONS}>
                {(reason) => <option value={reason}>{strings().reasons[reason]}</option>}
              </For>
            </select>
          </label>
          <label class="field">
            <span class="label">{strings().reportText}</span>
            <input class="input" name="text" maxlength={MAX_TEXT_LENGTH} autocomplete="off" />
          </label>
          <p class="small" role="alert">
            {failure()}
          </p>
          <div class="row end">
            <button type="submit" class="btn main" disabled={isPending()}>
              {strings().sendReport}
            </button>
          </div>
        </form>
      </Show>
      <p role="status">{isSent() ? strings().reported : ''}</p>
    </>
  );
}

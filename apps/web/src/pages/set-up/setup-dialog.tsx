import '../../style/set-up.css';
import '../../style/set-up-narrow.css';
import { newGameStrings } from '@halma/locales/new-game';
import { createEffect, For, type JSX, on } from 'solid-js';
import { FORM_STEPS, type FormStep } from '../../game/new-game-form.ts';
import { Dialog } from '../../parts/dialog.tsx';

/** The names of the steps, and the labels of the buttons that lead to the next step. */
interface StepLabels {
  readonly steps: Readonly<Record<FormStep, string>>;
  readonly next: Readonly<Record<Exclude<FormStep, 'rules'>, string>>;
}

interface SetupDialogProps {
  readonly titles: Readonly<Record<FormStep, string>>;
  /** The labels of the steps. Defaults to the labels for setting up a game. */
  readonly labels?: StepLabels;
  readonly step: FormStep;
  readonly onStep: (step: FormStep) => void;
  readonly onClose: () => void;
  /** Called in the last step, when Enter or the main button is pressed. */
  readonly onSubmit: () => void;
  /** The buttons of the last step, beside “Back”; the main one submits. */
  readonly lastStepButtons: JSX.Element;
  /** The fields of the current step. */
  readonly children: JSX.Element;
}

/**
 * A dialog that sets up a game or a tournament in three steps. Enter opens the next step. The list of steps
 * can open them in any order.
 */
export function SetupDialog(props: SetupDialogProps): JSX.Element {
  let fields: HTMLDivElement | undefined;
  const labels = (): StepLabels => props.labels ?? newGameStrings().labels;
  const neighbour = (offset: number): FormStep | undefined =>
    FORM_STEPS[FORM_STEPS.indexOf(props.step) + offset];
  const submit = (event: SubmitEvent): void => {
    event.preventDefault();
    const next = neighbour(1);
    if (next === undefined) props.onSubmit();
    else props.onStep(next);
  };
  /** Browsers submit a form when Enter is pressed in an input, but not in a select field or on the step itself. */
  const submitOnEnter = (event: KeyboardEvent & { currentTarget: HTMLFormElement }): void => {
    if (event.key !== 'Enter' || !(event.target instanceof HTMLSelectElement || event.target === fields))
      return;
    event.preventDefault();
    event.currentTarget.requestSubmit();
  };
  const back = (): void => {
    const previous = neighbour(-1);
    if (previous === undefined) props.onClose();
    else props.onStep(previous);
  };
  createEffect(
    on(
      () => props.step,
      () => {
        // The dialog itself moves the focus when it opens.
        queueMicrotask(() => {
          if (fields === undefined) return;
          fields.scrollTop = 0;
          focusTargetOf(fields).focus();
        });
      },
    ),
  );
  return (
    <Dialog
      onClose={props.onClose}
      title={props.titles[props.step]}
      class="set-up"
      headContent={<Steps labels={labels()} step={props.step} onStep={props.onStep} />}
    >
      <form class="set-up-form" onSubmit={submit} onKeyDown={submitOnEnter}>
        <div class="set-up-fields" data-step={props.step} tabindex="-1" ref={fields}>
          {props.children}
        </div>
        <div class="set-up-actions">
          <button type="button" class="btn" onClick={back}>
            {props.step === 'game' ? newGameStrings().labels.cancel : newGameStrings().labels.back}
          </button>
          {props.step === 'rules' ? (
            props.lastStepButtons
          ) : (
            <button type="submit" class="btn main">
              {labels().next[props.step]}
            </button>
          )}
        </div>
      </form>
    </Dialog>
  );
}

function Steps(
  props: Pick<SetupDialogProps, 'step' | 'onStep'> & { readonly labels: StepLabels },
): JSX.Element {
  const isDone = (step: FormStep): boolean => FORM_STEPS.indexOf(step) < FORM_STEPS.indexOf(props.step);
  return (
    <ol class="set-up-steps" aria-label={newGameStrings().labels.steps.label}>
      <For each={FORM_STEPS}>
        {(step, index) => (
          <li>
            <button
              type="button"
              aria-current={step === props.step ? 'step' : undefined}
              onClick={() => props.onStep(step)}
            >
              {isDone(step) && (
                <>
                  <span aria-hidden="true">✓</span>
                  <span class="vh">{newGameStrings().labels.steps.done}</span>{' '}
                </>
              )}
              {index() + 1} {props.labels.steps[step]}
            </button>
          </li>
        )}
      </For>
    </ol>
  );
}

/**
 * Returns the element that gets focus in a new step: its first field or, on touch screens, the step itself,
 * because the keyboard would cover the step.
 */
function focusTargetOf(fields: HTMLElement): HTMLElement {
  if (matchMedia('(pointer: coarse)').matches) return fields;
  return fields.querySelector<HTMLElement>('input:checked, input:not([type="radio"]), select') ?? fields;
}

import { type JSX, Show } from 'solid-js';
import { Icon } from '../../parts/icon.tsx';
import { moveFocusOnRemoval } from '../../parts/take-lost-focus.ts';
import { useGame } from './game-context.ts';
import type { GameAction, GameLink } from './model.ts';

interface ActionButtonProps {
  readonly action: GameAction | GameLink;
  /** The CSS class; defaults to `btn`. */
  readonly class?: string;
  /** Whether the button has an icon; defaults to true. */
  readonly hasIcon?: boolean;
}

/** The button or link for an action; shown while the game offers the action. */
export function ActionButton(props: ActionButtonProps): JSX.Element {
  const { perform, board } = useGame();
  // Not reactive: a button keeps the same action for as long as the page is open.
  const { action } = props;
  const classes = (): string => `${props.class ?? 'btn'}${action.isPrimary === true ? ' main' : ''}`;
  const Content = (): JSX.Element => (
    <>
      <Show when={props.hasIcon !== false}>
        <Icon name={action.icon} />
      </Show>
      <span>{action.label()}</span>
    </>
  );
  if ('href' in action)
    return (
      <Show when={action.isOffered()}>
        <a class={classes()} href={action.href()} download={action.download}>
          <Content />
        </a>
      </Show>
    );
  const reason = (): string | undefined => action.disabledReason?.();
  return (
    <Show when={action.isOffered()}>
      <button
        type="button"
        class={classes()}
        aria-disabled={reason() !== undefined}
        aria-pressed={action.isOn?.()}
        title={reason() ?? action.description?.()}
        ref={(button) => moveFocusOnRemoval(button, () => board.focus())}
        onClick={() => reason() === undefined && perform(action)}
      >
        <Content />
      </button>
    </Show>
  );
}

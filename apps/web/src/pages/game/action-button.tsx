import { type JSX, Show } from 'solid-js';
import { Icon } from '../../parts/icon.tsx';
import { useGame } from './game-context.ts';
import type { GameAction, GameLink } from './model.ts';

interface ActionButtonProps {
  readonly action: GameAction | GameLink;
  /** The class of a button; `btn` unless given. */
  readonly class?: string;
  readonly hasIcon?: boolean;
}

/** The button or link of an action, while the game offers it. */
export function ActionButton(props: ActionButtonProps): JSX.Element {
  const { perform } = useGame();
  // An action is one object for the life of the page, and so is its kind.
  const { action } = props;
  const classes = (): string => `${props.class ?? 'btn'}${action.isPrimary === true ? ' main' : ''}`;
  const Face = (): JSX.Element => (
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
          <Face />
        </a>
      </Show>
    );
  const reason = (): string | undefined => action.unavailable?.();
  return (
    <Show when={action.isOffered()}>
      <button
        type="button"
        class={classes()}
        aria-disabled={reason() !== undefined}
        aria-pressed={action.isOn?.()}
        title={reason() ?? action.about?.()}
        onClick={() => reason() === undefined && perform(action)}
      >
        <Face />
      </button>
    </Show>
  );
}

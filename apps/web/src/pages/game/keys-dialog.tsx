import '../../style/keys.css';
import { keyStrings } from '@halma/locales/keys';
import { For, type JSX } from 'solid-js';
import { Dialog } from '../../parts/dialog.tsx';
import { useGame } from './game-context.ts';

/** The keys in the order in which the dialog lists them, each with the name of its description. */
const KEYS = [
  { use: 'focus', keys: ['←', '↑', '→', '↓'] },
  { use: 'choose', keys: ['Enter'] },
  { use: 'cycle', keys: ['N', 'P'] },
  { use: 'route', keys: ['R'] },
  { use: 'fixRoute', keys: ['Shift', 'Enter'] },
  { use: 'cancel', keys: ['Esc'] },
  { use: 'step', keys: ['←', '→', 'Home', 'End'] },
  { use: 'sound', keys: ['S'] },
  { use: 'fullScreen', keys: ['F'] },
  { use: 'help', keys: ['?'] },
] as const;

/** The list of keys that work on a game page. */
export function KeysDialog(): JSX.Element {
  const { open } = useGame();
  return (
    <Dialog title={keyStrings().title} class="narrow" onClose={() => open(null)}>
      <dl class="key-list">
        <For each={KEYS}>
          {({ use, keys }) => (
            <div>
              <dt>
                <For each={keys}>{(key) => <kbd>{key}</kbd>}</For>
              </dt>
              <dd>{keyStrings()[use]}</dd>
            </div>
          )}
        </For>
      </dl>
    </Dialog>
  );
}

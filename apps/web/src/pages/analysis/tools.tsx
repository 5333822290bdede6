import { analysisStrings } from '@halma/locales/analysis';
import { For, type JSX } from 'solid-js';
import { Icon } from '../../parts/icon.tsx';
import type { IconName } from '../../parts/icon-lines.ts';
import { type Panel, useStudy } from './study-context.ts';

const TOOLS = ['paste', 'set-up', 'share'] as const satisfies readonly Panel[];
const ICONS = { paste: 'plus', 'set-up': 'sliders', share: 'link' } as const satisfies Record<
  string,
  IconName
>;

/** The tools for import and export. Each button opens or closes its panel. */
export function Tools(): JSX.Element {
  const { panel, setPanel } = useStudy();
  const label = (tool: (typeof TOOLS)[number]): string =>
    ({ paste: analysisStrings().paste, 'set-up': analysisStrings().setUp, share: analysisStrings().share })[
      tool
    ];
  const toggle = (tool: Panel): void => {
    setPanel(panel() === tool ? 'none' : tool);
    // On phones, the panel opens below the board, and the buttons may be far below it.
    const opened = document.querySelector('.side > .panel');
    const { top = 0, bottom = 0 } = opened?.getBoundingClientRect() ?? {};
    if (top < 0 || bottom > innerHeight) opened?.scrollIntoView({ block: 'end' });
  };
  return (
    <div class="tools">
      <For each={TOOLS}>
        {(tool) => (
          <button
            type="button"
            class="btn dense"
            aria-expanded={panel() === tool}
            onClick={() => toggle(tool)}
          >
            <Icon name={ICONS[tool]} />
            {label(tool)}
          </button>
        )}
      </For>
    </div>
  );
}

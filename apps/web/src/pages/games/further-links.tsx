import { guideStrings } from '@halma/locales/guide';
import { learnStrings } from '@halma/locales/learn';
import { solitaireStrings } from '@halma/locales/solitaires';
import { formatPosition, type GameGroup, type GameId, gameById } from '@halma/rules';
import { For, type JSX } from 'solid-js';
import { setUp } from '../../board/set-up.ts';
import { GUIDES } from '../../guide/guides.ts';
import { problemAddress } from '../../solitaires/problems.ts';
import { SOLVED_BOARD_IDS, SOLVED_BOARDS } from '../../solved/boards.ts';

/** Links from a game's page to its lessons, solitaires, printable board, analysis, terms and history. */
export function FurtherLinks(props: { readonly group: GameGroup; readonly game: GameId }): JSX.Element {
  const { lessons, solitaires } = GUIDES[props.group];
  const solvedBoard = SOLVED_BOARD_IDS.find((id) => SOLVED_BOARDS[id].group === props.group);
  const links = (): readonly (readonly [href: string, label: string])[] => [
    ...lessons.map(
      (id) => [`/learn/${id}`, guideStrings().lesson(learnStrings().lessons[id].title)] as const,
    ),
    ...solitaires.map(
      (id) => [problemAddress(id), guideStrings().solitaire(solitaireStrings().problems[id].title)] as const,
    ),
    ...(solvedBoard === undefined ? [] : [[`/solved?board=${solvedBoard}`, guideStrings().solved] as const]),
    [`/print?board=${gameById(props.game)?.board}`, guideStrings().printBoard],
    [analysisOfStart(props.game), guideStrings().analysis],
    ['/learn/glossary', guideStrings().glossary],
    ['/learn/history', guideStrings().history],
  ];
  return (
    <section>
      <h2>{guideStrings().more}</h2>
      <ul class="further-links">
        <For each={links()}>
          {([href, label]) => (
            <li>
              <a href={href}>{label}</a>
            </li>
          )}
        </For>
      </ul>
    </section>
  );
}

/**
 * Returns the URL of a game's starting position on the analysis page. The module for such URLs is too large
 * to load here.
 */
function analysisOfStart(game: GameId): string {
  return `/analysis?${new URLSearchParams({ game, position: formatPosition(setUp({ game })) })}`;
}

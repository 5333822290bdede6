import { drawingAspect } from '@halma/board';
import { analysisStrings } from '@halma/locales/analysis';
import { rulesStrings } from '@halma/locales/rules';
import { positionsAfterMoves } from '@halma/rules';
import { createEffect, createMemo, createSignal, type JSX, on, Show } from 'solid-js';
import { studyOfGame } from '../../analysis/study.ts';
import { studyAt } from '../../analysis/study-address.ts';
import { loadGame } from '../../game/stored-games.ts';
import { address, isElementId } from '../../navigation/address.ts';
import type { PageProps } from '../../navigation/path.ts';
import { Facts } from './facts.tsx';
import { Lines } from './lines.tsx';
import { Overlays } from './overlays.tsx';
import { PastePanel } from './paste-panel.tsx';
import { PhaseStrip } from './phase-strip.tsx';
import { ReviewPanel } from './review-panel.tsx';
import { ScoreBar } from './score-bar.tsx';
import { SetUpPanel } from './set-up-panel.tsx';
import { SharePanel } from './share-panel.tsx';
import { Steps } from './steps.tsx';
import { StudyBoard } from './study-board.tsx';
import { createStudyState, StudyContext } from './study-context.ts';
import { Tools } from './tools.tsx';
import { Tree } from './tree.tsx';
import { WinningChances } from './winning-chances.tsx';

/** Why the requested game or position is not on the board. */
interface Problem {
  readonly strong: string;
  readonly text: string;
}

/**
 * The analysis board. `/analysis?position=…` opens a position, `/analysis#…` a shared game, and `/analysis/<id>` a game
 * stored on this device.
 */
export default function AnalysisPage(props: PageProps): JSX.Element {
  const state = createStudyState();
  const [problem, setProblem] = createSignal<Problem>();
  const openStored = (id: string): void => {
    const session = loadGame(id)?.session;
    if (session !== undefined) state.open(studyOfGame(positionsAfterMoves(session.positions)));
    else setProblem({ strong: analysisStrings().notStored, text: analysisStrings().notStoredText });
  };
  const openShared = async (url: URL): Promise<void> => {
    const shared = isElementId(url.hash) ? undefined : await studyAt(url);
    if (shared?.ok === true) state.open(shared.value);
    else if (shared !== undefined)
      setProblem({ strong: analysisStrings().refused, text: rulesStrings().refusal(shared.refusal) });
  };
  // A stored game is opened once: later changes of the query or the fragment do not reopen it.
  const request = createMemo(() => props.path[0] ?? address().href);
  createEffect(
    on(request, () => {
      setProblem(undefined);
      const [id] = props.path;
      if (id === undefined) void openShared(address());
      else openStored(id);
    }),
  );
  return (
    <StudyContext.Provider value={state}>
      <div
        class="analysis"
        data-surface={state.position().rules.board.surface}
        style={{ '--aspect': drawingAspect(state.position().rules.board) }}
      >
        <h1 class="vh">{analysisStrings().title}</h1>
        <div class="analysed">
          <ScoreBar />
          <StudyBoard />
        </div>
        <div class="side">
          <Tools />
          <Show when={problem()}>
            {(shown) => (
              <p class="note bad" role="alert">
                <span>
                  <b>{shown().strong}</b> {shown().text}
                </span>
              </p>
            )}
          </Show>
          <Show when={state.panel() === 'paste'}>
            <PastePanel />
          </Show>
          <Show when={state.panel() === 'set-up'}>
            <SetUpPanel />
          </Show>
          <Show when={state.panel() === 'share'}>
            <SharePanel />
          </Show>
          <WinningChances />
          <Lines />
          <ReviewPanel />
          <Steps />
          <PhaseStrip />
          <Tree />
          <Overlays />
          <Facts />
        </div>
      </div>
    </StudyContext.Provider>
  );
}

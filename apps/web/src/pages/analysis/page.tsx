import { positionsByMove } from '@halma/rules';
import { createEffect, createMemo, createSignal, type JSX, on, Show } from 'solid-js';
import { studyOfGame } from '../../analysis/study.ts';
import { studyAt } from '../../analysis/study-address.ts';
import { address, isPlace } from '../../site/address.ts';
import { resumeKept } from '../../site/kept-games.ts';
import type { PageProps } from '../../site/routes.ts';
import { analysisWords } from '../../words/analysis.ts';
import { rulesWords } from '../../words/rules.ts';
import { Chances } from './chances.tsx';
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

/**
 * The analysis board. `/analysis?position=…` shows a position, `/analysis#…` a game that somebody has shared, and
 * `/analysis/<name>` a game kept on this device.
 */
export default function AnalysisPage(props: PageProps): JSX.Element {
  const state = createStudyState();
  const [refused, setRefused] = createSignal('');
  const openKept = (id: string): void => {
    const session = resumeKept(id)?.session;
    if (session !== undefined) state.open(studyOfGame(positionsByMove(session.positions)));
  };
  const openShared = async (url: URL): Promise<void> => {
    const asked = isPlace(url.hash) ? undefined : await studyAt(url);
    if (asked?.ok === true) state.open(asked.value);
    else if (asked !== undefined) setRefused(rulesWords().refusal(asked.refusal));
  };
  // What is asked for by its name stays as it is, whatever else changes in the address.
  const request = createMemo(() => props.path[0] ?? address().href);
  createEffect(
    on(request, () => {
      setRefused('');
      const [id] = props.path;
      if (id === undefined) void openShared(address());
      else openKept(id);
    }),
  );
  return (
    <StudyContext.Provider value={state}>
      <div class="analysis" data-shape={state.position().rules.board.shape}>
        <h1 class="vh">{analysisWords().title}</h1>
        <div class="analysed">
          <ScoreBar />
          <StudyBoard />
        </div>
        <div class="side">
          <Tools />
          <Show when={refused() !== ''}>
            <p class="note bad" role="alert">
              <span>
                <b>{analysisWords().refused}</b> {refused()}
              </span>
            </p>
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
          <Chances />
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

import { boardAspectRatio } from '@halma/board';
import { analysisStrings } from '@halma/locales/analysis';
import { gameStrings } from '@halma/locales/game';
import { createEffect, createMemo, createSignal, type JSX, on, Show } from 'solid-js';
import type { PlayerNames } from '../../analysis/study.ts';
import { studyAt } from '../../analysis/study-address.ts';
import { studyOfSession } from '../../analysis/study-of-session.ts';
import { givenName } from '../../game/names.ts';
import { playerOf, type Session } from '../../game/session.ts';
import { loadGame } from '../../game/stored-games.ts';
import { address, isElementId } from '../../navigation/address.ts';
import type { PageProps } from '../../navigation/path.ts';
import { describeRefusal } from './describe-refusal.ts';
import { LeadGraph } from './lead-graph.tsx';
import { Lines } from './lines.tsx';
import { Moves } from './moves.tsx';
import { PastePanel } from './paste-panel.tsx';
import { PositionDetails } from './position-details.tsx';
import { ScoreBar } from './score-bar.tsx';
import { SetUpPanel } from './set-up-panel.tsx';
import { SharePanel } from './share-panel.tsx';
import { StepAnnouncement } from './step-announcement.tsx';
import { StepBar } from './steps.tsx';
import { StudyBoard } from './study-board.tsx';
import { createStudyState, initialStudy, StudyContext } from './study-context.ts';
import { Summary } from './summary.tsx';
import { Title } from './title.tsx';
import { Verdict } from './verdict.tsx';
import { WinningChances } from './winning-chances.tsx';

/** Returns the names of the players. A person without a name has no entry. */
function namesOf(session: Session): PlayerNames {
  const nameEntries = session.rules.seats.flatMap((seat) => {
    const player = playerOf(session, seat);
    const name = player === 'person' ? givenName(session, seat) : gameStrings().names.computer(player);
    return name === undefined ? [] : [[seat, name] as const];
  });
  return new Map(nameEntries);
}

/** The reason why the requested game or position is not on the board. */
interface Problem {
  readonly strong: string;
  readonly text: string;
}

/**
 * The analysis board. `/analysis?position=…` opens a position, `/analysis?game=…` the start of a game,
 * `/analysis#…` a shared game, and `/analysis/<id>` a game stored on this device.
 */
export default function AnalysisPage(props: PageProps): JSX.Element {
  const state = createStudyState();
  const [problem, setProblem] = createSignal<Problem>();
  const openStored = (id: string): void => {
    const session = loadGame(id)?.session;
    if (session !== undefined) state.open(studyOfSession(session, namesOf(session)));
    else setProblem({ strong: analysisStrings().notStored, text: analysisStrings().notStoredText });
  };
  // A stored game is opened once: later changes to the query or the fragment do not reopen it.
  const request = createMemo(() => props.path[0] ?? address().href);
  const openShared = async (url: URL, isFirst: boolean): Promise<void> => {
    if (isElementId(url.hash)) return;
    const [ownRequest, openedBefore] = [request(), state.openedCount()];
    const sharedStudy = await studyAt(url);
    // The visitor may have opened another study while a long game was unpacked.
    if (request() !== ownRequest || state.openedCount() !== openedBefore) return;
    if (sharedStudy?.ok === true) state.open(sharedStudy.value);
    else if (sharedStudy !== undefined)
      setProblem({ strong: analysisStrings().refused, text: describeRefusal(sharedStudy.refusal) });
    // The study belongs to the URL that the visitor has left.
    else if (!isFirst) state.open(initialStudy());
  };
  createEffect(
    on(request, (_, previous) => {
      setProblem(undefined);
      const [id] = props.path;
      if (id === undefined) void openShared(address(), previous === undefined);
      else openStored(id);
    }),
  );
  // The reason no longer applies once something else is on the board.
  createEffect(on(state.study, () => setProblem(undefined), { defer: true }));
  return (
    <StudyContext.Provider value={state}>
      {/* biome-ignore lint/a11y/noStaticElementInteractions: a file can also be opened with the button in the “Paste” panel */}
      <div
        class="analysis"
        onDragOver={(event) => event.dataTransfer?.types.includes('Files') && event.preventDefault()}
        onDrop={(event) => {
          const [file] = event.dataTransfer?.files ?? [];
          if (file === undefined) return;
          event.preventDefault();
          state.dropFile(file);
        }}
        data-surface={state.position().rules.board.surface}
        style={{ '--aspect': boardAspectRatio(state.position().rules.board) }}
      >
        <ScoreBar />
        <StudyBoard />
        <StepAnnouncement />
        <div class="side">
          <Title />
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
          <Verdict />
          <WinningChances />
          <Lines />
          <Moves />
          <Summary />
          <LeadGraph />
        </div>
        <PositionDetails />
        <StepBar />
      </div>
    </StudyContext.Provider>
  );
}

import { seatOfLetter } from '@halma/rules';
import { createMemo, type JSX, Show } from 'solid-js';
import { type ResultWords, resultWords } from '../../../game/result-words.ts';
import { onlineWords } from '../../../words/online.ts';
import { playWords } from '../../../words/play.ts';
import { addressOfGame } from '../online.ts';
import { Analyse } from './analyse.tsx';
import { useTable } from './table-context.ts';

/** The end of the game and its reason, and how to go on. */
export function ResultPanel(): JSX.Element {
  const { table, nameOf, company } = useTable();
  const words = createMemo((): ResultWords => {
    const { results } = onlineWords();
    const session = table.session();
    const said = session === null ? undefined : resultWords({ ...session, company: company() });
    if (said === undefined) return { headline: results.aborted, reason: results.abortedText, standing: '' };
    const last = table.view().score.at(-1);
    const left =
      last !== undefined && 'out' in last && last.why === 'abandoned' ? seatOfLetter(last.out) : undefined;
    return left === undefined ? said : { ...said, reason: results.left(nameOf(left)) };
  });
  return (
    <section class="result card">
      <div role="status">
        <h2>{words().headline}</h2>
        <p>{words().reason}</p>
        <p class="quiet">{words().standing}</p>
      </div>
      <div class="row">
        <Rematch />
        <Show when={table.session()}>
          <Analyse />
          <a class="btn" href={`/api/games/${table.game}/record`} download={`${table.game}.hgn`}>
            {onlineWords().actions.record}
          </a>
        </Show>
        <a class="btn" href="/people">
          {onlineWords().actions.lobby}
        </a>
      </div>
    </section>
  );
}

function Rematch(): JSX.Element {
  const { table } = useTable();
  const mayAsk = (): boolean => {
    const { phase, next, rematch } = table.view().standing;
    return phase === 'over' && next === undefined && table.seat() !== undefined && rematch.length === 0;
  };
  return (
    <>
      <Show when={mayAsk()}>
        <button type="button" class="btn main" onClick={() => table.command({ do: 'rematch' })}>
          {playWords().actions.rematch}
        </button>
      </Show>
      <Show when={table.view().standing.next}>
        {(next) => (
          <a class="btn main" href={addressOfGame(next())}>
            {onlineWords().actions.nextGame}
          </a>
        )}
      </Show>
    </>
  );
}

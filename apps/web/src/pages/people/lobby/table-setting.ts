import type { CommandId, GameId } from '@halma/protocol';
import { type Accessor, createSignal } from 'solid-js';
import type { Answer } from '../../../online/failure.ts';
import { createIntention } from '../../../online/one-intention.ts';
import { refusalWords } from '../../../online/refusal-words.ts';
import { go } from '../../../site/address.ts';
import { addressOfGame, newCommandId } from '../online.ts';

/** The way to a table that the server is asked for. */
export interface TableSetting<Wanted> {
  /** Asks for the table and goes to it; pressed again meanwhile, it does nothing. */
  readonly ask: (wanted: Wanted) => Promise<void>;
  readonly isUnderWay: Accessor<boolean>;
  /** Why there is no table, as a sentence; empty where there is nothing to say. */
  readonly failure: Accessor<string>;
}

/** @param request sets or finds the table; the same id means the same table */
export function createTableSetting<Wanted>(
  request: (id: CommandId, wanted: Wanted) => Promise<Answer<{ readonly game: GameId }>>,
): TableSetting<Wanted> {
  const [isUnderWay, setUnderWay] = createSignal(false);
  const [failure, setFailure] = createSignal('');
  const intend = createIntention(newCommandId, request);
  return {
    isUnderWay,
    failure,
    ask: async (wanted) => {
      setUnderWay(true);
      const answer = await intend(wanted);
      if (answer === undefined) return;
      setUnderWay(false);
      if (answer.ok) go(addressOfGame(answer.value.game));
      else setFailure(refusalWords(answer.refusal));
    },
  };
}

import { playStrings } from '@halma/locales/play';
import type { GameAction, GameLink, GameModel } from './model.ts';

/** Creates an action that is always enabled and needs no confirmation. */
export function createAction(
  icon: GameAction['icon'],
  label: () => string,
  isOffered: () => boolean,
  run: () => void,
): GameAction {
  return { icon, label, isOffered, run };
}

/** Creates the action that returns from a past position to the present one. */
export function createReturnAction({
  viewedTurn,
  viewTurn,
}: Pick<GameModel, 'viewedTurn' | 'viewTurn'>): GameAction {
  return createAction(
    'last',
    () => playStrings().actions.returnToPresent,
    () => viewedTurn() !== null,
    () => viewTurn(Number.POSITIVE_INFINITY),
  );
}

/** Creates the action for passing, which is offered to a seat that may or must pass. */
export function createPassAction(isOffered: () => boolean, { move }: Pick<GameModel, 'move'>): GameAction {
  return {
    ...createAction(
      'next',
      () => playStrings().actions.pass,
      isOffered,
      () => move({ kind: 'pass' }),
    ),
    isPrimary: true,
  };
}

/** Creates the link to the analysis board. */
export function createAnalysisLink(href: () => string): GameLink {
  return { icon: 'graph', label: () => playStrings().actions.analyse, isOffered: () => true, href };
}

import { playStrings } from '@halma/locales/play';
import type { GameAction, GameLink, GameModel } from './model.ts';

/** Makes an action that needs no confirmation and is always available while it is offered. */
export function plainAction(
  icon: GameAction['icon'],
  label: () => string,
  isOffered: () => boolean,
  run: () => void,
): GameAction {
  return { icon, label, isOffered, run };
}

/** The action that returns from a past position to the present one. */
export function returnAction({
  viewedTurn,
  viewTurn,
}: Pick<GameModel, 'viewedTurn' | 'viewTurn'>): GameAction {
  return plainAction(
    'last',
    () => playStrings().actions.returnToPresent,
    () => viewedTurn() !== null,
    () => viewTurn(Number.POSITIVE_INFINITY),
  );
}

/** The action that passes, for a seat that may or must do so. */
export function passAction(isOffered: () => boolean, { move }: Pick<GameModel, 'move'>): GameAction {
  return {
    ...plainAction(
      'next',
      () => playStrings().actions.pass,
      isOffered,
      () => move({ kind: 'pass' }),
    ),
    isPrimary: true,
  };
}

/** The link to the analysis board. */
export function analysisLink(href: () => string): GameLink {
  return { icon: 'graph', label: () => playStrings().actions.analyse, isOffered: () => true, href };
}

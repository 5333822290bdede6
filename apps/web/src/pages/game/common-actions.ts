import { playWords } from '@halma/locales/play';
import type { GameAction, GameLink, GameModel } from './model.ts';

/** An action with nothing but its button. */
export function plainAction(
  icon: GameAction['icon'],
  label: () => string,
  isOffered: () => boolean,
  run: () => void,
): GameAction {
  return { icon, label, isOffered, run };
}

/** The way back from a past position. */
export function returnAction({
  viewedTurn,
  viewTurn,
}: Pick<GameModel, 'viewedTurn' | 'viewTurn'>): GameAction {
  return plainAction(
    'last',
    () => playWords().actions.returnToPresent,
    () => viewedTurn() !== null,
    () => viewTurn(Number.POSITIVE_INFINITY),
  );
}

/** The pass of a seat that may, or must, stay where it is. */
export function passAction(isOffered: () => boolean, { move }: Pick<GameModel, 'move'>): GameAction {
  return {
    ...plainAction(
      'next',
      () => playWords().actions.pass,
      isOffered,
      () => move({ kind: 'pass' }),
    ),
    isPrimary: true,
  };
}

/** The link to the analysis board. */
export function analysisLink(href: () => string): GameLink {
  return { icon: 'graph', label: () => playWords().actions.analyse, isOffered: () => true, href };
}

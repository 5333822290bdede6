import type { HalmaPressEvent } from '@halma/board';
import { type JSX, onCleanup } from 'solid-js';
import { useGame } from '../game-context.ts';
import { startsPremove } from './available-actions.ts';
import type { OnlineGame } from './online-game.ts';

/** Lets the player start a premove by pressing one of their men while another player is to move. */
export function PremovePress(props: { readonly game: OnlineGame }): JSX.Element {
  const { board } = useGame();
  const { game } = props;
  const onPress = ({ detail: { cell } }: HalmaPressEvent): void => {
    if (!startsPremove(game, cell)) return;
    game.premoves.startChoosing();
    board.select(cell);
  };
  board.addEventListener('halma-press', onPress);
  onCleanup(() => board.removeEventListener('halma-press', onPress));
  return null;
}

import { onlineStrings } from '@halma/locales/online';
import { playStrings } from '@halma/locales/play';
import { seatLetter } from '@halma/rules';
import { canClaimDraw, passStatus } from '../../../game/session.ts';
import { describeFailure } from '../../../online/describe-failure.ts';
import { isAmong } from '../../../online/seats.ts';
import type { Online } from '../../online/online-context.ts';
import { createAction, createPassAction, createReturnAction } from '../common-actions.ts';
import type { GameAction, GameModel } from '../model.ts';
import {
  canAbort,
  canPremove,
  disconnectedSeatToMove,
  endsWhenUserResigns,
  hasComputerInPlay,
  isAgainstComputers,
  takebackTarget,
} from './available-actions.ts';
import type { OnlineGame } from './online-game.ts';
import type { PlayState } from './play-state.ts';

/**
 * Returns the actions that a player has during an online game, other than moving.
 *
 * @param requestHint asks the computer for a hint
 */
export function createPlayerActions(
  online: Online,
  game: OnlineGame,
  { session, present, isPlayer, isPlayersTurn, canMove }: PlayState,
  requestHint: () => void,
): Pick<GameModel, 'noteActions' | 'tools'> {
  const { rules } = game;
  return {
    noteActions: noteActions(),
    tools: [takebackAction(), drawAction(), hintAction(), abortAction(), resignAction()],
  };

  function noteActions(): readonly GameAction[] {
    const actions = () => onlineStrings().actions;
    const { premoves } = game;
    return [
      createReturnAction(game),
      createAction(
        'turn',
        () => actions().retry,
        () => !['open', 'connecting'].includes(online.connection().kind),
        () => void online.retry(),
      ),
      createPassAction(() => canMove() && passStatus(present()) !== 'not', game),
      createAction(
        'draw',
        () => playStrings().actions.claim,
        () => isPlayer() && isPlayersTurn() && canClaimDraw(present()),
        () => game.command({ do: 'claim-draw' }),
      ),
      createAction(
        'off',
        () => (rules.seats.length === 2 ? actions().claimVictory : actions().continueWithoutThem),
        () => isPlayer() && disconnectedSeatToMove(game) !== undefined,
        () => {
          const seat = disconnectedSeatToMove(game);
          if (seat !== undefined) game.command({ do: 'claim-left', seat: seatLetter(seat) });
        },
      ),
      createAction(
        'next',
        () => actions().premove,
        () => canPremove(game),
        premoves.startChoosing,
      ),
      createAction('close', () => actions().cancelChoosing, premoves.isChoosing, premoves.stopChoosing),
      createAction(
        'undo',
        () => actions().cancelLastPremove,
        () => premoves.moves().length > 1,
        premoves.cancelLast,
      ),
      createAction(
        'close',
        () => actions().cancelPremoves,
        () => premoves.moves().length > 0,
        premoves.cancelAll,
      ),
    ];
  }

  function takebackAction(): GameAction {
    const target = (): number | undefined => {
      const seat = game.seat();
      return seat === undefined ? undefined : takebackTarget(session(), seat);
    };
    return {
      ...createAction(
        'undo',
        () => playStrings().actions.takeBack,
        isPlayer,
        () => {
          const to = target();
          if (to !== undefined) game.command({ do: 'take-back', to });
        },
      ),
      description: () => onlineStrings().actions.takeBack,
      disabledReason: () => {
        const offer = game.status().takeBack;
        if (offer !== undefined)
          return onlineStrings().actions[isAmong(offer.agreed, game.seat()) ? 'alreadyAsked' : 'answerFirst'];
        if (game.view().terms.rated === true) return describeFailure({ code: 'rated-game' });
        return target() === undefined ? playStrings().actions.nothingToTakeBack : undefined;
      },
    };
  }

  function drawAction(): GameAction {
    return {
      ...createAction(
        'draw',
        () => playStrings().actions.draw,
        () => isPlayer() && !hasComputerInPlay(game, present()),
        () => game.command({ do: 'offer-draw' }),
      ),
      description: () => onlineStrings().actions.draw,
      disabledReason: () =>
        isAmong(game.status().drawOffered, game.seat()) ? onlineStrings().actions.alreadyAsked : undefined,
    };
  }

  /**
   * Returns the action that asks for a hint. It is offered only in games against computers, because hints
   * would be unfair between people.
   */
  function hintAction(): GameAction {
    return {
      ...createAction(
        'pencil',
        () => playStrings().actions.hint,
        () => isPlayer() && isAgainstComputers(game),
        requestHint,
      ),
      disabledReason: () =>
        canMove() && game.viewedTurn() === null ? undefined : playStrings().actions.noHintNow,
    };
  }

  function abortAction(): GameAction {
    return createAction(
      'close',
      () => onlineStrings().actions.abort,
      () => isPlayer() && canAbort(game),
      () => game.command({ do: 'abort' }),
    );
  }

  function resignAction(): GameAction {
    return {
      ...createAction(
        'flag',
        () => playStrings().actions.resign,
        () => isPlayer() && !canAbort(game),
        () => game.command({ do: 'resign' }),
      ),
      confirm: () => {
        const others = rules.sides.filter((side) => !side.some((seat) => seat === game.seat()));
        const [opponents] = others;
        return {
          title: playStrings().dialogs.resign,
          text:
            others.length === 1 && opponents !== undefined
              ? playStrings().dialogs.resignText(opponents.map(game.nameOf))
              : onlineStrings().actions.resignTextMany(endsWhenUserResigns(game, present())),
          confirmLabel: playStrings().actions.resign,
          isDangerous: true,
        };
      },
    };
  }
}

import { onlineWords } from '@halma/locales/online';
import { playWords } from '@halma/locales/play';
import { seatLetter } from '@halma/rules';
import { canClaimDraw, passStatus } from '../../../game/session.ts';
import { isAmong } from '../../../online/seats.ts';
import type { Online } from '../../online/online-context.ts';
import { passAction, plainAction, returnAction } from '../common-actions.ts';
import type { GameAction, GameModel } from '../model.ts';
import {
  absentMover,
  canAbort,
  hasComputer,
  isAgainstComputers,
  takebackTarget,
} from './available-actions.ts';
import type { OnlineGame } from './online-game.ts';
import type { PlayState } from './play-state.ts';

/** Returns what a player can do during an online game, besides moving. @param requestHint asks the computer for a hint */
export function createPlayerActions(
  online: Online,
  game: OnlineGame,
  { session, present, isPlayer, isOwnTurn, canMove }: PlayState,
  requestHint: () => Promise<void>,
): Pick<GameModel, 'noteActions' | 'tools'> {
  const { rules } = game;
  return { noteActions: noteActions(), tools: [takeback(), draw(), hint(), abort(), resign()] };

  function noteActions(): readonly GameAction[] {
    const actions = () => onlineWords().actions;
    const { premoves } = game;
    return [
      returnAction(game),
      plainAction(
        'turn',
        () => actions().retry,
        () => !['open', 'connecting'].includes(online.connection().kind),
        () => void online.retry(),
      ),
      passAction(() => canMove() && passStatus(present()) !== 'not', game),
      plainAction(
        'draw',
        () => playWords().actions.claim,
        () => isPlayer() && isOwnTurn() && canClaimDraw(present()),
        () => game.command({ do: 'claim-draw' }),
      ),
      plainAction(
        'off',
        () => actions().claimLeft,
        () => isPlayer() && absentMover(game) !== undefined,
        () => {
          const seat = absentMover(game);
          if (seat !== undefined) game.command({ do: 'claim-left', seat: seatLetter(seat) });
        },
      ),
      plainAction(
        'next',
        () => actions().premove,
        () => isPlayer() && !premoves.isChoosing() && (!isOwnTurn() || game.pendingMove() !== undefined),
        premoves.startChoosing,
      ),
      plainAction('close', () => actions().noPremove, premoves.isChoosing, premoves.stopChoosing),
      plainAction(
        'undo',
        () => actions().cancelLastPremove,
        () => premoves.moves().length > 1,
        premoves.cancelLast,
      ),
      plainAction(
        'close',
        () => actions().cancelPremoves,
        () => premoves.moves().length > 0,
        premoves.cancelAll,
      ),
    ];
  }

  function takeback(): GameAction {
    const target = (): number | undefined => {
      const seat = game.seat();
      return seat === undefined ? undefined : takebackTarget(session(), seat);
    };
    return {
      ...plainAction(
        'undo',
        () => playWords().actions.takeBack,
        isPlayer,
        () => {
          const to = target();
          if (to !== undefined) game.command({ do: 'take-back', to });
        },
      ),
      description: () => onlineWords().actions.takeBack,
      disabledReason: () => {
        const asked = game.status().takeBack;
        if (asked !== undefined)
          return onlineWords().actions[isAmong(asked.agreed, game.seat()) ? 'alreadyAsked' : 'answerFirst'];
        return target() === undefined ? playWords().actions.nothingToTakeBack : undefined;
      },
    };
  }

  function draw(): GameAction {
    return {
      ...plainAction(
        'draw',
        () => playWords().actions.draw,
        () => isPlayer() && !hasComputer(game),
        () => game.command({ do: 'offer-draw' }),
      ),
      description: () => onlineWords().actions.draw,
      disabledReason: () =>
        isAmong(game.status().drawOffered, game.seat()) ? onlineWords().actions.alreadyAsked : undefined,
    };
  }

  /** Hints are only for games against computers, as they would be unfair between people. */
  function hint(): GameAction {
    return {
      ...plainAction(
        'pencil',
        () => playWords().actions.hint,
        () => isPlayer() && isAgainstComputers(game),
        () => void requestHint(),
      ),
      disabledReason: () =>
        canMove() && game.viewedTurn() === null ? undefined : playWords().actions.noHintNow,
    };
  }

  function abort(): GameAction {
    return plainAction(
      'close',
      () => onlineWords().actions.abort,
      () => isPlayer() && canAbort(game),
      () => game.command({ do: 'abort' }),
    );
  }

  function resign(): GameAction {
    return {
      ...plainAction(
        'flag',
        () => playWords().actions.resign,
        () => isPlayer() && !canAbort(game),
        () => game.command({ do: 'resign' }),
      ),
      confirm: () => {
        const others = rules.sides.filter((side) => !side.some((seat) => seat === game.seat()));
        const [only] = others;
        return {
          title: playWords().dialogs.resign,
          text:
            others.length === 1 && only !== undefined
              ? playWords().dialogs.resignText(only.map(game.nameOf))
              : onlineWords().actions.resignTextMany,
          confirmLabel: playWords().actions.resign,
          isDanger: true,
        };
      },
    };
  }
}

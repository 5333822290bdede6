import { challengeStrings } from '@halma/locales/challenges';
import { onlineStrings } from '@halma/locales/online';
import { playStrings } from '@halma/locales/play';
import { createMemo, createSignal } from 'solid-js';
import { addressOfRecord } from '../../../analysis/study-address.ts';
import { navigate } from '../../../navigation/address.ts';
import { describeFailure } from '../../../online/describe-failure.ts';
import { isDeleted } from '../../../online/person-name.ts';
import { nextWaitingGame } from '../../../online/players-turn.ts';
import { runningGames } from '../../../online/running-games.ts';
import { isAmong } from '../../../online/seats.ts';
import { addressOfGame, type Online } from '../../online/online-context.ts';
import { createAction } from '../common-actions.ts';
import type { GameAction, GameLink, GameModel } from '../model.ts';
import type { OnlineGame } from './online-game.ts';
import type { PlayState } from './play-state.ts';
import { endSeriesAction } from './series.ts';
import { type TournamentOfGame, tournamentLink } from './tournament-link.ts';

/**
 * Returns the actions that are available after an online game: a rematch, the game's analysis and record, the
 * lobby, another game.
 */
export function createFollowUpActions(
  online: Online,
  game: OnlineGame,
  { isOver }: PlayState,
  tournament: TournamentOfGame | undefined,
): Pick<GameModel, 'resultActions' | 'resultFailure' | 'moreActions' | 'headerActions'> {
  const [failure, setFailure] = createSignal('');
  return {
    resultActions: [
      tournamentLink(tournament, true),
      rematchAction(),
      rematchLink(),
      endSeriesAction(game),
      ...exportActions(),
      challengeLink(),
      lobbyLink(),
    ],
    resultFailure: failure,
    moreActions: [tournamentLink(tournament, false), ...exportActions()],
    headerActions: [nextGameLink()],
  };

  function rematchAction(): GameAction {
    return {
      ...createAction(
        'play',
        () => rematchLabel(),
        () => {
          const { phase, next } = game.status();
          // Also accepts another player's offer, because a phone in landscape shows the offer only after scrolling.
          return (
            tournament === undefined &&
            phase === 'over' &&
            next === undefined &&
            game.seat() !== undefined &&
            !hasDeletedPlayer()
          );
        },
        () => game.command({ do: 'rematch' }),
      ),
      isPrimary: true,
      // The button stays, so that the second press of a double click does not open the analysis in its place.
      disabledReason: () =>
        isAmong(game.status().rematch, game.seat()) ? onlineStrings().actions.alreadyAsked : undefined,
    };
  }

  function hasDeletedPlayer(): boolean {
    const { people } = game.view();
    return Object.values(game.status().seats).some(
      (holder) => holder.kind === 'person' && isDeleted(people.find(({ id }) => id === holder.person)),
    );
  }

  /**
   * Returns the label: the next game in an unfinished series, a new series after the last game, otherwise a
   * rematch.
   */
  function rematchLabel(): string {
    const { series } = game.status();
    if (series === undefined) return playStrings().actions.rematch;
    return challengeStrings().series[series.state === 'running' ? 'next' : 'again'];
  }

  function rematchLink(): GameLink {
    return {
      icon: 'next',
      label: () =>
        game.status().series?.state === 'running'
          ? challengeStrings().series.toNext
          : onlineStrings().actions.toRematch,
      isOffered: () => game.status().next !== undefined,
      isPrimary: true,
      href: () => {
        const { next } = game.status();
        return next === undefined ? '' : addressOfGame(next);
      },
    };
  }

  /** The analysis of a finished game, and its record as a file. */
  function exportActions(): readonly (GameAction | GameLink)[] {
    const analyse = async (): Promise<void> => {
      const record = await online.api('getGameRecord', { parameters: { game: game.id } });
      setFailure(record.ok ? '' : describeFailure(record.refusal));
      if (record.ok) navigate(await addressOfRecord(record.value));
    };
    return [
      createAction(
        'graph',
        () => onlineStrings().actions.analyse,
        isOver,
        () => void analyse(),
      ),
      {
        icon: 'link',
        label: () => onlineStrings().actions.record,
        isOffered: isOver,
        href: () => `/api/games/${game.id}/record`,
        download: `${game.id}.hgn`,
      },
    ];
  }

  /** A link to the dialog that challenges the only other player, if both have accounts. */
  function challengeLink(): GameLink {
    const opponent = (): string => {
      const { id, guest } = online.me().person;
      const others = Object.values(game.status().seats).flatMap((holder) =>
        holder.kind === 'person' && holder.person !== id ? [holder.person] : [],
      );
      const person = game.view().people.find((other) => other.id === others[0]);
      return guest || game.seat() === undefined || others.length !== 1 ? '' : (person?.name ?? '');
    };
    return {
      icon: 'person',
      label: () => challengeStrings().challenge,
      isOffered: () => isOver() && opponent() !== '',
      href: () => `/online/challenge/${opponent()}`,
    };
  }

  function lobbyLink(): GameLink {
    return {
      icon: 'globe',
      label: () => onlineStrings().actions.lobby,
      isOffered: () => true,
      href: () => '/online',
    };
  }

  /** A link to another game that is waiting for the user's move. */
  function nextGameLink(): GameLink {
    const next = createMemo(() => nextWaitingGame(runningGames(), game.id));
    return {
      icon: 'next',
      label: () => onlineStrings().actions.nextGame,
      isOffered: () => next() !== undefined,
      href: () => {
        const id = next();
        return id === undefined ? '' : addressOfGame(id);
      },
    };
  }
}

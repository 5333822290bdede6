import type { OnlineGameId, TournamentCommand, TournamentRoundView, TournamentView } from '@halma/protocol';
import { type Accessor, createEffect, createMemo, createSignal, on, onCleanup } from 'solid-js';
import type { Failure } from '../../../online/failure.ts';
import { createIdempotentRequest } from '../../../online/idempotent-request.ts';
import { createPagePoller } from '../../../online/page-poller.ts';
import type { PolledResponse } from '../../../online/server-poller.ts';
import { pollInterval } from '../../../online/tournament/countdown.ts';
import { type FetchedPart, type RoundPart, staleParts } from '../../../online/tournament/round-parts.ts';
import { newCommandId, useOnline } from '../online-context.ts';

/** The state of a tournament that its page has loaded. */
export interface TournamentSource {
  /** The latest view; undefined before the first response. It is kept while the connection is lost. */
  readonly view: Accessor<TournamentView | undefined>;
  /** The reason why the latest request failed; undefined if it succeeded. */
  readonly failure: Accessor<Failure | undefined>;
  /** The time at which the latest view arrived, in milliseconds since 1970 on the device's clock. */
  readonly arrivedAt: Accessor<number>;
  readonly refresh: () => void;
  /** The parts of rounds that the page has loaded. */
  readonly rounds: Accessor<readonly TournamentRoundView[]>;
  /** Keeps parts of rounds up to date while the current component is shown. */
  readonly followRounds: (wantedParts: Accessor<readonly RoundPart[]>) => void;
  /**
   * Sends a command. Resolves to the reason on failure, or to undefined on success. Fails without sending
   * while another command is pending.
   */
  readonly send: (command: TournamentCommand) => Promise<Failure | undefined>;
  readonly isSending: Accessor<boolean>;
}

/** The refusal codes after which all later responses would be the same. */
const FINAL_CODES: readonly Failure['code'][] = ['not-found'];

const hasSameGames = (one: readonly OnlineGameId[], other: readonly OnlineGameId[]): boolean =>
  one.join() === other.join();

/**
 * Follows a tournament while the current component is shown.
 *
 * @param now the server's time, in milliseconds since 1970
 */
export function createTournamentSource(tournament: string, now: Accessor<number>): TournamentSource {
  const { api, me } = useOnline();
  const [view, setView] = createSignal<TournamentView | undefined>(undefined, {
    equals: (previous, next) =>
      previous !== undefined &&
      next !== undefined &&
      previous.seq === next.seq &&
      previous.waiting === next.waiting &&
      previous.chat.line === next.chat.line &&
      previous.ownLines?.after === next.ownLines?.after &&
      hasSameGames(previous.games, next.games),
  });
  const [failure, setFailure] = createSignal<Failure>();
  const [arrivedAt, setArrivedAt] = createSignal(Date.now());
  const read = async (): Promise<PolledResponse<TournamentView>> => {
    const result = await api('getTournament', { parameters: { tournament } });
    setFailure(result.ok ? undefined : result.refusal);
    if (result.ok) return result.value;
    return FINAL_CODES.includes(result.refusal.code) ? 'no-server' : 'no-connection';
  };
  const poller = createPagePoller<TournamentView>({
    read,
    onResponse: (response) => {
      if (typeof response === 'string') return;
      setArrivedAt(Date.now());
      setView(response);
    },
  });
  onCleanup(poller.end);
  const interval = createMemo(() => {
    const latestView = view();
    return pollInterval(
      latestView === undefined
        ? { phase: 'running', startsAt: 0, players: 0 }
        : { phase: latestView.phase, startsAt: latestView.setup.startsAt, players: latestView.players },
      now(),
    );
  });
  createEffect(() => onCleanup(poller.follow(interval())));
  // The games to play depend on who is signed in.
  createEffect(on(() => me().person.id, poller.refresh, { defer: true }));

  const [isSending, setSending] = createSignal(false);
  const sendOnce = createIdempotentRequest(newCommandId, (id, command: TournamentCommand) =>
    api('sendTournamentCommand', { parameters: { tournament }, body: { id, command } }),
  );
  return {
    view,
    failure,
    arrivedAt,
    refresh: poller.refresh,
    ...createRounds(tournament, view, arrivedAt),
    isSending,
    send: async (command) => {
      // A dialog must not close as if its command had been carried out.
      if (isSending()) return { code: 'too-many' };
      setSending(true);
      const result = await sendOnce(command);
      setSending(false);
      poller.refresh();
      return result === undefined || result.ok ? undefined : result.refusal;
    },
  };
}

/** Fetches rounds when a part of the page needs them, and again only after they have changed. */
function createRounds(
  tournament: string,
  view: Accessor<TournamentView | undefined>,
  arrivedAt: Accessor<number>,
): Pick<TournamentSource, 'rounds' | 'followRounds'> {
  const { api } = useOnline();
  const [fetchedParts, setFetchedParts] = createSignal<readonly FetchedPart[]>([]);
  let isFetching = false;
  let isDisposed = false;
  const followers = new Set<Accessor<readonly RoundPart[]>>();
  onCleanup(() => {
    isDisposed = true;
  });
  const nextStalePart = (): RoundPart | undefined =>
    staleParts(
      [...followers].flatMap((wantedParts) => wantedParts()),
      view()?.roundSeqs ?? [],
      fetchedParts(),
    )[0];
  /**
   * Fetches one round at a time, so that a tournament with many rounds does not use up the visitor's request
   * limit.
   */
  const fetchStaleParts = async (): Promise<void> => {
    if (isFetching) return;
    isFetching = true;
    for (let part = nextStalePart(); part !== undefined && !isDisposed; part = nextStalePart()) {
      const { round, after } = part;
      const seq = view()?.roundSeqs[round - 1] ?? 0;
      const result = await api('getTournamentRound', {
        parameters: { tournament, round: String(round) },
        query: { after: String(after) },
      });
      // The page tries again when the next view arrives.
      if (!result.ok) break;
      const entry = { seq, part: result.value };
      setFetchedParts((previous) => [
        ...previous.filter((other) => other.part.round !== round || other.part.after !== after),
        entry,
      ]);
    }
    isFetching = false;
  };
  return {
    rounds: createMemo(() => fetchedParts().map(({ part }) => part)),
    followRounds: (wantedParts) => {
      followers.add(wantedParts);
      onCleanup(() => followers.delete(wantedParts));
      createEffect(on([wantedParts, view, arrivedAt], () => void fetchStaleParts()));
    },
  };
}

import { expect, test } from 'vitest';
import { simulateLoad } from './simulate.ts';

test.each([1, 2, 8])(
  'on %i nodes, a move costs the store one commit, and only the nodes of the game’s players are notified',
  async (nodes) => {
    const { playing, resting } = await simulateLoad({
      players: 80,
      nodes,
      moveIntervalMs: 5000,
      seconds: 16,
    });
    expect(playing.moves).toBeGreaterThan(120);
    expect(playing.requests.get('events: commits')).toEqual({ calls: playing.moves, rows: playing.moves });
    expect(playing.notificationsPublished).toBe(playing.moves);
    expect(playing.notificationsDelivered).toBe(playing.moves * Math.min(nodes, 2));
    expect(resting.notificationsDelivered).toBe(0);
    // Each period is long enough for the nodes to compare the recorded presence with their sockets.
    for (const period of [playing, resting]) expect(period.requests.get('presence: writes')).toBeUndefined();
  },
);

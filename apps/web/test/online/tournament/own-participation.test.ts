import type { TournamentView } from '@halma/protocol';
import { expect, test } from 'vitest';
import { ownParticipation } from '../../../src/online/tournament/own-participation.ts';
import { RUTH } from '../sample-game.ts';
import { setupWith, VERA, viewWith } from './tournament-sample.ts';

/** The time of the tests, in milliseconds since 1970. */
const NOW = 1_700_000_000_000;

const pairs = setupWith({ partners: 'fixed' });

const arena = setupWith({ format: 'arena', minutes: 60 });

const ruthIs = (state: TournamentView['entries'][number]['state']): Partial<TournamentView> => ({
  entries: [{ person: RUTH.id, state, from: 1, turns: [] }],
});

type Row = [
  situation: string,
  person: string,
  isGuest: boolean,
  view: Partial<TournamentView>,
  commands: string,
  note: string,
];

test.each<Row>([
  ['a visitor before the start', VERA.id, true, { phase: 'open', round: 0 }, 'enter', 'none'],
  ['a player before the start', RUTH.id, false, { phase: 'open', round: 0 }, 'leave', 'entered'],
  [
    'a guest where an account is required',
    VERA.id,
    true,
    { phase: 'open', setup: setupWith({ entry: 'accounts' }) },
    '',
    'needs-account',
  ],
  [
    'a visitor with an account where one is required',
    VERA.id,
    false,
    { phase: 'open', setup: setupWith({ entry: 'accounts' }) },
    'enter',
    'none',
  ],
  [
    'a player without a fixed partner',
    RUTH.id,
    true,
    { phase: 'open', setup: pairs },
    'leave enter',
    'needs-partner',
  ],
  [
    'a player without a fixed partner after the start',
    RUTH.id,
    true,
    { round: 3, setup: pairs },
    'leave',
    'needs-partner',
  ],
  [
    'a player with a fixed partner',
    RUTH.id,
    true,
    {
      phase: 'open',
      setup: pairs,
      entries: [{ person: RUTH.id, partner: VERA.id, state: 'playing', from: 1, turns: [] }],
    },
    'leave',
    'entered',
  ],
  ['a visitor after the start', VERA.id, true, { round: 2 }, 'enter', 'late-entry'],
  ['a visitor who is too late', VERA.id, true, { round: 3 }, '', 'entry-closed'],
  [
    'a visitor to a round robin that has started',
    VERA.id,
    true,
    { round: 1, setup: setupWith({ format: 'round-robin' }) },
    '',
    'entry-closed',
  ],
  [
    'a visitor to an arena',
    VERA.id,
    true,
    { round: 40, setup: arena, closesAt: NOW + 1 },
    'enter',
    'late-entry',
  ],
  [
    'a visitor to an arena that has closed its entry',
    VERA.id,
    true,
    { setup: arena, closesAt: NOW },
    '',
    'entry-closed',
  ],
  [
    'the organiser of an exhibition',
    RUTH.id,
    false,
    { phase: 'open', entries: [], setup: setupWith({ format: 'exhibition' }) },
    '',
    'none',
  ],
  ['a player during the tournament', RUTH.id, false, ruthIs('playing'), 'pause withdraw', 'none'],
  [
    'a player of a round robin',
    RUTH.id,
    false,
    { ...ruthIs('playing'), setup: setupWith({ format: 'round-robin' }) },
    'withdraw',
    'none',
  ],
  ['a player who pauses', RUTH.id, false, ruthIs('pausing'), 'return withdraw', 'pausing'],
  ['a player who missed a game', RUTH.id, false, ruthIs('missing'), 'return withdraw', 'missed-game'],
  ...(['playing', 'pausing', 'missing'] as const).flatMap((state): Row[] => [
    [
      `a player in the last round (${state})`,
      RUTH.id,
      false,
      { ...ruthIs(state), round: 4 },
      'withdraw',
      'none',
    ],
    [
      `a player after the last tables of an arena (${state})`,
      RUTH.id,
      false,
      { ...ruthIs(state), setup: arena, closesAt: NOW },
      'withdraw',
      'none',
    ],
    [
      `a player who may still get a table in an arena (${state})`,
      RUTH.id,
      false,
      { ...ruthIs(state), setup: arena, closesAt: NOW + 1 },
      state === 'playing' ? 'pause withdraw' : 'return withdraw',
      { playing: 'none', pausing: 'pausing', missing: 'missed-game' }[state],
    ],
  ]),
  ['a player the server withdrew', RUTH.id, false, ruthIs('out'), 'withdraw', 'out'],
  ['a player who has withdrawn', RUTH.id, false, ruthIs('withdrawn'), '', 'withdrawn'],
  ['anyone after the end', RUTH.id, false, { phase: 'over' }, '', 'none'],
  ['anyone after the tournament was called off', VERA.id, true, { phase: 'called-off' }, '', 'none'],
])('the commands and the note for %s', (_, person, isGuest, view, commands, note) => {
  const part = ownParticipation(viewWith(view), person, isGuest, NOW);
  expect([part.commands.join(' '), part.note]).toEqual([commands, note]);
});

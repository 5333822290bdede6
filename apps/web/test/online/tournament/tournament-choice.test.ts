import { TOURNAMENT_FORMATS } from '@halma/protocol';
import { gameById } from '@halma/rules';
import { expect, test } from 'vitest';
import type { Failure } from '../../../src/online/failure.ts';
import { fromLocalInput, nextQuarterHour, toLocalInput } from '../../../src/online/tournament/local-input.ts';
import {
  canHavePartners,
  defaultTournament,
  fieldOfTournamentFailure,
  findTournamentRefusal,
  partnerChoicesOf,
  partnersOf,
  readTournament,
  TOURNAMENT_PRESETS,
  type TournamentChoice,
  tournamentOf,
  whyTournamentNotRated,
  withPartners,
  withTournamentGame,
  withTournamentPreset,
} from '../../../src/online/tournament/tournament-choice.ts';
import { setupWith } from './tournament-sample.ts';

const NOW = 1_700_000_000_000;
const base = defaultTournament('Autumn cup', NOW);
const choiceWith = (overrides: Partial<TournamentChoice['setup']>, password = ''): TournamentChoice => ({
  setup: { ...setupWith(), ...overrides },
  password,
});

test.each(TOURNAMENT_PRESETS)('the %s preset can be sent without changes', (preset) => {
  const choice = withTournamentPreset(base, preset);
  expect(findTournamentRefusal(choice, NOW)).toBeUndefined();
  expect(tournamentOf(choice).ok).toBe(true);
  expect(choice.setup.name).toBe('Autumn cup');
});

test.each([
  ['a round robin for two, whose players determine the rounds', { format: 'round-robin' }, undefined],
  ['a Swiss tournament for two', { rounds: 5 }, 5],
  [
    'a series for three, which is a multiple of the number of seats',
    { format: 'series', rules: rulesOf('star-3') },
    3,
  ],
  ['an arena', { format: 'arena' }, undefined],
  ['a Swiss tournament for four, which needs a number', { rules: rulesOf('halma-4'), rounds: 6 }, 6],
  [
    'a round robin for four with equal turns',
    { format: 'round-robin', turns: 'equal', rules: rulesOf('halma-4') },
    undefined,
  ],
  [
    'a round robin for four whose turn order may be one game out of balance',
    { format: 'round-robin', rules: rulesOf('halma-4'), rounds: 3 },
    3,
  ],
] as const)('tournamentOf sends the rounds of %s', (_, overrides, rounds) => {
  const sent = tournamentOf(choiceWith(overrides));
  expect(sent.ok && sent.value.rounds).toBe(rounds);
});

test('a Swiss tournament with tables of four gets a round for each seat unless a number is chosen', () => {
  const { rounds: _, ...setup } = setupWith({ rules: rulesOf('halma-4') });
  const sent = tournamentOf({ setup, password: '' });
  expect(sent.ok && sent.value.rounds).toBe(4);
});

test.each([
  ['tables of two', { odd: 'computer' }, 'bye'],
  ['tables of four', { odd: 'computer', rules: rulesOf('halma-4') }, 'computer'],
  ['tables of partners', { odd: 'computer', rules: rulesWithPartners('star-6') }, 'bye'],
  ['correspondence', { odd: 'computer', rules: rulesOf('halma-4'), clock: { kind: 'days', days: 3 } }, 'bye'],
] as const)('the computer fills an incomplete table only where it can: %s', (_, overrides, odd) => {
  const sent = tournamentOf(choiceWith(overrides));
  expect(sent.ok && sent.value.odd).toBe(odd);
});

test.each([
  ['none', undefined, undefined],
  ['changing', 'opposite', undefined],
  ['fixed', 'opposite', 'fixed'],
] as const)(
  'the choice of partners is sent as an option of the rules and a field of the setup: %s',
  (partners, teams, expected) => {
    const fixed = choiceWith({ rules: rulesWithPartners('halma-4'), partners: 'fixed', rounds: 4 });
    const choice = withPartners(fixed, partners);
    expect(partnersOf(choice)).toBe(partners);
    const sent = tournamentOf(choice);
    expect(sent.ok && [sent.value.rules.options.teams, sent.value.partners]).toEqual([teams, expected]);
  },
);

test.each([
  ['halma-4', 'swiss', true],
  ['star-6', 'round-robin', true],
  ['halma-2', 'swiss', false],
  ['halma-4', 'arena', false],
  ['halma-4', 'knockout', true],
  // Three sides would need the computer at some tables.
  ['star-6', 'knockout', false],
] as const)('partners are offered in %s, %s: %s', (game, format, isOffered) => {
  expect(canHavePartners(choiceWith({ rules: rulesOf(game), format }))).toBe(isOffered);
});

test('partners in a knockout stay together, and their tables are tables for two', () => {
  const changing = choiceWith({
    rules: rulesWithPartners('halma-4'),
    format: 'knockout',
    games: 4,
    odd: 'computer',
  });
  expect(partnerChoicesOf(changing)).toEqual(['none', 'fixed']);
  expect(partnersOf(changing)).toBe('fixed');
  const sent = tournamentOf({ ...changing, setup: { ...changing.setup, games: 1 } });
  expect(sent.ok && [sent.value.partners, sent.value.games, sent.value.odd]).toEqual(['fixed', 2, 'bye']);
});

test('fixed pairs have the rounds and the turn order of players at tables with a seat for each side', () => {
  const terms = {
    rules: rulesWithPartners('halma-4'),
    partners: 'fixed',
    format: 'round-robin',
    turns: 'equal',
  } as const;
  const sent = tournamentOf(choiceWith({ ...terms, rounds: 4 }));
  expect(sent.ok && [sent.value.rounds, sent.value.turns]).toEqual([undefined, 'equal']);
});

test('a game without partners has no fixed pairs', () => {
  const sent = tournamentOf(choiceWith({ rules: rulesOf('halma-4'), partners: 'fixed', rounds: 4 }));
  expect(sent.ok && sent.value.partners).toBe(undefined);
});

test('an arena has a length, and other formats have none', () => {
  const minutes = (['arena', 'swiss'] as const).map((format) =>
    tournamentOf(choiceWith({ format, minutes: 90 })),
  );
  expect(minutes.map((sent) => sent.ok && sent.value.minutes)).toEqual([90, undefined]);
});

test('a password is sent only if there is one', () => {
  const passwords = ['', 'hop'].map((password) => tournamentOf(choiceWith({}, password)));
  expect(passwords.map((sent) => sent.ok && sent.value.password)).toEqual([undefined, 'hop']);
});

test.each([
  ['a name that is too short', { name: ' a ' }, 'name'],
  ['a name with a control character', { name: 'Cup\u0007 of May' }, 'name'],
  ['a name that reverses the direction of the text', { name: 'Cup \u202Eyam' }, 'name'],
  ['a start in the past', { startsAt: NOW - 1 }, 'startsAt'],
  ['partners in an arena', { format: 'arena', rules: rulesWithPartners('halma-4') }, 'rules'],
  ['a valid tournament with partners', { rules: rulesWithPartners('halma-4'), rounds: 4 }, undefined],
  ['an exhibition at tables of four', { format: 'exhibition', rules: rulesOf('halma-4') }, 'format'],
  ['an arena by correspondence', { format: 'arena', clock: { kind: 'days', days: 3 } }, 'clock'],
  ['a valid tournament', {}, undefined],
] as const)('a refusal names the field to correct, if there is one, for %s', (_, overrides, field) => {
  expect(findTournamentRefusal(choiceWith(overrides), NOW)).toBe(field);
});

test.each([
  ['all need an account', {}, true],
  ['guests may enter', { entry: 'open' }, false],
  ['the computer fills tables', { rules: rulesOf('halma-4'), odd: 'computer', rounds: 4 }, false],
  ['the game has no ratings', { rules: rulesOf('rhombus-5-three') }, false],
] as const)('a tournament is rated only if that is possible: %s', (_, overrides, isRated) => {
  const choice = choiceWith({ rated: true, entry: 'accounts', ...overrides });
  const sent = tournamentOf(choice);
  expect(sent.ok && sent.value.rated === true).toBe(isRated);
  expect(whyTournamentNotRated(choice) === undefined).toBe(isRated);
});

test.each<[Failure, string]>([
  [{ code: 'bad-tournament', detail: 'rounds' }, 'rounds'],
  [{ code: 'bad-message', at: '/setup/name' }, 'name'],
  [{ code: 'bad-option-value', detail: 'teams' }, 'rules'],
])('the failure %j is shown at the field %s', (failure, field) => {
  expect(fieldOfTournamentFailure(failure)).toBe(field);
});

test.each<Failure>([
  { code: 'bad-tournament', detail: 'listed' },
  { code: 'no-connection' },
  { code: 'too-many-tournaments' },
])('the failure %j is shown at no field', (failure) => {
  expect(fieldOfTournamentFailure(failure)).toBeUndefined();
});

test('a stored tournament is restored with a new start, and anything else is rejected', () => {
  const stored: unknown = JSON.parse(JSON.stringify(setupWith({ name: 'League' })));
  const read = readTournament(stored, NOW);
  expect(read?.setup).toEqual({
    ...setupWith({ name: 'League' }),
    startsAt: nextQuarterHour(NOW, 20 * 60_000),
  });
  for (const invalid of [
    undefined,
    'text',
    { ...setupWith(), format: 'ladder' },
    { ...setupWith(), rules: {} },
  ])
    expect(readTournament(invalid, NOW)).toBeUndefined();
});

test('choosing another game sets its standard rules', () => {
  const star = gameById('star-6');
  if (star === undefined) throw new Error('no such game');
  expect(withTournamentGame(base, star).setup.rules).toEqual(rulesOf('star-6'));
  expect(TOURNAMENT_FORMATS).toContain(base.setup.format);
});

test('a field for a local time returns the time that it shows, and nothing for text that is not a time', () => {
  const start = nextQuarterHour(NOW, 20 * 60_000);
  expect(fromLocalInput(toLocalInput(start))).toBe(start);
  expect(start % (15 * 60_000)).toBe(0);
  expect(['', 'soon'].map(fromLocalInput)).toEqual([undefined, undefined]);
});

function rulesWithPartners(game: string) {
  return { ...rulesOf(game), options: { teams: 'opposite' as const } };
}

function rulesOf(game: string) {
  return { game, preset: 'standard' as const, options: {} };
}

import type { EndingWords } from '../english/endings.ts';
import { verb } from './verb.ts';

/** What is said in German when a game has ended. */
export const ENDINGS_GERMAN: EndingWords = {
  youAreHome: 'Du bist im Ziel.',
  youAreOff: 'Du hast alle Steine vom Brett gebracht.',
  off: (name) => `${name} hat alle Steine vom Brett gebracht.`,
  youWin: 'Du gewinnst.',
  home: (name) => `${name} ist im Ziel.`,
  wins: (names) => `${names} ${names.includes(' und ') ? 'haben' : 'hat'} gewonnen.`,
  draw: 'Unentschieden.',
  shared: 'Der erste Platz ist geteilt.',
  over: 'Das Spiel ist vorbei.',
  length: (rounds) => (rounds === 1 ? '1 Runde.' : `${rounds} Runden.`),
  behind: (name, done) => `${verb(name, 'hattest', 'hatte')} ${done} im Ziel.`,
  resigned: (name) => `${verb(name, 'hast', 'hat')} aufgegeben.`,
  ranOutOfTime: (name) => `${verb(name, 'hast', 'hat')} die Zeit überschritten.`,
  places: (places) => ` Dann ${places.join('; ')}.`,
};

import type { EndingWords } from '../en/endings.ts';
import { verb } from './verb.ts';

/** What is said in German when a game has ended. */
export const words: EndingWords = {
  youWin: 'Du hast gewonnen!',
  youLose: 'Du hast verloren.',
  yourPlace: (place, sides) => `${place}. von ${sides}.`,
  wins: (names) => `${names} ${names.includes(' und ') ? 'haben' : 'hat'} gewonnen.`,
  draw: 'Unentschieden.',
  sharedFirst: 'Der erste Platz wird geteilt.',
  over: 'Das Spiel ist vorbei.',
  roundCount: (rounds) => (rounds === 1 ? '1 Runde.' : `${rounds} Runden.`),
  menHome: (name, done) => `${verb(name, 'hattest', 'hatte')} ${done} Steine im Ziel.`,
  resigned: (name) => `${verb(name, 'hast', 'hat')} aufgegeben.`,
  ranOutOfTime: (name) => `${verb(name, 'hast', 'hat')} die Zeit überschritten.`,
  places: (places) => ` Dann ${places.join('; ')}.`,
};

import type { EndingStrings } from '../en/endings.ts';
import { withVerb } from './verb.ts';

/** The strings at the end of a game, in German. */
export const strings: EndingStrings = {
  youWin: 'Du hast gewonnen!',
  youLose: 'Du hast verloren.',
  yourPlace: (place, sides) => `Platz ${place} von ${sides}.`,
  wins: (names) => `${names} ${names.includes(' und ') ? 'haben' : 'hat'} gewonnen.`,
  draw: 'Remis.',
  bothFinished: 'Beide Seiten sind in derselben Runde fertig geworden.',
  sharedFirst: 'Der erste Platz wird geteilt.',
  over: 'Die Partie ist vorbei.',
  roundCount: (rounds) => (rounds === 1 ? 'Nach einem Zug.' : `Nach ${rounds} Zügen.`),
  menHome: (name, men) =>
    `${withVerb(name, 'hattest', 'hatte')} ${men === 0 ? 'keinen Stein' : men === 1 ? 'einen Stein' : `${men} Steine`} im Ziel.`,
  resigned: (name) => `${withVerb(name, 'hast', 'hat')} aufgegeben.`,
  ranOutOfTime: (name) => `${withVerb(name, 'hast', 'hat')} die Zeit überschritten.`,
  places: (places) => ` Dahinter: ${places.join('; ')}.`,
};

import { SIMPLE_CHOICES } from '../../players/simple-choice.ts';
import type { Contestant } from '../contestant.ts';
import type { Entrant } from '../entrant.ts';
import { Csci561Program } from './csci561-program.ts';
import { levelPlayer } from './level-player.ts';
import { simplePlayer } from './simple-player.ts';
import { UgiProgram } from './ugi-program.ts';

/** A program of the file protocol is given up when it goes on for so long after it should be done. */
const CSCI561_GRACE_MS = 10_000;

/** Someone who plays as an entrant is said to. Programs are started when their first game begins. */
export function makeContestant(entrant: Entrant): Contestant {
  switch (entrant.kind) {
    case 'level':
      return levelPlayer(entrant.level, entrant.limits);
    case 'greedy':
    case 'random':
      return simplePlayer(SIMPLE_CHOICES[entrant.kind]);
    case 'ugi':
      return new UgiProgram(entrant.command, entrant.limits);
    case 'csci561':
      return new Csci561Program(entrant.command, CSCI561_GRACE_MS);
  }
}

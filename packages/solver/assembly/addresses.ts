// Where the host writes the tables of a problem, and reads a line.

import { FIRST_MOVES } from './beam';
import { PERMITS, STEPS, TAKEN, WAYS, ZONES } from './ground';
import { BEGINNING } from './half-ways';
import { MIRRORS } from './mirrors';
import { ARMY } from './placing';
import { LINES, ROOMS } from './profiles';
import { LINE } from './trails';
import { SET, WAY } from './two-ended';
import { CLASSES, COSTS, MARKED_COSTS, ROOM, TARGET } from './worth';

export function waysAddress(): usize {
  return WAYS;
}

export function stepsAddress(): usize {
  return STEPS;
}

export function takenAddress(): usize {
  return TAKEN;
}

export function zonesAddress(): usize {
  return ZONES;
}

export function permitsAddress(): usize {
  return PERMITS;
}

export function costsAddress(): usize {
  return COSTS;
}

export function markedCostsAddress(): usize {
  return MARKED_COSTS;
}

export function classesAddress(): usize {
  return CLASSES;
}

export function targetAddress(): usize {
  return TARGET;
}

export function roomAddress(): usize {
  return ROOM;
}

export function mirrorsAddress(): usize {
  return MIRRORS;
}

export function armyAddress(): usize {
  return ARMY;
}

export function firstMovesAddress(): usize {
  return FIRST_MOVES;
}

export function lineAddress(): usize {
  return LINE;
}

export function setAddress(): usize {
  return SET;
}

export function wayAddress(): usize {
  return WAY;
}

export function beginningAddress(): usize {
  return BEGINNING;
}

export function linesAddress(): usize {
  return LINES;
}

export function roomsAddress(): usize {
  return ROOMS;
}

import type { PairingRefusal, PairingRefusalCode } from '@halma/pairing';

const TEXTS: Readonly<Record<PairingRefusalCode, (detail: string) => string>> = {
  'bad-seats': (detail) =>
    `A table has two, three, four or six seats, or four or six with partners, but not ${detail}.`,
  'bad-count': (detail) => `The number of rounds or games (${detail}) does not fit the players and seats.`,
  'too-few-players': (detail) => `There are too few players: ${detail}.`,
  'too-many-players': (detail) => `There are too many players: ${detail}.`,
  'duplicate-player': (detail) => `Two players are called ${detail}.`,
  'unknown-player': (detail) => `${detail} is not in the list of players.`,
  'seated-twice': (detail) => `${detail} is paired twice.`,
  'bad-places': (detail) => `The places or players of a table do not fit: ${detail}.`,
  'unfinished-game': (detail) => `A game has no result yet: ${detail}.`,
  'tournament-over': () => 'All rounds are paired.',
};

/** Describes in English why a pairing is refused. */
export function describePairingRefusal({ code, detail = '', round }: PairingRefusal): string {
  return `${round === undefined ? '' : `Round ${round}: `}${TEXTS[code](String(detail))}`;
}

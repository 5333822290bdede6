import type { OptionValues } from './options.ts';

const LEAFLET = {
  leaveTarget: 'allowed',
  winRule: 'all-home',
  evacuate: 'off',
  homeLimit: 0,
  repetition: 'off',
  startRule: 'agreed',
} as const;

export const PRESET_IDS = [
  'standard',
  'parker-1885',
  'eckha-1889',
  'encyclopaedia',
  'article',
  'article-evacuate',
  'leaflet-13',
  'online-8',
  'online-10',
  'csci-561',
  'strong-solving',
] as const;
Object.freeze(PRESET_IDS);

export type PresetId = (typeof PRESET_IDS)[number];

/**
 * Named sets of options: the project's own standard, the rules of the leaflets and articles that the games come from,
 * the rules of sites and programs, and the rules under which small boards have been solved. Every preset works with
 * every game: options that a game does not have are ignored.
 */
export const PRESETS: Readonly<Record<PresetId, Partial<OptionValues>>> = {
  standard: { ...LEAFLET, evacuate: 'on', repetition: '3', startRule: 'random' },
  'parker-1885': LEAFLET,
  'eckha-1889': LEAFLET,
  encyclopaedia: { ...LEAFLET, leaveTarget: 'forbidden', repetition: '3', startRule: 'random' },
  article: { ...LEAFLET, winRule: 'full-camp', repetition: '3', startRule: 'rotate' },
  'article-evacuate': { ...LEAFLET, evacuate: 'on', repetition: '3', startRule: 'rotate' },
  'leaflet-13': { ...LEAFLET, startRule: 'random' },
  'online-8': { ...LEAFLET, homeLimit: 30, repetition: '3', startRule: 'random' },
  'online-10': { ...LEAFLET, homeLimit: 50, repetition: '3', startRule: 'random' },
  'csci-561': {
    ...LEAFLET,
    leaveTarget: 'forbidden',
    winRule: 'full-camp',
    reenterHome: 'forbidden',
    homeDuty: 'on',
  },
  'strong-solving': {
    ...LEAFLET,
    winRule: 'full-camp',
    completeOpponent: 'forbidden',
    noMove: 'loss',
  },
};

export const DEFAULT_PRESET: PresetId = 'standard';

/** Returns whether a preset has this name. */
export function isPresetId(id: string): id is PresetId {
  return (PRESET_IDS as readonly string[]).includes(id);
}

/** The icons, each as one SVG path on a grid of 24 by 24 units. */
export const ICONS = {
  solo: 'M5 5h14v14H5zM5 19 19 5M9 9.2v0M15 15v0',
  graph: 'M4 4v16h16M7 14l4-4 3 2.5L20 6',
  book: 'M12 6c-2-1.5-5-1.8-8-1.5V18c3-.3 6 0 8 1.5 2-1.5 5-1.8 8-1.5V4.5c-3-.3-6 0-8 1.5zM12 6v13.5',
  pencil: 'M4 20l1-4.5L16 4.5l3.5 3.5L8.5 19zM13.5 7l3.5 3.5',
  undo: 'M8 5 4 9l4 4M4 9h10a5.5 5.5 0 0 1 0 11h-4',
  flag: 'M6 21V4M6 4.5h11l-2.5 4L17 12.5H6',
  draw: 'M5 9.5h14M5 14.5h14',
  eye: 'M2.5 12C5 7.5 8.5 5.5 12 5.5s7 2 9.5 6.5c-2.5 4.5-6 6.5-9.5 6.5S5 16.5 2.5 12zM12 15a3 3 0 1 0 0-6 3 3 0 0 0 0 6z',
  check: 'M5 12.5l4.5 4.5L19 7',
  menu: 'M4 7h16M4 12h16M4 17h16',
  sliders: 'M4 7h9M17 7h3M4 17h3M11 17h9M15 4.5v5M9 14.5v5',
  search: 'M10.5 17a6.5 6.5 0 1 0 0-13 6.5 6.5 0 0 0 0 13zM15.5 15.5 20 20',
  robot: 'M5 9h14v10H5zM12 9V5M12 4.2v0M9 13.5v0M15 13.5v0M9.5 16.5h5M2.5 12.5v3M21.5 12.5v3',
  tablet: 'M4 4.5h16v15H4zM10.5 17h3',
  info: 'M12 20.5a8.5 8.5 0 1 0 0-17 8.5 8.5 0 0 0 0 17zM12 11v5.5M12 7.8v0',
  grid: 'M4.5 4.5h6v6h-6zM13.5 4.5h6v6h-6zM4.5 13.5h6v6h-6zM13.5 13.5h6v6h-6z',
  person: 'M12 11.5a3.75 3.75 0 1 0 0-7.5 3.75 3.75 0 0 0 0 7.5zM4.5 20c0-4 3.2-6.2 7.5-6.2s7.5 2.2 7.5 6.2',
  pause: 'M8.5 5v14M15.5 5v14',
  start: 'M8 5l11 7-11 7z',
  globe:
    'M12 20.5a8.5 8.5 0 1 0 0-17 8.5 8.5 0 0 0 0 17zM3.8 9.5h16.4M3.8 14.5h16.4M12 3.5c-5 5-5 12 0 17 5-5 5-12 0-17z',
  off: 'M4 4l16 16M8 8.5A6 6 0 0 0 6 19h11M18.5 17.5A4 4 0 0 0 17 10.2 6 6 0 0 0 11 6.5',
  plus: 'M12 5v14M5 12h14',
  close: 'M6 6l12 12M18 6 6 18',
  first: 'M6 5v14M18 5l-8 7 8 7',
  prev: 'M15 5l-8 7 8 7',
  next: 'M9 5l8 7-8 7',
  last: 'M18 5v14M6 5l8 7-8 7',
  chat: 'M4 5h16v11H10l-4 4v-4H4z',
  shuffle: 'M8 20V5M8 5 4.5 8.5M8 5l3.5 3.5M16 4v15M16 19l-3.5-3.5M16 19l3.5-3.5',
  expand: 'M4 9V4h5M15 4h5v5M20 15v5h-5M9 20H4v-5',
  shrink: 'M9 4v5H4M20 9h-5V4M15 20v-5h5M4 15h5v5',
  facing: 'M7 20V9M7 9 4 12M7 9l3 3M17 4v11M17 15l3-3M17 15l-3-3',
  turn: 'M19 8a8 8 0 1 0 1 5M20 4v4.5h-4.5',
  link: 'M10 14a4 4 0 0 0 6 0l3-3a4.2 4.2 0 0 0-6-6l-1 1M14 10a4 4 0 0 0-6 0l-3 3a4.2 4.2 0 0 0 6 6l1-1',
  play: 'M3.5 16C5 5 18 5 20 14M20 15l-4.2-2.2M20 15l1.8-4.4',
  lock: 'M6 11h12v9H6zM8.5 11V8a3.5 3.5 0 0 1 7 0v3',
  bell: 'M6 17v-6a6 6 0 0 1 12 0v6l2 2H4zM10 21h4M12 5V3',
  warn: 'M12 4 2.8 20h18.4zM12 10v4.5M12 17.3v0',
} as const;

export type IconName = keyof typeof ICONS;

/** Icons that point along the line of text. They are mirrored in right-to-left scripts. */
export const DIRECTIONAL_ICONS: ReadonlySet<IconName> = new Set(['undo', 'first', 'prev', 'next', 'last']);

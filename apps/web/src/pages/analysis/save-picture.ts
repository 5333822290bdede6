import type { HalmaBoard } from '@halma/board';

/** The side of a picture in points, in CSS pixels. */
const SIDE = 1200;

/** Saves the board as it is drawn, as an SVG file. */
export function saveSvg(board: HalmaBoard): void {
  save(new Blob([board.toSvgText()], { type: 'image/svg+xml' }), 'halma.svg');
}

/** Saves the board as it is drawn, as a PNG file. */
export async function savePng(board: HalmaBoard): Promise<void> {
  const picture = new Image();
  // the content security policy allows images from data URLs, but not from blob URLs
  picture.src = `data:image/svg+xml,${encodeURIComponent(board.toSvgText())}`;
  await picture.decode();
  const scale = SIDE / Math.max(picture.width, picture.height);
  const canvas = document.createElement('canvas');
  canvas.width = Math.round(picture.width * scale);
  canvas.height = Math.round(picture.height * scale);
  canvas.getContext('2d')?.drawImage(picture, 0, 0, canvas.width, canvas.height);
  const file = await new Promise<Blob | null>((resolve) => canvas.toBlob(resolve, 'image/png'));
  if (file !== null) save(file, 'halma.png');
}

function save(file: Blob, name: string): void {
  const link = document.createElement('a');
  link.href = URL.createObjectURL(file);
  link.download = name;
  link.click();
  URL.revokeObjectURL(link.href);
}

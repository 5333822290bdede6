import type { HalmaBoard } from '@halma/board';

/** The longer side of a PNG file, in pixels. */
const PNG_SIDE_PX = 1200;

/** Saves a picture of the board as an SVG file. */
export function saveSvg(board: HalmaBoard): void {
  download(new Blob([board.toSvgText()], { type: 'image/svg+xml' }), 'halma.svg');
}

/** Saves a picture of the board as a PNG file. */
export async function savePng(board: HalmaBoard): Promise<void> {
  const picture = new Image();
  // The content security policy allows images from data URLs, but not from blob URLs.
  picture.src = `data:image/svg+xml,${encodeURIComponent(board.toSvgText())}`;
  await picture.decode();
  const scale = PNG_SIDE_PX / Math.max(picture.width, picture.height);
  const canvas = document.createElement('canvas');
  canvas.width = Math.round(picture.width * scale);
  canvas.height = Math.round(picture.height * scale);
  canvas.getContext('2d')?.drawImage(picture, 0, 0, canvas.width, canvas.height);
  const file = await new Promise<Blob | null>((resolve) => canvas.toBlob(resolve, 'image/png'));
  if (file !== null) download(file, 'halma.png');
}

function download(file: Blob, name: string): void {
  const link = document.createElement('a');
  link.href = URL.createObjectURL(file);
  link.download = name;
  link.click();
  URL.revokeObjectURL(link.href);
}

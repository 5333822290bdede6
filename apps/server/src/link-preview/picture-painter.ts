import { Worker } from 'node:worker_threads';
import { LRUCache } from 'lru-cache';
import { createSerialWorker } from '../serial-worker.ts';

/** A picture to paint: the source of an SVG file without text. */
export type PaintJob = string;

/** The PNG file. */
export type PaintReply = Uint8Array<ArrayBuffer>;

/** The maximum number of pictures kept in memory. A picture takes about 90 kilobytes. */
const MAX_CACHED_PICTURES = 150;

/** The maximum number of pictures that wait for the thread. Each takes about 80 ms. */
const MAX_WAITING_PICTURES = 20;

/** Paints pictures in a separate thread, one at a time, and caches the latest ones. */
export interface PicturePainter {
  /**
   * Returns the picture with the given key.
   *
   * @param draw returns the source of the picture, if it has to be painted
   * @returns undefined if too many pictures are waiting
   */
  paint(key: string, draw: () => PaintJob): Promise<PaintReply | undefined>;
  close(): Promise<void>;
}

/**
 * Creates a painter.
 *
 * @param startThread called for the first picture, and again after a failure
 */
export function createPicturePainter(startThread: () => Worker = startPictureThread): PicturePainter {
  const cachedPictures = new LRUCache<string, PaintReply>({ max: MAX_CACHED_PICTURES });
  const pendingPictures = new Map<string, Promise<PaintReply>>();
  const thread = createSerialWorker<PaintJob, PaintReply>(startThread);

  function enqueue(key: string, job: PaintJob): Promise<PaintReply> {
    const picture = thread.ask(job);
    pendingPictures.set(key, picture);
    const forget = () => pendingPictures.delete(key);
    void picture.then(forget, forget);
    return picture;
  }

  return {
    async paint(key, draw) {
      const found = cachedPictures.get(key) ?? pendingPictures.get(key);
      if (found !== undefined) return found;
      if (pendingPictures.size >= MAX_WAITING_PICTURES) return undefined;
      const picture = await enqueue(key, draw());
      cachedPictures.set(key, picture);
      return picture;
    },
    close: () => thread.close(),
  };
}

function startPictureThread(): Worker {
  const worker = new Worker(new URL('./picture-worker.js', import.meta.url));
  worker.unref();
  return worker;
}

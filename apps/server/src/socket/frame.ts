/** The first byte of a frame that is a whole text message (RFC 6455, section 5.2). */
const TEXT_MESSAGE = 0x81;

/** The maximum payload length that fits into the second byte of a frame. */
const MAX_SHORT_LENGTH = 125;

/** The values of the second byte if the length follows in two or in eight bytes. */
const LENGTH_IN_2_BYTES = 126;
const LENGTH_IN_8_BYTES = 127;

/** A ping without a payload. */
export const PING_FRAME: Buffer = Buffer.from([0x89, 0]);

/**
 * Returns a text as a WebSocket frame, with its header. A server's frames have no mask, so all clients that get the
 * same message can get the same bytes.
 */
export function textFrame(text: string): Buffer {
  const length = Buffer.byteLength(text);
  const header = headerOf(length);
  const frame = Buffer.allocUnsafe(header.length + length);
  frame.set(header);
  frame.write(text, header.length);
  return frame;
}

/** Returns the payload of a frame that `textFrame` has made: the bytes of the text. */
export function framePayload(frame: Buffer): Buffer {
  const lengthField = frame[1] ?? 0;
  if (lengthField <= MAX_SHORT_LENGTH) return frame.subarray(2);
  return frame.subarray(lengthField === LENGTH_IN_2_BYTES ? 4 : 10);
}

function headerOf(length: number): Uint8Array {
  if (length <= MAX_SHORT_LENGTH) return Uint8Array.of(TEXT_MESSAGE, length);
  if (length < 1 << 16) return Uint8Array.of(TEXT_MESSAGE, LENGTH_IN_2_BYTES, length >> 8, length & 0xff);
  const header = Buffer.alloc(10);
  header.set([TEXT_MESSAGE, LENGTH_IN_8_BYTES]);
  header.writeBigUInt64BE(BigInt(length), 2);
  return header;
}

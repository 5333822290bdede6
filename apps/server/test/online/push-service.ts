import { createDecipheriv, createECDH, createHmac, type ECDH, hkdfSync, randomBytes } from 'node:crypto';
import { once } from 'node:events';
import { createServer, type IncomingHttpHeaders, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { buffer } from 'node:stream/consumers';

/** A message that a push service has received. */
export interface ReceivedMessage {
  readonly path: string;
  readonly headers: IncomingHttpHeaders;
  readonly body: Buffer;
}

/** A push service for tests, without TLS. */
export class PushServiceForTests {
  readonly received: ReceivedMessage[] = [];
  /** The status code of the next responses. */
  status = 201;
  readonly #server: Server;

  private constructor() {
    this.#server = createServer(async (request, response) => {
      const body = await buffer(request);
      this.received.push({ path: request.url ?? '', headers: request.headers, body });
      response.writeHead(this.status, { location: 'http://127.0.0.1:1/redirected' });
      response.end();
    });
  }

  static async start(): Promise<PushServiceForTests> {
    const service = new PushServiceForTests();
    service.#server.listen(0, '127.0.0.1');
    await once(service.#server, 'listening');
    return service;
  }

  get origin(): string {
    return `http://127.0.0.1:${(this.#server.address() as AddressInfo).port}`;
  }

  async stop(): Promise<void> {
    this.#server.close();
    this.#server.closeAllConnections();
    await once(this.#server, 'close');
  }
}

/** A browser that subscribes to a push service, and decrypts its messages as RFC 8291 specifies. */
export class SubscribedBrowser {
  readonly #keys: ECDH = createECDH('prime256v1');
  readonly #auth: Buffer = randomBytes(16);
  readonly #endpoint: string;

  constructor(endpoint: string) {
    this.#endpoint = endpoint;
    this.#keys.generateKeys();
  }

  /** The body of the request that subscribes. */
  get subscription() {
    return {
      endpoint: this.#endpoint,
      p256dh: this.#keys.getPublicKey('base64url'),
      auth: this.#auth.toString('base64url'),
      language: 'de',
    };
  }

  decrypt(body: Buffer): unknown {
    const salt = body.subarray(0, 16);
    const idLength = body.readUInt8(20);
    const senderKey = body.subarray(21, 21 + idLength);
    const ciphertext = body.subarray(21 + idLength);
    const sharedSecret = this.#keys.computeSecret(senderKey);
    const info = Buffer.concat([Buffer.from('WebPush: info\0'), this.#keys.getPublicKey(), senderKey]);
    const pseudoRandomKey = createHmac('sha256', this.#auth).update(sharedSecret).digest();
    const inputKey = createHmac('sha256', pseudoRandomKey)
      .update(Buffer.concat([info, Buffer.from([1])]))
      .digest();
    const derive = (label: string, length: number): Buffer =>
      Buffer.from(hkdfSync('sha256', inputKey, salt, Buffer.from(`Content-Encoding: ${label}\0`), length));
    const decipher = createDecipheriv('aes-128-gcm', derive('aes128gcm', 16), derive('nonce', 12));
    decipher.setAuthTag(ciphertext.subarray(-16));
    const paddedText = Buffer.concat([decipher.update(ciphertext.subarray(0, -16)), decipher.final()]);
    return JSON.parse(paddedText.subarray(0, paddedText.lastIndexOf(2)).toString());
  }
}

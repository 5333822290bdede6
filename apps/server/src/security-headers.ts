import type { MiddlewareHandler } from 'hono';
import { secureHeaders } from 'hono/secure-headers';

const own = ["'self'"];
/** Lets the page compile WebAssembly, and still run no text as a script. */
const ownAndWebAssembly = ["'self'", "'wasm-unsafe-eval'"];
const nothing = ["'none'"];

/** Lets a page load only this server's own files, and lets no other page frame it. */
export const securityHeaders: MiddlewareHandler = secureHeaders({
  contentSecurityPolicy: {
    defaultSrc: own,
    scriptSrc: ownAndWebAssembly,
    styleSrc: own,
    workerSrc: own,
    imgSrc: ["'self'", 'data:'],
    connectSrc: own,
    objectSrc: nothing,
    baseUri: nothing,
    formAction: own,
    frameAncestors: nothing,
  },
  // Pages that keep to themselves may share memory with their workers: so the computer can be told to stop thinking.
  crossOriginEmbedderPolicy: 'require-corp',
  permissionsPolicy: { camera: [], microphone: [], geolocation: [] },
  referrerPolicy: 'same-origin',
  xFrameOptions: 'DENY',
  // Only whoever terminates TLS knows whether every later visit can be made over it.
  strictTransportSecurity: false,
});

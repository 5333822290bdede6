import type { MiddlewareHandler } from 'hono';
import { secureHeaders } from 'hono/secure-headers';

const SELF = ["'self'"];
/** Lets the page compile WebAssembly, but run no text as a script. */
const SELF_AND_WEBASSEMBLY = ["'self'", "'wasm-unsafe-eval'"];
const NONE = ["'none'"];

/** Lets a page load only this server's own files, and lets no other page frame it. */
export const securityHeaders: MiddlewareHandler = secureHeaders({
  contentSecurityPolicy: {
    defaultSrc: SELF,
    scriptSrc: SELF_AND_WEBASSEMBLY,
    styleSrc: SELF,
    workerSrc: SELF,
    imgSrc: ["'self'", 'data:'],
    connectSrc: SELF,
    objectSrc: NONE,
    baseUri: NONE,
    formAction: SELF,
    frameAncestors: NONE,
  },
  // Isolated pages may share memory with their workers, which is how the site stops the engine.
  crossOriginEmbedderPolicy: 'require-corp',
  permissionsPolicy: { camera: [], microphone: [], geolocation: [] },
  referrerPolicy: 'same-origin',
  xFrameOptions: 'DENY',
  // Only the proxy that terminates TLS knows whether every later visit can use it.
  strictTransportSecurity: false,
});

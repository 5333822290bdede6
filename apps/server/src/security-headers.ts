import type { MiddlewareHandler } from 'hono';
import { secureHeaders } from 'hono/secure-headers';

const SELF = ["'self'"];
/** Allows pages to compile WebAssembly, but not to evaluate strings as scripts. */
const SELF_AND_WEBASSEMBLY = ["'self'", "'wasm-unsafe-eval'"];
const NONE = ["'none'"];

/** Restricts pages to this server's own files, and forbids other pages to frame them. */
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
  // Only isolated pages can share memory with workers; the site needs that to stop the engine.
  crossOriginEmbedderPolicy: 'require-corp',
  permissionsPolicy: { camera: [], microphone: [], geolocation: [] },
  referrerPolicy: 'same-origin',
  xFrameOptions: 'DENY',
  // Only the proxy that terminates TLS knows whether every later visit can use it.
  strictTransportSecurity: false,
});

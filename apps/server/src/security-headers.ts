import type { MiddlewareHandler } from 'hono';
import { secureHeaders } from 'hono/secure-headers';

const SELF = ["'self'"];
/** Allows pages to compile WebAssembly, but not to evaluate strings as scripts. */
const SELF_AND_WEBASSEMBLY = ["'self'", "'wasm-unsafe-eval'"];
const NONE = ["'none'"];

const CONTENT_POLICY = {
  defaultSrc: SELF,
  scriptSrc: SELF_AND_WEBASSEMBLY,
  styleSrc: SELF,
  workerSrc: SELF,
  imgSrc: ["'self'", 'data:'],
  connectSrc: SELF,
  objectSrc: NONE,
  baseUri: NONE,
  formAction: SELF,
};

const HEADERS = {
  // Only isolated pages can share memory with workers; the site needs that to stop the engine.
  crossOriginEmbedderPolicy: 'require-corp',
  permissionsPolicy: { camera: [], microphone: [], geolocation: [] },
  referrerPolicy: 'same-origin',
  // Only the proxy that terminates TLS knows whether every later visit can use it.
  strictTransportSecurity: false,
};

/** Restricts pages to this server's own files, and prevents every page, on this site or another, from framing them. */
const pageHeaders = secureHeaders({
  ...HEADERS,
  contentSecurityPolicy: { ...CONTENT_POLICY, frameAncestors: NONE },
  xFrameOptions: 'DENY',
});

/** Lets pages on other sites frame this one. */
const frameHeaders = secureHeaders({
  ...HEADERS,
  contentSecurityPolicy: { ...CONTENT_POLICY, frameAncestors: ['*'] },
  xFrameOptions: false,
  // An isolated page may frame only documents that opt in.
  crossOriginResourcePolicy: 'cross-origin',
});

/**
 * The page that shows one game on other sites. It has no sign-in and no actions, so a page that frames it has nothing
 * to misuse.
 */
const EMBEDDED_PAGE = /^\/embed\/game\/[0-9a-z]{12}$/;

/** Sets the headers that restrict what pages may load, and which pages may frame them. */
export const securityHeaders: MiddlewareHandler = (c, next) =>
  (EMBEDDED_PAGE.test(c.req.path) ? frameHeaders : pageHeaders)(c, next);

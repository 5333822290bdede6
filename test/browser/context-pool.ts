import type { Browser, BrowserContext, Disposable, Page, ViewportSize } from '@playwright/test';

/** A page without scripts. The browser shows it in the same process as the site's pages. */
const BLANK_PAGE = '/healthz';

/** The maximum number of contexts waiting for a test. */
const MAX_SPARE_CONTEXTS = 8;

/** The methods whose effects on a page or a context cannot be undone. */
const LASTING_METHODS = ['exposeBinding', 'exposeFunction', 'routeWebSocket'] as const;
const LASTING_PAGE_METHODS = [...LASTING_METHODS, 'emulateMedia', 'setExtraHTTPHeaders'] as const;
const LASTING_CONTEXT_METHODS = [...LASTING_METHODS, 'grantPermissions', 'newCDPSession'] as const;
const LASTING_CLOCK_METHODS = ['install', 'setFixedTime', 'setSystemTime'] as const;

/** The methods of a context whose effects `clear` undoes, like those of `route` on a page. */
const UNDONE_CONTEXT_METHODS = ['route', 'setExtraHTTPHeaders', 'setOffline'] as const;

/** The page events that tests listen to. */
const PAGE_EVENTS = [
  'console',
  'dialog',
  'download',
  'framenavigated',
  'pageerror',
  'request',
  'requestfailed',
  'requestfinished',
  'response',
  'websocket',
] as const;

/**
 * A browser's contexts, which one test after another can use. A page in a new context needs new processes,
 * which load and compile the site again; that takes more CPU time than most tests. So when a test has passed,
 * its contexts are cleared and wait for a test with the same options.
 */
export class ContextPool {
  static readonly #pools = new WeakMap<Browser, ContextPool>();
  readonly #browser: Browser;
  #origin = '';
  #options: string | null = null;
  #spares: ReusableContext[] = [];
  /** The current test's reusable contexts. */
  readonly #reusable = new Map<BrowserContext, ReusableContext>();

  private constructor(browser: Browser) {
    this.#browser = browser;
  }

  /** Returns the pool of a browser. */
  static of(browser: Browser): ContextPool {
    const pool = ContextPool.#pools.get(browser) ?? new ContextPool(browser);
    ContextPool.#pools.set(browser, pool);
    return pool;
  }

  /**
   * Starts a test.
   *
   * @param origin the origin of the site under test
   * @param options the options that Playwright applies to the test's new contexts, as text; null if other
   *   tests must not use the contexts
   */
  startTest(origin: string, options: string | null): void {
    this.#origin = origin;
    this.#options = options;
  }

  /**
   * Returns a context with the current test's options and without data. It may have a page, which does not
   * show the site yet: see `pageOf`.
   *
   * @param origin the origin whose pages the context will show
   */
  async take(origin = this.#origin): Promise<BrowserContext> {
    const key = `${origin} ${this.#options}`;
    const index = this.#spares.findIndex((spare) => spare.key === key);
    const [spare] = index < 0 ? [] : this.#spares.splice(index, 1);
    const context = spare?.context ?? (await this.#browser.newContext({ baseURL: origin }));
    if (this.#options === null) return context;
    this.#reusable.set(context, spare ?? this.#watch(context, key));
    return context;
  }

  /**
   * Ends a test: closes its contexts, or keeps them for later tests. Playwright would keep them open until
   * all tests in its process have ended, and their pages would continue to count down clocks and follow
   * games.
   *
   * @param mayReuse false if the test has failed
   */
  async endTest(mayReuse: boolean): Promise<void> {
    const spares = new Set(this.#spares.map(({ context }) => context));
    const contexts = this.#browser.contexts().filter((context) => !spares.has(context));
    await Promise.all(
      contexts.map(async (context) => {
        const reusable = this.#reusable.get(context);
        const isSpare = mayReuse && reusable !== undefined && (await clear(reusable));
        if (isSpare && this.#reusable.has(context)) this.#spares.push(reusable);
        else await context.close();
        this.#reusable.delete(context);
      }),
    );
    const surplus = this.#spares.splice(0, Math.max(0, this.#spares.length - MAX_SPARE_CONTEXTS));
    await Promise.all(surplus.map(({ context }) => context.close()));
  }

  /**
   * Records what tests change in a context, so that `clear` can undo it. Ensures that no other test uses a
   * context after a test has called a method that has a lasting effect.
   */
  #watch(context: BrowserContext, key: string): ReusableContext {
    const reusable: ReusableContext = {
      context,
      key,
      viewports: new WeakMap(),
      initScripts: [],
      calls: new Set(),
    };
    const useOnce = (): void => {
      this.#reusable.delete(context);
    };
    onCall(context, LASTING_CONTEXT_METHODS, useOnce);
    onCall(context.clock, LASTING_CLOCK_METHODS, useOnce);
    for (const method of UNDONE_CONTEXT_METHODS) {
      onCall(context, [method], () => reusable.calls.add(method));
    }
    recordInitScripts(context, reusable.initScripts);
    context.on('page', (page) => {
      onCall(page, ['route'], () => reusable.calls.add('page.route'));
      onCall(page, LASTING_PAGE_METHODS, useOnce);
      recordInitScripts(page, reusable.initScripts);
      reusable.viewports.set(page, page.viewportSize());
    });
    return reusable;
  }
}

interface ReusableContext {
  readonly context: BrowserContext;
  /** Its origin and options. */
  readonly key: string;
  /** The size of each page when it opened. */
  readonly viewports: WeakMap<Page, ViewportSize | null>;
  /** The scripts that tests have added to pages. */
  readonly initScripts: Promise<Disposable>[];
  /** The methods with effects that can be undone, among those that the test has called. */
  readonly calls: Set<(typeof UNDONE_CONTEXT_METHODS)[number] | 'page.route'>;
}

/** Returns a context's page, or a new page if the context has none yet. */
export async function pageOf(context: BrowserContext): Promise<Page> {
  return context.pages()[0] ?? (await context.newPage());
}

/** Calls a function before each call to the named methods of an object. */
function onCall<Target extends object>(
  target: Target,
  names: readonly (keyof Target)[],
  listener: () => void,
): void {
  for (const name of names) {
    const method = target[name];
    if (typeof method !== 'function') continue;
    const value = (...parameters: readonly unknown[]): unknown => {
      listener();
      return Reflect.apply(method, target, parameters);
    };
    Object.defineProperty(target, name, { value });
  }
}

/** Records every script that a test adds to the pages of a context, or to one page. */
function recordInitScripts(target: BrowserContext | Page, scripts: Promise<Disposable>[]): void {
  const add = target.addInitScript;
  const value = (...parameters: Parameters<typeof add>): Promise<Disposable> => {
    const script = Reflect.apply(add, target, parameters);
    scripts.push(script);
    return script;
  };
  Object.defineProperty(target, 'addInitScript', { value });
}

/**
 * Deletes a context's data and undoes what tests have changed in it. Returns whether another test can use the
 * context.
 */
async function clear({ context, key, viewports, initScripts, calls }: ReusableContext): Promise<boolean> {
  const [page, ...otherPages] = context.pages();
  const [origin = ''] = key.split(' ');
  try {
    await Promise.all(otherPages.map((other) => other.close()));
    for (const script of initScripts.splice(0)) await (await script).dispose();
    // Each call takes milliseconds, even if there is nothing to undo.
    if (calls.has('route')) await context.unrouteAll({ behavior: 'ignoreErrors' });
    if (calls.has('setOffline')) await context.setOffline(false);
    if (calls.has('setExtraHTTPHeaders')) await context.setExtraHTTPHeaders({});
    if (page !== undefined) {
      // A page of another site, or of no site, has its own process.
      if (new URL(page.url()).origin !== origin) return false;
      for (const event of PAGE_EVENTS) await page.removeAllListeners(event, { behavior: 'ignoreErrors' });
      if (calls.has('page.route')) await page.unrouteAll({ behavior: 'ignoreErrors' });
      await page.goto(new URL(BLANK_PAGE, origin).href);
      await page.mouse.move(-10, -10);
      const viewport = viewports.get(page);
      const current = page.viewportSize();
      if (viewport && (viewport.width !== current?.width || viewport.height !== current.height)) {
        await page.setViewportSize(viewport);
      }
      await page.evaluate(() => {
        localStorage.clear();
        sessionStorage.clear();
      });
    }
    await context.clearCookies();
    calls.clear();
    return true;
  } catch {
    // For example, the server has stopped.
    return false;
  }
}

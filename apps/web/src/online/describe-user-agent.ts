/** Browsers and the words in their user agents, most specific first: Edge also names Chrome, and Chrome names Safari. */
const BROWSERS: readonly (readonly [pattern: RegExp, name: string])[] = [
  [/\bEdg(?:e|A|iOS)?\//, 'Edge'],
  [/\b(?:OPR|OPT|Opera)\//, 'Opera'],
  [/\bSamsungBrowser\//, 'Samsung Internet'],
  [/\b(?:Firefox|FxiOS)\//, 'Firefox'],
  [/(?:\bChrom(?:e|ium)|\bCriOS|\bHeadlessChrome)\//, 'Chrome'],
  [/\bSafari\//, 'Safari'],
];

/** Systems and the words in user agents, most specific first: iPhones also name Mac OS X, and Android names Linux. */
const SYSTEMS: readonly (readonly [pattern: RegExp, name: string])[] = [
  [/\biPhone\b/, 'iPhone'],
  [/\biPad\b/, 'iPad'],
  [/\bAndroid\b/, 'Android'],
  [/\bWindows\b/, 'Windows'],
  [/\bCrOS\b/, 'ChromeOS'],
  [/\bMac(?:intosh| OS X)\b/, 'Mac'],
  [/\bLinux\b/, 'Linux'],
];

/** Describes a browser by its user agent, such as “Firefox (Windows)”. Returns the user agent of an unknown program unchanged. */
export function describeUserAgent(userAgent: string): string {
  const browser = firstMatch(BROWSERS, userAgent);
  if (browser === undefined) return userAgent;
  const system = firstMatch(SYSTEMS, userAgent);
  return system === undefined ? browser : `${browser} (${system})`;
}

function firstMatch(names: typeof BROWSERS, userAgent: string): string | undefined {
  return names.find(([pattern]) => pattern.test(userAgent))?.[1];
}

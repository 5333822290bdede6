import Type from 'typebox';
import { expect, test } from 'vitest';
import { ALL_REFUSAL_CODES, ROUTES, type Route, validateAs } from '../src/index.ts';

const routes = Object.entries<Route>(ROUTES);

test('no two routes have the same method and path', () => {
  const addresses = routes.map(([, { method, path }]) => `${method} ${path.replaceAll(/\{\w+\}/g, '{}')}`);
  expect(new Set(addresses).size).toBe(addresses.length);
});

test.each(routes)('%s has a schema for each parameter of its path', (_, { path, parameters = {} }) => {
  const placeholders = [...path.matchAll(/\{(\w+)\}/g)].map(([, name]) => name);
  expect(Object.keys(parameters)).toEqual(placeholders);
});

test.each(routes.filter(([, { method }]) => method === 'GET' || method === 'DELETE'))(
  '%s has a method without a body, and accepts none',
  (_, { body }) => {
    expect(body).toBeUndefined();
  },
);

test.each(routes)('%s refuses control characters in its URL', (_, { parameters = {}, query }) => {
  const queryParameters = Type.IsObject(query) ? query.properties : {};
  for (const [name, schema] of Object.entries({ ...parameters, ...queryParameters }))
    for (const text of ['\0', 'a\0', '1\u0007'])
      expect([name, validateAs(schema, text).ok]).toEqual([name, false]);
});

test('every refusal code is listed once', () => {
  expect(new Set(ALL_REFUSAL_CODES).size).toBe(ALL_REFUSAL_CODES.length);
});

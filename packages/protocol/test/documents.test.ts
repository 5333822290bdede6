import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { openApiDocument, protocolPage } from '../src/documents/index.ts';
import { COMMANDS, EVENTS, ROUTES, type Route, SERVER_MESSAGES } from '../src/index.ts';

test('the reference page is up to date; `node scripts/write-protocol-page.mjs` writes it', () => {
  const page = readFileSync(new URL('../../../docs/reference/protocol.md', import.meta.url), 'utf8');
  expect(page).toBe(protocolPage());
});

test.each(Object.entries({ ...COMMANDS, ...EVENTS, ...SERVER_MESSAGES }))(
  '%s has a description',
  (_, schema) => {
    expect(schema).toHaveProperty('description', expect.stringMatching(/\.$/));
  },
);

test('the OpenAPI document contains every route once, also in JSON', () => {
  const { paths } = JSON.parse(JSON.stringify(openApiDocument()));
  const operationIds = Object.values<Readonly<Record<string, { operationId: string }>>>(paths).flatMap(
    (operations) => Object.values(operations).map(({ operationId }) => operationId),
  );
  expect(operationIds.toSorted()).toEqual(Object.keys(ROUTES).toSorted());
});

test('every parameter occurs in its path', () => {
  for (const { path, parameters = {} } of Object.values<Route>(ROUTES)) {
    for (const name of Object.keys(parameters)) expect(path).toContain(`{${name}}`);
  }
});

import { describe, expect, test } from 'vitest';
import { readSettings } from '../src/settings.ts';

test('listens on all addresses at port 8080 by default', () => {
  const read = readSettings({});
  expect(read).toMatchObject({ ok: true, value: { port: 8080, host: '0.0.0.0' } });
  expect(read.ok && read.value.siteFolder).toMatch(/[/\\]apps[/\\]web[/\\]dist$/);
});

test('treats an empty variable as unset', () => {
  expect(readSettings({ PORT: '', HOST: '', SITE: '' })).toEqual(readSettings({}));
});

test('reads all variables', () => {
  const environment = {
    PORT: '0',
    HOST: '::1',
    SITE: '/srv/site',
    DATA_DIR: '/srv/data',
    NATS_URL: 'nats://bus',
    PUBLIC_URL: 'https://halma.example/',
    BEHIND_PROXY: '1',
    LEVEL_THREADS: '0',
    METRICS_TOKEN: 'secret',
    LIMIT_SCALE: '10',
  };
  const settings = {
    port: 0,
    host: '::1',
    siteFolder: '/srv/site',
    store: { folder: '/srv/data' },
    nats: 'nats://bus',
    publicOrigin: 'https://halma.example',
    behindProxy: true,
    engineThreads: 0,
    metricsToken: 'secret',
    role: 'all',
    limitScale: 10,
  };
  expect(readSettings(environment)).toEqual({ ok: true, value: settings });
  expect(readSettings({ ...environment, DATABASE_URL: 'postgres://db' })).toEqual({
    ok: true,
    value: { ...settings, store: { postgres: 'postgres://db' } },
  });
});

describe('PORT', () => {
  test.each(['1', '80', '65535'])('%s is accepted', (PORT) => {
    expect(readSettings({ PORT })).toMatchObject({ ok: true, value: { port: Number(PORT) } });
  });

  test.each(['65536', '-1', '80a', 'http', '8080.5', '1e3', ' 80', '0x50', '999999'])(
    '"%s" is refused',
    (PORT) => {
      const refusal = `PORT must be a whole number from 0 to 65535, not "${PORT}".`;
      expect(readSettings({ PORT })).toEqual({ ok: false, refusal });
    },
  );
});

import { fileURLToPath } from 'node:url';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { sharedTestServer } from '#server/testing/test-server.ts';
import { postForm, ssoFile } from './portal.testing.ts';

const PORT = 4_817;
const origin = `http://127.0.0.1:${PORT}`;

/** The example is no part of the program: it is loaded by its path. */
interface Example {
  configFor(origin: string): object;
  createPortal(place: { origin: string; houvast: string }): import('node:http').Server;
}
const path = fileURLToPath(new URL('../../../../../examples/portal/portal.ts', import.meta.url));
const example: Example = await import(path);
const server = sharedTestServer({ SSO_CONFIG: ssoFile(example.configFor(origin)) });
const portal = example.createPortal({ origin, houvast: 'http://{site}.localhost:3000' });

beforeAll(async () => {
  // The portal signs by the clock of the machine.
  vi.useFakeTimers({ toFake: ['Date'], now: server().clock.now() });
  await new Promise<void>((resolve) => void portal.listen(PORT, '127.0.0.1', resolve));
});
afterAll(() => {
  vi.useRealTimers();
  portal.close();
});

/** What the page of the portal would send for a choice. */
async function formFor(person: string, form: string): Promise<{ action: string; body: string }> {
  const query = new URLSearchParams({ site: 'tobacco', person, form });
  const html = await (await fetch(`${origin}/?${query}`)).text();
  const fields = [...html.matchAll(/name="(\w+)" value="([^"]*)"/g)].map(([, name = '', value = '']) => [
    name,
    value,
  ]);
  const [, action = ''] = /action="([^"]+)"/.exec(html) ?? [];
  return { action, body: new URLSearchParams(fields).toString() };
}

test.each(['HTI 2.0', 'HTI 1.1', 'Koppeltaal'])(
  'the stand-in for a portal launches somebody by %s',
  async (form) => {
    const { action, body } = await formFor('Patient/vrijdag', form);
    expect(action).toBe('http://tobacco.localhost:3000/api/hti/launch');
    const answer = await postForm(server().visitor('tobacco'), body);
    expect(answer).toMatchObject({ status: 303, headers: { location: '/registreren-hti?hti=1' } });
  },
);

test('a practitioner of the stand-in is told whom to ask', async () => {
  const { body } = await formFor('Practitioner/maandag', 'HTI 2.0');
  const answer = await postForm(server().visitor('tobacco'), body);
  expect(answer.status).toBe(403);
  expect(answer.text).toContain('Vraag je cliënt');
});

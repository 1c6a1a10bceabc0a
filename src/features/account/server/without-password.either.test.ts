import { eq } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { account } from '#db/schema/identity.ts';
import { unbuiltPages } from '#server/testing/test-pages.ts';
import { sharedTestServer } from '#server/testing/test-server.ts';
import { renderPage } from '#web/entry-server.tsx';

const server = sharedTestServer({}, unbuiltPages(renderPage));

/** The pages of the account as their owner gets them, without what only programs read. */
async function pagesOf(name: string, hasPassword: boolean) {
  const client = await server().newcomer(name);
  if (!hasPassword) {
    await server()
      .connection.db.update(account)
      .set({ roles: ['client', 'sso_client'], passwordHash: null })
      .where(eq(account.mail, `${name}@houvast.example`));
  }
  return async (path: string) => {
    const headers = { host: 'alcohol.localhost:3000', cookie: client.cookie ?? '' };
    const { statusCode, body, headers: answered } = await server().app.inject({ url: path, headers });
    const [, main = ''] = /<main[^>]*>(.*)<\/main>/s.exec(body) ?? [];
    return { status: statusCode, main, movedTo: answered.location };
  };
}

const PAGES = ['/account/email-wijzigen', '/account/apparaten', '/account/gegevens', '/account/verwijderen'];

test.each(PAGES)('%s says nothing about passwords to someone who has none', async (path) => {
  const name = path.replaceAll('/', '-').slice(1);
  const without = await (await pagesOf(`none${name}`, false))(path);
  expect(without.status).toBe(200);
  expect(without.main).toContain('<h1');
  expect(without.main).not.toMatch(/wachtwoord|password/i);
});

test('and to someone who has one they do', async () => {
  const open = await pagesOf('has-one', true);
  const pages = await Promise.all(PAGES.map(open));
  expect(pages.filter(({ main }) => /wachtwoord/.test(main)).length).toBeGreaterThanOrEqual(3);
});

test('the page that changes a password leads back to the account of someone who has none', async () => {
  const path = '/account/wachtwoord-wijzigen';
  expect(await (await pagesOf('none-to-change', false))(path)).toMatchObject({
    status: 302,
    movedTo: '/account',
  });
  expect((await (await pagesOf('one-to-change', true))(path)).status).toBe(200);
});

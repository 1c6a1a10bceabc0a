import { describe, expect, test } from 'vitest';
import { formPoster } from '#server/testing/form-post.ts';
import { unbuiltPages } from '#server/testing/test-pages.ts';
import { sharedTestServer } from '#server/testing/test-server.ts';
import { renderPage } from '#web/entry-server.tsx';
import onboarding from '../text.nl.json' with { type: 'json' };

const server = sharedTestServer({}, unbuiltPages(renderPage));
const { post } = formPoster(server);

describe('the checklist without script', () => {
  /** Nothing stands in the way of someone who says yes to being an adult and no to the rest. */
  async function answers(): Promise<Record<string, string>> {
    const asked = (await server().visitor('alcohol').get('/api/v1/onboarding')).json;
    return Object.fromEntries(
      asked.map(({ id, explains }: { id: string; explains: string }) => [
        id,
        explains === 'no' ? 'yes' : 'no',
      ]),
    );
  }

  test('answered whole leads to the credentials, and says that it was done', async () => {
    const sent = await post('/registreren', await answers());
    expect([sent.status, sent.location]).toEqual([303, '/registreren/gegevens']);
    expect(sent.cookies).toEqual(['onboarding=done']);
  });

  test('asks for an answer that is missing, and keeps the others', async () => {
    const { adult: _, ...rest } = await answers();
    const sent = await post('/registreren', rest);
    expect(sent.status).toBe(422);
    expect(sent.page).toContain(onboarding.answerRequired);
    expect(sent.page.match(/type="radio"[^>]*checked=""/g)).toHaveLength(Object.keys(rest).length);
    expect(sent.cookies).toEqual([]);
    expect((await post('/registreren', { ...rest, adult: 'maybe' })).status).toBe(422);
  });

  test('leads who is not helped by this to help', async () => {
    const sent = await post('/registreren', { ...(await answers()), adult: 'no' });
    expect(sent.status).toBe(422);
    expect(sent.page).toContain(onboarding.stopTitle);
    expect(sent.page).toContain(onboarding.toHelp);
    expect(sent.page).not.toContain(onboarding.answerRequired);
    expect(sent.cookies).toEqual([]);
  });

  test('every explainer stands in the page', async () => {
    const asked = (await server().visitor('alcohol').get('/api/v1/onboarding')).json;
    const headers = { host: 'alcohol.localhost:3000' };
    const { body } = await server().app.inject({ url: '/registreren', headers });
    const [page = ''] = body.split('id="page-state"');
    for (const { explainer } of asked) expect(page).toContain(explainer.title);
  });
});

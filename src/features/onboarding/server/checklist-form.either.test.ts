import { describe, expect, test } from 'vitest';
import { formPoster } from '#server/testing/form-post.ts';
import { unbuiltPages } from '#server/testing/test-pages.ts';
import { sharedTestServer } from '#server/testing/test-server.ts';
import { renderPage } from '#web/entry-server.tsx';
import type { Question } from '../contract.ts';
import onboarding from '../text.nl.json' with { type: 'json' };

const server = sharedTestServer({}, unbuiltPages(renderPage));
const { post } = formPoster(server);

describe('the checklist without JavaScript', () => {
  /** Someone who answers yes to being an adult and no to the rest may register. */
  async function answers(): Promise<Record<string, string>> {
    const asked = (await server().visitor('alcohol').get('/api/v1/onboarding')).json;
    return Object.fromEntries(
      asked.map(({ id, explains }: { id: string; explains: string }) => [
        id,
        explains === 'no' ? 'yes' : 'no',
      ]),
    );
  }

  test('redirects to the credentials when complete, and marks it as done', async () => {
    const sent = await post('/registreren', await answers());
    expect([sent.status, sent.location]).toEqual([303, '/registreren/gegevens']);
    expect(sent.cookies).toEqual(['onboarding=done']);
  });

  test('asks for a missing answer, and keeps the others', async () => {
    const { adult: _, ...rest } = await answers();
    const sent = await post('/registreren', rest);
    expect(sent.status).toBe(422);
    expect(sent.page).toContain(onboarding.answerRequired);
    expect(sent.page.match(/type="radio"[^>]*checked=""/g)).toHaveLength(Object.keys(rest).length);
    expect(sent.cookies).toEqual([]);
    expect((await post('/registreren', { ...rest, adult: 'maybe' })).status).toBe(422);
  });

  test('asks for an answer only once its question was there to answer', async () => {
    const next = await post('/registreren', { adult: 'yes', open_question: 'adult' });
    expect(next.status).toBe(200);
    expect(next.page).not.toContain(onboarding.answerRequired);
    const [, open = ''] = /name="open_question" value="([\w-]+)"/.exec(next.page) ?? [];
    expect(open).not.toBe('adult');
    expect(/<input[^>]*autofocus[^>]*>/i.exec(next.page)?.[0]).toContain(`id="field-${open}"`);

    const again = await post('/registreren', { adult: 'yes', open_question: open });
    expect(again.status).toBe(422);
    expect(again.page).toContain(onboarding.answerRequired);
  });

  test('ends for people whom the programme does not suit, with the numbers to call', async () => {
    const [adult] = (await server().visitor('alcohol').get('/api/v1/onboarding')).json;
    const sent = await post('/registreren', { ...(await answers()), adult: 'no' });
    expect(sent.status).toBe(422);
    const [, ending = ''] = sent.page.split(adult.explainer.text);
    expect(ending).toMatch(/^.*?href="tel:113".*?href="tel:112".*?<a[^>]*href="\/hulp"/s);
    expect(sent.page).not.toContain(onboarding.answerRequired);
    expect(sent.cookies).toEqual([]);
  });

  test('the page contains every explainer', async () => {
    const asked = (await server().visitor('alcohol').get('/api/v1/onboarding')).json;
    const headers = { host: 'alcohol.localhost:3000' };
    const { body } = await server().app.inject({ url: '/registreren', headers });
    const [page = ''] = body.split('id="page-state"');
    for (const { explainer } of asked) expect(page).toContain(explainer.title);
    const links = asked.filter(({ explainer }: Question) => explainer.link);
    // One beside each explainer that leads somewhere.
    expect(page.split('>Naar de hulppagina</a>')).toHaveLength(links.length + 1);
  });

  test('the page has the words that the content has around the questions', async () => {
    const { json } = await server().visitor('alcohol', { language: 'en' }).get('/register');
    const headers = { host: 'alcohol.localhost:3000' };
    const { body } = await server().app.inject({ url: '/en/register', headers });
    expect(body).toContain(`<h1>${json.title[0].value}</h1>`);
    expect(body).toContain(`<title>${json.title[0].value} – Houvast</title>`);
    expect(body).toContain(`<p class="lead">${json.field_paragraphs[0].field_text[0].value}</p>`);
    expect(body).toContain(`<meta name="description" content="${json.field_description[0].value}"`);
  });
});

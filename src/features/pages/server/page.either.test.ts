import { describe, expect, test } from 'vitest';
import { SITES, type Site, siteProfile } from '#domain/site/site.ts';
import { sharedTestServer } from '#server/testing/test-server.ts';
import { pageOf } from '../page-contract.ts';

const server = sharedTestServer();
const visitor = (site: Site = 'alcohol', language: 'nl' | 'en' = 'nl') =>
  server().visitor(site, { language });

describe('a page by its path (contract 2.6 #31)', () => {
  test('is there in both languages, with where it is in each', async () => {
    const paths = { nl: '/privacy', en: '/en/privacy' };
    const dutch = await visitor().get('/privacy?_format=json');
    expect(dutch).toMatchObject({
      status: 200,
      json: {
        entity_type: 'node',
        type: [
          {
            target_id: 'basic_page',
            target_type: 'node_type',
            target_uuid: 'fb3ae1b2-9697-8ce7-ab61-c156f3cf6660',
          },
        ],
        langcode: [{ value: 'nl' }],
        title: [{ value: 'Privacy' }],
        status: [{ value: true }],
        path: [{ alias: '/privacy', langcode: 'nl' }],
        paths,
      },
    });
    const english = await visitor('alcohol', 'en').get('/privacy');
    expect(english).toMatchObject({ status: 200, json: { langcode: [{ value: 'en' }], paths } });
    expect(english.json.nid).toEqual(dutch.json.nid);
    expect(english.json.field_paragraphs).not.toEqual(dutch.json.field_paragraphs);
    expect(JSON.stringify([dutch.json, english.json])).not.toMatch(/\{\{|undefined/);
  });

  test('has all its paragraphs, in order', async () => {
    const { json } = await visitor().get('/privacy');
    const texts = json.field_paragraphs.filter(
      ({ type }: { type: { target_id: string }[] }) => type[0]?.target_id === 'text',
    );
    expect(texts.length).toBeGreaterThan(0);
    expect(texts[0]).toMatchObject({
      target_id: expect.any(Number),
      target_type: 'paragraph',
      field_key: [{ value: expect.any(String) }],
      field_text: [{ value: expect.stringMatching(/\S/) }],
    });
  });

  test('the programme requires a login, at its path in each language', async () => {
    const anna = await server().login('Anna');
    expect(await visitor().get('/programma')).toMatchObject({
      status: 403,
      json: { code: 'login_required' },
    });
    expect((await visitor('alcohol', 'en').get('/program')).status).toBe(403);
    const own = await anna.get('/programma');
    expect(own.json).toEqual((await anna.get('/get-program-node/alcohol')).json);
    expect(own.json).toMatchObject({
      path: [{ alias: '/programma' }],
      paths: { nl: '/programma', en: '/en/program' },
    });
    expect((await anna.get('/program')).status).toBe(404);
  });

  test('the tour requires a login, and each site has its own text', async () => {
    const steps = async (site: Site, path: string, language: 'nl' | 'en' = 'nl') => {
      const person = await server().newcomer(`tour-${site}`, site, { language });
      const parts = pageOf((await person.get(path)).json).blocks;
      for (const part of parts) {
        expect(part).toMatchObject({ type: 'step', title: expect.stringMatching(/\S/) });
        expect(part.text).toMatch(/^[^{]+\.$/);
      }
      return parts.map(({ key }) => key);
    };
    expect(await visitor().get('/welkom')).toMatchObject({
      status: 403,
      json: { code: 'login_required' },
    });
    const whole = ['welcome', 'programme', 'plan', 'days', 'calendar', 'diary', 'together', 'help'];
    expect(await steps('alcohol', '/welkom')).toEqual(whole);
    expect(await steps('tobacco', '/welcome', 'en')).toEqual(whole);
    expect(await steps('naasten', '/welkom')).toEqual(['welcome', 'programme', 'yours', 'help']);
    expect((await visitor('poh').get('/welkom')).status).toBe(404);
  });

  test('an exercise is a form, with its questions', async () => {
    const anna = await server().login('Anna');
    const { status, json } = await anna.get('/form/s-my-reasons');
    expect(status).toBe(200);
    expect(json).toMatchObject({ entity_type: 'webform', id: [{ value: 's-my-reasons' }] });
    expect(json.elements).toEqual((await anna.get('/get-webform-fields/alcohol/s-my-reasons')).json);
    expect(json.nid ?? json.tid).toBeUndefined();
    expect((await visitor().get('/form/s-my-reasons')).status).toBe(403);
    expect((await anna.get('/form/g-facts')).status).toBe(404);
  });

  test('a page whose path exists only in the content, in each language of the site', async () => {
    const { status, json } = await visitor().get('/cookies');
    expect(status).toBe(200);
    expect(json).toMatchObject({
      type: [{ target_id: 'basic_page' }],
      paths: { nl: '/cookies', en: '/en/cookies' },
    });
    expect((await visitor('alcohol', 'en').get('/cookies')).json.field_paragraphs[0].field_text).not.toEqual(
      json.field_paragraphs[0].field_text,
    );
    expect((await visitor('poh').get('/cookies')).json.paths).toEqual({ nl: '/cookies' });
  });

  test.each(['/zomaar', '/privacy/meer', '/form/none', '/mijn-plan', '/api/v1/none', '/tips/geen-tip'])(
    '%s is no page',
    async (path) => {
      expect(await visitor().get(path)).toMatchObject({
        status: 404,
        json: { message: 'Not found.', code: 'not_found' },
      });
    },
  );

  test('is not found on a site or in a language that lacks it', async () => {
    expect((await visitor('naasten').get('/programma')).status).not.toBe(404);
    expect((await visitor('poh').get('/programma')).status).toBe(404);
    expect((await visitor('poh').get('/privacy')).json.paths).toEqual({ nl: '/privacy' });
    expect((await visitor('poh', 'en').get('/privacy')).status).toBe(404);
  });

  test('answers 404 to methods other than GET', async () => {
    expect((await visitor().send('POST', '/zomaar', undefined)).status).toBe(404);
    expect((await visitor().send('PUT', '/privacy', undefined)).status).toBe(404);
  });

  test('does not shadow the description of the calls', async () => {
    expect((await server().app.inject('/api/openapi.json')).json()).toHaveProperty('openapi');
  });
});

describe('a page that is also shown in a dialog', () => {
  test.each(SITES)('help with using %s is public, in its languages', async (site) => {
    const { json } = await visitor(site).get('/support');
    expect(pageOf(json).blocks).toMatchObject([
      { key: 'urgent', text: expect.stringContaining('113') },
      { type: 'cta', href: '/hulp' },
      { key: 'password' },
      { key: 'saved' },
    ]);
    const english = await visitor(site, 'en').get('/support');
    expect(english.status).toBe(siteProfile(site).writtenIn.includes('en') ? 200 : 404);
    expect(english.text.includes('"/en/help"')).toBe(english.status === 200);
  });
});

import { describe, expect, test } from 'vitest';
import { hasFeature, SITES } from '#domain/site/site.ts';
import type { Contact } from '#features/contacts/contract.ts';
import { contactPieces } from '#features/contacts/server/contacts.ts';
import { contentText } from '#platform/content/reader.ts';
import { sharedTestServer } from '#server/testing/test-server.ts';
import { questionPieces } from './questions.ts';

const server = sharedTestServer();
const open = SITES.filter((site) => hasFeature(site, 'programme'));
const CORE = ['emergency', 'suicide_113', 'gp', 'gp_out_of_hours', 'veilig_thuis'];
const CALLED = new Set(
  contactPieces(contentText, (mistake) => expect.fail(mistake))
    .map(({ content }) => content as { id: string; checked_on: string | null })
    .flatMap(({ id, checked_on }) => (checked_on === null ? [] : id)),
);

describe('the checklist', () => {
  test.each(open)('of %s has its questions in both languages, each with an explainer', async (site) => {
    const nl = (await server().visitor(site).get('/api/v1/onboarding')).json;
    const en = (await server().visitor(site, { language: 'en' }).get('/api/v1/onboarding')).json;
    expect(nl.length).toBeGreaterThanOrEqual(5);
    expect(nl[0]).toMatchObject({ id: 'adult', explains: 'no', stops: true });
    expect(en.map(({ id }: { id: string }) => id)).toEqual(nl.map(({ id }: { id: string }) => id));
    expect(en[0].text).not.toBe(nl[0].text);
  });

  test('a duplicate or unknown question aborts the load', () => {
    const question = `{id: a, gate: info, answer: "yes", q: {nl: x, en: x}, help: {nl: x, en: x},
      popup_title: {nl: x, en: x}, popup: {nl: x, en: x}, contacts: []}`;
    const mistakes = (text: string) => {
      const told: string[] = [];
      questionPieces(
        (path) => (path.startsWith('onboarding/') ? text : contentText(path)),
        (mistake) => told.push(mistake),
      );
      return told;
    };
    const twice = `sites: {alcohol: [a]}\nquestions:\n  - ${question}\n  - ${question}\n`;
    expect(mistakes(twice)).toEqual([
      'content/onboarding/questions.yaml:5 questions.a.id: "a" is there twice',
    ]);
    const missing = `sites: {alcohol: [b]}\nquestions:\n  - ${question}\n`;
    expect(mistakes(missing)).toEqual([
      'content/onboarding/questions.yaml:1 sites.alcohol.0: no question is called "b"',
    ]);
  });
});

describe('contacts', () => {
  test.each(SITES)('the core contacts are on %s, without a session', async (site) => {
    const ids = (await server().visitor(site).get('/api/v1/contacts')).json.map(
      ({ id }: { id: string }) => id,
    );
    expect(ids).toEqual(expect.arrayContaining(CORE));
    expect(ids).not.toContain('mind_korrelatie');
  });

  test.each(SITES)('on %s no number is shown that nobody has called, save the core ones', async (site) => {
    const contacts: Contact[] = (await server().visitor(site).get('/api/v1/contacts')).json;
    for (const { id, tel, otherTel, free, hours, url } of contacts) {
      if (CORE.includes(id) || CALLED.has(id)) continue;
      expect({ id, tel, otherTel, free, hours }).toEqual({
        id,
        tel: null,
        otherTel: null,
        free: false,
        hours: null,
      });
      expect(url, id).not.toBeNull();
    }
  });

  test('say when somebody answers, and when that is free', async () => {
    const contacts: Contact[] = (
      await server().visitor('alcohol', { language: 'en' }).get('/api/v1/contacts')
    ).json;
    const of = (wanted: string) => contacts.find(({ id }) => id === wanted);
    expect(of('suicide_113')).toMatchObject({ free: true, hours: 'Day and night' });
    expect(of('gp')).toMatchObject({ tel: null, free: false, hours: 'Weekdays, during the day' });
  });

  test.each(SITES.filter((site) => hasFeature(site, 'programme')))(
    'whoever is too young for %s gets a number to tap',
    async (site) => {
      const visitor = server().visitor(site);
      const [adult] = (await visitor.get('/api/v1/onboarding')).json;
      const contacts: Contact[] = (await visitor.get('/api/v1/contacts')).json;
      const numbers = contacts.filter(({ id, tel }) => adult.explainer.contacts.includes(id) && tel);
      expect(numbers.map(({ id }) => id)).toEqual(expect.arrayContaining(['suicide_113', 'emergency']));
    },
  );

  test('some belong to one language or to some sites', async () => {
    const ids = async (site: 'gambling' | 'cocaine' | 'tobacco', language: 'nl' | 'en') =>
      (await server().visitor(site, { language }).get('/api/v1/contacts')).json.map(
        ({ id }: { id: string }) => id,
      );
    expect(await ids('gambling', 'nl')).toContain('geldfit');
    expect(await ids('cocaine', 'nl')).toContain('geldfit');
    expect(await ids('tobacco', 'nl')).not.toContain('geldfit');
    expect(await ids('tobacco', 'en')).toContain('access_nl');
    expect(await ids('tobacco', 'nl')).not.toContain('access_nl');
  });
});

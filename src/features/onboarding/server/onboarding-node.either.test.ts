import { describe, expect, test } from 'vitest';
import { hasFeature, SITES } from '#domain/site/site.ts';
import { editText } from '#server/content-cli/edited.testing.ts';
import { sharedTestServer } from '#server/testing/test-server.ts';
import type { Question } from '../contract.ts';

const server = sharedTestServer();
const open = SITES.filter((site) => hasFeature(site, 'programme'));

interface Asked {
  readonly field_id: readonly { readonly value: string }[];
}

/** The node before registering, and the questions in it. */
async function nodeOf(site: (typeof SITES)[number], language: 'nl' | 'en') {
  const path = { nl: '/registreren', en: '/register' }[language];
  const { status, json } = await server().visitor(site, { language }).get(path);
  const paragraph = json.field_paragraphs?.find(
    ({ type }: { type: { target_id: string }[] }) => type[0]?.target_id === 'onboarding_question',
  );
  return { status, json, asked: (paragraph?.field_onboarding_question ?? []) as readonly Asked[] };
}

describe('the onboarding node (contract 2.6)', () => {
  test.each(open)('of %s has the questions of its checklist, in order, in both languages', async (site) => {
    for (const language of ['nl', 'en'] as const) {
      const { status, json, asked } = await nodeOf(site, language);
      expect(status).toBe(200);
      expect(json).toMatchObject({
        type: [{ target_id: 'onboarding' }],
        langcode: [{ value: language }],
        paths: { nl: '/registreren', en: '/en/register' },
      });
      const checklist: Question[] = (await server().visitor(site, { language }).get('/api/v1/onboarding'))
        .json;
      expect(asked).toMatchObject(
        checklist.map(({ id, text, help, explains, explainer }) => ({
          field_id: [{ value: id }],
          field_title: [{ value: text }],
          field_help: [{ value: help }],
          field_explains: [{ value: explains }],
          field_title_explainer: [{ value: explainer.title }],
          field_text: [{ value: explainer.text }],
          field_link: explainer.link ? [explainer.link] : [],
          field_contacts: explainer.contacts.map((value) => ({ value })),
        })),
      );
    }
  });

  test('leads on from an explainer that has somewhere to lead', async () => {
    const { asked } = await nodeOf('alcohol', 'nl');
    const of = (id: string) => asked.find(({ field_id }) => field_id[0]?.value === id);
    expect(of('suicidal')).toMatchObject({ field_link: [{ uri: '/hulp', title: 'Naar de hulppagina' }] });
    expect(of('treatment')).toMatchObject({ field_link: [] });
    const english = (await nodeOf('alcohol', 'en')).asked;
    expect(english[0]).toMatchObject({ field_link: [{ uri: '/en/help', title: 'To the help page' }] });
  });

  test('does not exist where nobody can register', async () => {
    expect((await nodeOf('poh', 'nl')).status).toBe(404);
  });

  test('says what an editor made of it, at once', async () => {
    await editText(server().connection.db, 'page/onboarding', 'title', 'Is dit iets voor jou?');
    await expect
      .poll(async () => (await nodeOf('tobacco', 'nl')).json.title)
      .toEqual([{ value: 'Is dit iets voor jou?' }]);
  });
});

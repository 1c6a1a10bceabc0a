import { describe, expect, test } from 'vitest';
import type { Programme } from '#domain/content/content.ts';
import type { Site } from '#domain/site/site.ts';
import { sharedTestServer } from '#server/testing/test-server.ts';
import { loadContent } from './authoring/load.ts';

const { programmes } = loadContent();
const programmeOf = (site: Site) => programmes.get(site) as Programme;
const server = sharedTestServer();
const NODE = '/get-program-node/alcohol';

describe('the programme of a site (contract 2.6)', () => {
  test('has every phase and exercise in order, in the language of the request', async () => {
    const anna = await server().login('Anna');
    const { status, json } = await anna.get(NODE);
    expect(status).toBe(200);
    const programme = programmeOf('alcohol');
    expect(json).toMatchObject({
      langcode: [{ value: 'nl' }],
      type: [{ target_id: 'program' }],
      field_phase_day_interval: [{ value: 7 }],
      field_end_program_image: [
        {
          url: '/pictures.svg#path',
          alt: 'Een pad langs een leuning, over de heuvels naar de zon.',
          width: 960,
          height: 400,
        },
      ],
    });
    expect(json.field_phase_unlock_info[0].value).toContain('{when}');
    type Listed = { field_webform: { target_id: string; url: string }[] }[];
    const ids = (exercises: Listed) => exercises.map(({ field_webform: [form] }) => form?.target_id);
    expect(
      json.field_paragraphs.map(({ field_exercise }: { field_exercise: Listed }) => ids(field_exercise)),
    ).toEqual(programme.phases.map(({ exercises }) => exercises.map(({ id }) => id)));
    expect(ids(json.field_end_program_exercises)).toEqual(programme.end.exercises.map(({ id }) => id));
    const [phase] = json.field_paragraphs;
    expect(phase).toMatchObject({
      target_type: 'paragraph',
      type: [{ target_id: 'phase' }],
      field_title: [{ value: 'Fase 1 – Stilstaan' }],
    });
    expect(phase.field_exercise[1]).toMatchObject({
      type: [{ target_id: 'exercise' }],
      field_title: [{ value: 'Mijn redenen' }],
      field_category: [{ value: 'list' }],
      field_time: [{ value: 10 }],
      field_icon: [{ value: 'compass' }],
      field_contacts: [],
      field_safety: [{ value: false }],
      field_keeps_nothing: [{ value: false }],
      field_webform: [{ target_id: 's-my-reasons', url: '/form/s-my-reasons' }],
    });
    expect(phase.field_exercise[0]).toMatchObject({ field_safety: [{ value: true }] });
    expect(phase.field_exercise[0].field_contacts).toContainEqual({ value: 'emergency' });
  });

  test('leaves out the category of exercises with text questions only', async () => {
    const anna = await server().login('Anna');
    const { json } = await anna.get(NODE);
    expect(json.field_paragraphs[0].field_exercise[3]).toMatchObject({
      field_webform: [{ target_id: 's-rulers' }],
      field_category: [],
    });
  });

  test('gives every phase and exercise a unique id', async () => {
    const anna = await server().login('Anna');
    const numbers = [...(await anna.get(NODE)).text.matchAll(/"target_id":(\d+)/g)].map(
      ([, number]) => number,
    );
    expect(numbers).toHaveLength(6 + 24 + 2);
    expect(new Set(numbers).size).toBe(numbers.length);
  });

  test('is in English for a request in English, with the terms of its site', async () => {
    const tom = await server().login('Tom');
    const { json } = await tom.get('/get-program-node/gambling');
    expect(json).toMatchObject({ langcode: [{ value: 'en' }], title: [{ value: 'Programme' }] });
    expect(json.field_paragraphs[3].field_title[0].value).toBe(programmeOf('gambling').phases[3]?.title.en);
    expect(json.field_end_program_image[0].alt).toBe(programmeOf('gambling').end.picture?.alt?.en);
  });

  test.each(['/get-program-node/gambling', '/get-program-node/naasten', '/get-program-node/none'])(
    '%s is not found on the alcohol site',
    async (path) => {
      const anna = await server().login('Anna');
      expect((await anna.get(path)).status).toBe(404);
    },
  );

  test('requires a login', async () => {
    for (const site of ['alcohol', 'naasten', 'poh'] as const) {
      expect(await server().visitor(site).get(`/get-program-node/${site}`)).toMatchObject({
        status: 403,
        json: { code: 'login_required' },
      });
    }
  });

  test('relatives have their own, without anything that counts use', async () => {
    const relative = await server().newcomer('relative', 'naasten');
    const { status, json } = await relative.get('/get-program-node/naasten');
    expect(status).toBe(200);
    expect(json.field_paragraphs[0].field_title[0].value).toBe(programmeOf('naasten').phases[0]?.title.nl);
    for (const path of ['/registrations/overview', '/registrations/statistics', '/api/v1/plan']) {
      expect((await relative.get(path)).status, path).toBe(404);
    }
  });
});

describe('unchanged content is not sent again (ETag)', () => {
  test.each([NODE, '/get-webform-fields/alcohol/s-my-reasons'])('%s', async (path) => {
    const anna = await server().login('Anna');
    const first = await anna.get(path);
    const etag = first.headers['etag'] as string;
    expect(etag).toMatch(/^W\/"[\w-]{43}"$/);
    expect(first.headers['cache-control']).toBe('private, no-cache');
    for (const known of [etag, `"other", ${etag}`, etag.slice(2), '*']) {
      const again = await anna.get(path, { headers: { 'if-none-match': known } });
      expect(again, known).toMatchObject({ status: 304, text: '', headers: { etag } });
    }
    const changed = await anna.get(path, { headers: { 'if-none-match': 'W/"older"' } });
    expect(changed).toMatchObject({ status: 200, json: first.json });
  });

  test('each language has its own ETag, and an ended session gets nothing', async () => {
    const anna = await server().login('Anna');
    const { etag } = (await anna.get(NODE)).headers as { etag: string };
    const english = server().visitor('alcohol', { language: 'en' });
    english.cookie = anna.cookie;
    expect((await english.get(NODE, { headers: { 'if-none-match': etag } })).status).toBe(200);
    await anna.post('/user/logout');
    const after = await anna.get(NODE, { headers: { 'if-none-match': etag } });
    expect(after).toMatchObject({ status: 403, headers: { 'cache-control': 'no-store' } });
    expect(after.headers['etag']).toBeUndefined();
  });
});

describe('the questions of an exercise (contract 2.5)', () => {
  const fields = async (id: string) => {
    const anna = await server().login('Anna');
    return (await anna.get(`/get-webform-fields/alcohol/${id}`)).json;
  };

  test('with texts and rows', async () => {
    const found = await fields('s-my-reasons');
    expect(Object.keys(found)).toEqual(['reasons', 'most_important', 'better_life']);
    expect(found.reasons).toEqual({
      '#type': 'textfield',
      '#title': 'Waarom wil jij minderen of stoppen? Noem alles wat in je opkomt.',
      '#required': false,
      '#maxlength': 255,
      '#multiple': 8,
      '#multiple__min_items': 3,
      '#examples': ['Beter slapen'],
      '#webform': 's-my-reasons',
      '#webform_id': 's-my-reasons--reasons',
      '#webform_key': 'reasons',
    });
    expect(found.most_important).toMatchObject({
      '#type': 'textarea',
      '#maxlength': 1000,
      '#multiple': false,
    });
    const { importance, importance_why } = await fields('s-rulers');
    expect(importance).toMatchObject({
      '#description': '0 is helemaal niet belangrijk, 10 is heel belangrijk.',
      '#scale': true,
    });
    expect(importance_why).not.toHaveProperty('#scale');
    const { pro_use, con_use } = await fields('s-balance');
    expect(con_use['#beside']).toBe('pro_use');
    expect(pro_use).not.toHaveProperty('#beside');
  });

  test('of a quiz, with the right answers and why', async () => {
    const { q1 } = await fields('a-safe-start');
    expect(q1).toMatchObject({ '#type': 'checkboxes', '#required': true, '#options_other': false });
    expect(Object.values(q1['#options'])).toContain('Ik drink twee glazen wijn in het weekend');
    expect(q1['#answer_values']).toHaveLength(4);
    expect(Object.keys(q1['#options'])).toEqual(expect.arrayContaining(q1['#answer_values']));
    expect(q1['#answer_explanation']).toContain('Bij de eerste vier is overleg nodig.');
  });

  test('with descriptions of options', async () => {
    const described = programmeOf('alcohol')
      .phases.flatMap(({ exercises }) => exercises)
      .flatMap(({ id, questions }) => questions.map((question) => ({ id, question })))
      .find(({ question }) => question.kind === 'quiz' && question.options.some(({ desc }) => desc));
    if (described?.question.kind !== 'quiz') throw new Error('no option is described');
    const { id, question } = described;
    const option = question.options.find(({ desc }) => desc);
    expect((await fields(id))[question.key]['#options'][option?.id ?? '']).toBe(
      `${option?.text.nl} -- ${option?.desc?.nl}`,
    );
  });

  test.each([
    ['alcohol/none', "Can't load webform."],
    ['alcohol/goal', "Can't load webform."],
    ['gambling/s-my-reasons', 'Not found.'],
  ])('%s is not there', async (path, message) => {
    const anna = await server().login('Anna');
    expect(await anna.get(`/get-webform-fields/${path}`)).toMatchObject({ status: 404, json: { message } });
  });
});

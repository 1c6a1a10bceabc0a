import { describe, expect, test } from 'vitest';
import type { Site } from '#domain/site/site.ts';
import type { BadgeRow, MilestoneRow } from '#features/badges/contract.ts';
import { editText } from '#server/content-cli/edited.testing.ts';
import { rowsOf } from '#server/testing/dump.ts';
import { sharedTestServer } from '#server/testing/test-server.ts';

const server = sharedTestServer();
const visitor = (site: Site = 'alcohol', language: 'nl' | 'en' = 'nl') =>
  server().visitor(site, { language });

/** The badges and milestones of the alcohol site, by their ids. */
async function terms() {
  const anna = await server().login('Anna');
  const rows = async <Row extends { id: string }>(view: string) => {
    const { json } = await anna.get(`/entity/view/${view}/block_1/results`);
    return new Map((json.rows as Row[]).map((row) => [row.id, row]));
  };
  const badges = await rows<BadgeRow>('badges');
  const milestones = await rows<MilestoneRow>('milestones');
  const tidOf = (id: string) => badges.get(id)?.tid ?? milestones.get(id)?.tid ?? 0;
  return { badges, milestones, tidOf };
}

describe('a badge as a term (contract 2.6 #34)', () => {
  test('has its picture and what to do for it, at a page in each language', async () => {
    const { tidOf } = await terms();
    const tid = tidOf('plan-made');
    const path = `/taxonomy/term/${tid}`;
    const { status, json } = await visitor().get(path);
    expect(status).toBe(200);
    expect(json).toMatchObject({
      entity_type: 'taxonomy_term',
      tid: [{ value: tid }],
      vid: [{ target_id: 'badges' }],
      name: [{ value: 'Plan gemaakt' }],
      description: [{ value: 'Je hebt een doel gekozen.' }],
      field_image: [{ url: '/badges.svg#plan-made', alt: '', width: 120, height: 120 }],
      field_how: [{ value: 'Kies een doel bij Mijn plan.' }],
      path: [{ alias: path, pid: tid, langcode: 'nl' }],
      paths: { nl: path, en: `/en${path}` },
    });
    const english = (await visitor('alcohol', 'en').get(path)).json;
    expect(english).toMatchObject({
      langcode: [{ value: 'en' }],
      name: [{ value: 'Plan made' }],
      field_how: [{ value: 'Choose a goal under My plan.' }],
    });
  });

  test('is found by its path, like any page', async () => {
    const { tidOf } = await terms();
    const path = `/taxonomy/term/${tidOf('plan-made')}`;
    const { status, json } = await visitor().get(`/router/translate-path?path=/en${path}`);
    expect(status).toBe(200);
    expect(json).toMatchObject({
      resolved: `http://alcohol.localhost:3000${path}`,
      entity: {
        type: 'taxonomy_term',
        bundle: 'badges',
        canonical: `http://alcohol.localhost:3000/en${path}`,
      },
      label: 'Plan made',
    });
  });

  test('has nothing to do for it where it is a surprise', async () => {
    const comeback = await numberOf('badge/comeback');
    expect((await visitor().get(`/taxonomy/term/${comeback}`)).json).toMatchObject({
      name: [{ value: 'Weer opgepakt' }],
      field_how: [],
    });
  });

  test.each<[what: string, id: string, site: Site]>([
    ['a badge on a site without badges', 'badge/plan-made', 'naasten'],
    ['a milestone on a site without badges', 'milestone/m-goal', 'poh'],
    ['a badge of a part that the site lacks', 'badge/first-post', 'naasten'],
    ['a badge of nurses on their own site', 'badge/nurse-paired', 'poh'],
  ])('%s does not exist', async (_, id, site) => {
    expect((await visitor(site).get(`/taxonomy/term/${await numberOf(id)}`)).status).toBe(404);
  });
});

describe('a milestone as a term', () => {
  test('has the badges that people may set out for, in order, embedded with their pictures', async () => {
    const { badges, milestones, tidOf } = await terms();
    const { json } = await visitor().get(`/taxonomy/term/${tidOf('m-goal')}`);
    expect(json).toMatchObject({
      vid: [{ target_id: 'milestones' }],
      name: [{ value: 'Mijn doel' }],
      image: [{ url: '/badges.svg#goal-day-1', alt: '', width: 120, height: 120 }],
    });
    type Reference = { target_id: number; url: string; target_uuid: string };
    const references = json.field_badges as Reference[];
    const surprise = await numberOf('badge/back-on-track');
    expect(references.map(({ target_id }) => target_id)).toEqual(
      milestones.get('m-goal')?.field_badges.filter((badge) => badge !== surprise),
    );
    const [first] = references;
    const badge = (await visitor().get(first?.url ?? '')).json;
    expect(first).toEqual({
      target_id: badges.get('goal-day-1')?.tid,
      target_type: 'taxonomy_term',
      target_uuid: badge.uuid[0].value,
      url: `/taxonomy/term/${badge.tid[0].value}`,
      name: badge.name,
      description: badge.description,
      field_image: badge.field_image,
      field_how: badge.field_how,
    });
  });

  test('says what an editor made of it, at once', async () => {
    const { tidOf } = await terms();
    const path = `/taxonomy/term/${tidOf('m-urge')}`;
    await editText(server().connection.db, 'milestone/m-urge', 'name', 'Deining');
    await expect.poll(async () => (await visitor().get(path)).json.name).toEqual([{ value: 'Deining' }]);
  });
});

test('a category of the forum is a term without a page of its own', async () => {
  const { status, json } = await visitor().get(`/taxonomy/term/${await numberOf('forum/hello')}`);
  expect(status).toBe(200);
  expect(json).toMatchObject({ vid: [{ target_id: 'forums' }], path: [], paths: {} });
  const translated = await visitor().get(`/router/translate-path?path=/taxonomy/term/${json.tid[0].value}`);
  expect(translated.status).toBe(404);
});

/** The number of a piece of content, for terms that no list shows. */
async function numberOf(id: string): Promise<number> {
  const [found] = await rowsOf<{ number: number }>(
    server().connection.db,
    `select number from content_entity where id = '${id}'`,
  );
  if (!found) throw new Error(`There is no ${id}`);
  return found.number;
}

import { describe, expect, test } from 'vitest';
import { SITES, type Site, siteProfile } from '#domain/site/site.ts';
import { sharedTestServer } from '#server/testing/test-server.ts';
import type { FaqItem } from '../contract.ts';

const server = sharedTestServer();
const counting = SITES.filter((site) => siteProfile(site).measure !== null);

async function questions(site: Site, language: 'nl' | 'en' = 'nl'): Promise<FaqItem[]> {
  const { status, json } = await server().visitor(site, { language }).get('/api/v1/faq');
  expect(status).toBe(200);
  return json as FaqItem[];
}

async function ids(site: Site): Promise<string[]> {
  return (await questions(site)).map(({ id }) => id);
}

describe('frequently asked questions', () => {
  test.each(counting)('%s answers the same questions in both languages, each once', async (site) => {
    const [nl, en] = [await questions(site), await questions(site, 'en')];
    expect(nl.length).toBeGreaterThanOrEqual(10);
    expect(en.map(({ id }) => id)).toEqual(nl.map(({ id }) => id));
    expect(new Set(nl.map(({ id }) => id)).size).toBe(nl.length);
    expect(new Set(nl.map(({ question }) => question)).size).toBe(nl.length);
    for (const [index, { question, answer }] of nl.entries()) {
      expect(en[index]?.question).not.toBe(question);
      expect(en[index]?.answer).not.toBe(answer);
    }
  });

  test('sites without cutting down do not mention it', async () => {
    expect(await ids('tobacco')).toContain('stop-at-once');
    expect((await ids('tobacco')).filter((id) => id.startsWith('stop-or-reduce'))).toEqual([]);
    expect(await ids('alcohol')).toContain('stop-or-reduce-alcohol');
    expect(await ids('gambling')).toContain('stop-or-reduce');
  });

  test('alcohol answers a day that went differently with the GP, and nowhere with stopping on the spot', async () => {
    const answerIn = async (language: 'nl' | 'en') =>
      (await questions('alcohol', language)).find(({ id }) => id === 'other-than-planned-alcohol')?.answer;
    expect(await answerIn('nl')).toContain('Stop dan niet in één keer, maar bel eerst je huisarts.');
    expect(await answerIn('en')).toContain('do not stop all at once: call your GP first.');
    expect(await ids('alcohol')).not.toContain('other-than-planned');
    for (const { answer } of [...(await questions('alcohol')), ...(await questions('alcohol', 'en'))])
      expect(answer).not.toMatch(/stop(pen)? waar je bent|stop where you are/i);
  });

  test('no site answers questions about features it lacks', async () => {
    const ofRelatives = await questions('naasten');
    expect(ofRelatives.map(({ id }) => id)).toContain('no-help-wanted');
    const said = ofRelatives.map(({ question, answer }) => `${question} ${answer}`).join(' ');
    expect(said).not.toMatch(/mijn plan|registratie|dag invullen|kalender|dagboek|forum|buddy/i);
    expect(await questions('poh')).toEqual([]);
  });
});

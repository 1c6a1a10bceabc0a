import { describe, expect, test, vi } from 'vitest';
import { USUAL_SETTINGS } from '#contract/public-settings.testing.ts';
import type { PublicSettings } from '#contract/public-settings.ts';
import type { Site } from '#domain/site/site.ts';
import { renderPage } from './entry-server.tsx';
import type { PageRequest } from './page-contract.ts';

const value = (text: string) => [{ value: text }];
const block = (type: string, fields: Record<string, unknown>) => ({
  target_id: 1,
  type: [{ target_id: type }],
  field_key: value(type),
  field_title: [],
  field_text: [],
  ...fields,
});

function node(type: string, blocks: readonly unknown[], langcode = 'nl') {
  return {
    entity_type: 'node',
    type: [{ target_id: type }],
    title: value('Een pagina'),
    langcode: value(langcode),
    paths: { nl: '/iets' },
    field_description: [],
    field_paragraphs: blocks,
  };
}

type Answer = { status: number; body: unknown };
const REFUSED: Answer = { status: 403, body: { message: 'x', code: 'login_required' } };

/** Renders a page on the server with these responses, keyed by the end of the path of the call. */
async function render(
  url: string,
  answers: Record<string, Answer>,
  on: { readonly site?: Site; readonly settings?: Partial<PublicSettings> } = {},
) {
  const call = vi.fn<PageRequest['call']>(async ({ path }) => {
    const [bare = ''] = path.split('?');
    const [, answer] = Object.entries(answers).find(([end]) => bare.endsWith(end)) ?? [];
    const { status, body } = answer ?? (bare.endsWith('/me') ? REFUSED : { status: 200, body: [] });
    return { status, body: JSON.stringify(body) };
  });
  const request: PageRequest = {
    url,
    site: on.site ?? 'alcohol',
    language: url.startsWith('/en') ? 'en' : 'nl',
    settings: { ...USUAL_SETTINGS, ...on.settings },
    now: '2026-11-20T11:00:00Z',
    requestId: 'none',
    reportError: () => undefined,
    cookies: '',
    call,
  };
  const { status, html = '' } = await renderPage(request, { manifest: {}, scripts: ['/start.js'] });
  return { status, main: /<main.*<\/main>/s.exec(html)?.[0] ?? '', call };
}

const found = (body: unknown): Record<string, Answer> => ({
  '/translate-path': { status: 200, body: {} },
  '/iets': { status: 200, body },
});

describe('a content page', () => {
  test('shows every type of block, and skips an unknown one', async () => {
    const { status, main } = await render(
      '/iets',
      found(
        node('basic_page', [
          block('text', { field_text: value('De opening.') }),
          block('text', {
            field_title: value('Let op'),
            field_text: value('Bel 112.\n\nOf 113.'),
            field_tone: value('care'),
          }),
          block('text_image', {
            field_text: value('Met beeld'),
            field_image: [{ url: '/pictures.svg#path', alt: 'Een pad', width: 960, height: 400 }],
          }),
          block('cta', { field_link: [{ uri: '/hulp', title: 'Naar hulp' }] }),
          block('faq', {
            field_faq: [
              {
                field_id: value('a'),
                field_question: value('Vraag?'),
                field_answer: value('Antwoord.'),
                langcode: value('nl'),
              },
            ],
          }),
          block('frontpage_programs', {
            field_programs: [
              { field_key: value('gambling'), field_title: value('Gokken'), field_text: value('Minder.') },
            ],
          }),
          block('contacts', {
            field_contacts: [
              {
                field_contact: value('x'),
                field_title: value('Iemand'),
                field_text: value('Altijd'),
                field_telephone_number: [{ value: '088-123' }, { value: '0800-1' }],
                field_free: [{ value: true }],
                field_hours: value('Overdag'),
                field_link: [{ uri: 'https://www.iemand.example' }],
                field_urgent: [{ value: false }],
                langcode: value('nl'),
              },
            ],
          }),
          block('onboarding_question', {
            field_title: value('Vooraf'),
            field_onboarding_question: [
              {
                field_id: value('fear'),
                field_title: value('Ben je bang?'),
                field_help: value('Je mag het hier zeggen.'),
                field_title_explainer: value('Jouw veiligheid gaat voor'),
                field_text: value('Bel 112 bij gevaar.'),
                field_link: [{ uri: '/hulp', title: 'Alle hulp' }],
                field_contacts: value('x'),
                langcode: value('nl'),
              },
            ],
          }),
          block('hologram', { field_text: value('Onbekend') }),
        ]),
      ),
    );
    expect(status).toBe(200);
    for (const shown of [
      '<h1>Een pagina</h1>',
      'De opening.',
      '<a class="whole" href="tel:112">112</a>',
      'viewBox="0 0 960 400" role="img" aria-label="Een pad"',
      '<use href="/pictures.svg#path"',
      'href="/hulp"',
      '<summary',
      'href="http://gambling.localhost/"',
      'href="tel:088123"',
      'href="tel:08001"',
      'href="https://www.iemand.example" rel="noreferrer"',
      '<h3 class="h4">Ben je bang?</h3>',
      'Je mag het hier zeggen.',
      'Jouw veiligheid gaat voor',
      'Bel <a class="whole" href="tel:112">112</a> bij gevaar.',
      '<a href="/hulp" data-discover="true">Alle hulp</a>',
    ]) {
      expect(main).toContain(shown);
    }
    expect(main).not.toContain('Onbekend');
  });

  test('plays our own videos, links to others, and embeds nothing', async () => {
    const video = (field_video: string) =>
      block('video', { field_key: value(field_video), field_video: value(field_video) });
    const { main } = await render(
      '/iets',
      found(node('basic_page', [video('/film.mp4'), video('https://film.example/1')])),
    );
    expect(main).toMatch(/<video[^>]+src="\/film\.mp4"/);
    expect(main).toMatch(/<a href="https:\/\/film\.example\/1" rel="noreferrer"/);
    expect(main).not.toMatch(/<iframe|<embed|<object/);
  });

  test('promises on the front page for relatives that answers can be read again, unless they are not shown', async () => {
    const front = found(node('frontpage', [block('text', { field_text: value('De opening.') })]));
    const shown = async (submissionView: boolean) =>
      (
        await render(
          '/',
          { ...front, '/': front['/iets'] as Answer },
          { site: 'naasten', settings: { submissionView } },
        )
      ).main;
    expect(await shown(true)).toContain('teruglezen');
    const without = await shown(false);
    expect(without).not.toContain('teruglezen');
    expect(without).toContain('De volgende keer ga je daar verder.');
  });

  test('marks text that is not in the language of the page', async () => {
    const dutch = node('basic_page', [block('text', { field_text: value('Alleen in het Nederlands.') })]);
    expect((await render('/en/iets', found(dutch))).main).toMatch(
      /<div lang="nl">.*Alleen in het Nederlands/s,
    );
    expect((await render('/iets', found(dutch))).main).not.toContain('lang=');
  });

  test('says so when it does not exist or cannot be loaded', async () => {
    const none = { status: 404, body: { message: 'x', code: 'not_found' } };
    const missing = await render('/iets', { '/translate-path': none });
    expect(missing.status).toBe(404);
    expect(missing.main).toContain('<h1>');
    expect(missing.call).not.toHaveBeenCalledWith(
      expect.objectContaining({ path: expect.stringMatching(/\/iets$/) }),
    );
    expect((await render('/tips/geen', { '/tips/geen': none })).status).toBe(404);
    const failed = await render('/hulp', { '/hulp': { status: 500, body: {} } });
    expect(failed.status).toBe(500);
    expect(failed.main).toContain('href="tel:112"');
    const unavailable = { status: 503, body: { message: 'x', code: 'unavailable' } };
    const busy = await render('/hulp', { '/hulp': unavailable });
    expect(busy.status).toBe(503);
    // Whether it is closed, too busy or without its database is not known here.
    expect(busy.main).toContain('<h1>Dit lukt nu even niet</h1>');
  });

  test('checks the session again when refused, and offers to log in', async () => {
    const { status, main, call } = await render('/iets', { '/translate-path': REFUSED, '/iets': REFUSED });
    expect(status).toBe(403);
    expect(main).toContain('href="/inloggen?origin=');
    const asked = call.mock.calls.filter(([{ path }]) => path.endsWith('/user/me'));
    expect(asked).toHaveLength(2);
  });
});

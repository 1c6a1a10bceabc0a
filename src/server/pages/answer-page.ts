import type { FastifyReply, FastifyRequest } from 'fastify';
import { LANGUAGES, type Language } from '#domain/kit/language.ts';
import { DEVICE_PAGES } from '#domain/site/device-pages.ts';
import { lookCookie } from '#domain/site/neutral-look.ts';
import { patternsOf } from '#domain/site/paths.ts';
import { hasFeature, type Site, siteOfHost } from '#domain/site/site.ts';
import { Failure } from '#platform/failure.ts';
import { COST } from '#platform/flood/call-budget.ts';
import type { Kit } from '#platform/http/kit.ts';
import { sendDocument } from '#platform/http/page-document.ts';
import { knows } from '#platform/http/revalidated.ts';
import { sessionCookieName } from '#platform/http/session-cookie.ts';
import type { PageAnswer } from '#web/page-contract.ts';
import { sendKeptBody } from '../http/kept-body.ts';
import { serverTime } from '../http/server-time.ts';
import { answerPerson } from './answer-person.ts';
import { busyPage } from './busy-page.ts';
import { isLikeEveryVisitor, isLikeOthers, type KeptPage, keptPage, type Moment, momentAt } from './cache.ts';
import { documentForAll, documentForOne } from './document.ts';
import { languageOfRequest } from './language.ts';
import { type PageParts, renderPage } from './rendering.ts';

/**
 * A path as our links have it. Others reach the same pages in so many spellings that caching them would fill the memory.
 */
const PLAIN = /^\/([a-z0-9]+(-[a-z0-9]+)*(\/|$))*$/;

/**
 * The page that devices cache for offline use, where a later user of the device may see it. Other pages for devices are requested
 * with a header.
 */
const OFFLINE: ReadonlySet<string> = new Set(
  LANGUAGES.flatMap((language) => patternsOf('offline', language)),
);

type PageInLanguage = Pick<AskedPath, 'path' | 'language'>;

/** Whether a page is help, which is served whatever happens; there is none under the prefix of a language that the site lacks. */
function isHelp({ path, language }: PageInLanguage): boolean {
  return patternsOf('help', language).includes(path);
}

/** Whether a page is a personal one that devices cache as well, with nobody in it (docs/decisions/0053). */
function isOnDevice({ path, language }: PageInLanguage): boolean {
  return DEVICE_PAGES.some((name) => patternsOf(name, language).includes(path));
}

function forgetWho({ raw }: FastifyRequest, { secure }: Kit): void {
  const session = `${sessionCookieName(secure)}=`;
  const others = (raw.headers.cookie ?? '').split('; ').filter((cookie) => !cookie.startsWith(session));
  raw.headers.cookie = others.join('; ');
}

/** Renders the requested page, or sends it as it is kept; the body of a form is `posted`. */
export async function answerPage(
  parts: PageParts,
  request: FastifyRequest,
  reply: FastifyReply,
  posted?: string,
): Promise<FastifyReply> {
  const { environment, kit } = parts;
  const [path = '/'] = request.url.split('?');
  const isForDevice = request.headers['x-for-device'] !== undefined;
  if (OFFLINE.has(path) || isForDevice) forgetWho(request, kit);
  const site = siteOfHost(request.host, environment.siteHosts);
  const { language, redirect } = languageOfRequest(
    { site, multilingual: environment.multilingual },
    request.url,
    request.cookies['language'],
  );
  if (redirect) return reply.header('Cache-Control', 'no-store').redirect(redirect, 302);
  const forDevice = isForDevice && isOnDevice({ path, language }) && hasFeature(site, 'registrations');
  const asked = { site, language, path, posted, forDevice };
  try {
    return await answerRendered(parts, request, reply, asked);
  } catch (error) {
    if (!(error instanceof Failure)) throw error;
    return answerRefused(parts, request, reply, { ...asked, refusal: error });
  }
}

interface AskedPath {
  readonly site: Site;
  readonly language: Language;
  readonly path: string;
  readonly posted: string | undefined;
  readonly forDevice: boolean;
}

async function answerRendered(
  parts: PageParts,
  request: FastifyRequest,
  reply: FastifyReply,
  asked: AskedPath,
): Promise<FastifyReply> {
  const { site, language, path, posted, forDevice } = asked;
  const { kit } = parts;
  const isShared =
    posted === undefined && PLAIN.test(path) && (forDevice || isLikeEveryVisitor(request.cookies));
  const urgent = isShared && isHelp(asked);
  const cookies = forDevice ? lookCookie(request.raw.headers.cookie ?? '') : undefined;
  const render = (url = request.url) =>
    renderPage(parts, request, reply, { site, language, url, posted, urgent, forDevice, cookies });

  const key = forDevice ? `${site} ${path} for a device ${cookies}` : `${site} ${path}`;
  const shared = isShared ? await findShared(parts, request, { key, path, urgent }, render) : undefined;
  if (shared?.kept) return sendKept(request, reply, shared.kept, shared.now);

  if (!shared?.rendered) kit.limits.charge(request, COST.rendering);
  const isOfPerson =
    posted === undefined &&
    PLAIN.test(request.url) &&
    isLikeOthers(request.cookies, sessionCookieName(kit.secure));
  if (isOfPerson && (await answerPerson(parts, request, reply, { site, language }))) return reply;
  const page = shared?.rendered ?? (await render());
  reply.header('Cache-Control', 'no-store');
  for (const cookie of page.cookies ?? []) reply.header('Set-Cookie', cookie);
  if (page.location) return reply.redirect(page.location, posted === undefined ? page.status : 303);
  return sendDocument(reply, documentForOne(page), page.status);
}

interface SharedPage {
  readonly now: Date;
  /** Null: the page cannot be shared. */
  readonly kept: KeptPage | null;
  /** The page as this request rendered it, and paid for it; absent if another request did. */
  readonly rendered: PageAnswer | undefined;
}

/** Finds a page that is the same for every visitor in the cache, or renders it. */
async function findShared(
  parts: PageParts,
  request: FastifyRequest,
  { key, path, urgent }: { readonly key: string; readonly path: string; readonly urgent: boolean },
  render: (url?: string) => Promise<PageAnswer>,
): Promise<SharedPage> {
  const { kit, cache } = parts;
  const { now, moment } = momentOf(parts);
  // Whoever shares a rendering does not pay for it, and is not refused for someone who cannot.
  if (!urgent && !cache.knows(key, moment)) kit.limits.charge(request, COST.rendering);
  let rendered: PageAnswer | undefined;
  const kept = await cache.find(key, moment, async () => {
    rendered = await render();
    if (!rendered.forReading) return null;
    // It is kept for every query, so none may have a say in it.
    return keptPage(documentForAll(path === request.url ? rendered : await render(path)));
  });
  return { now, kept, rendered };
}

/** Answers in place of a page for which it is too busy: help as every visitor sees it, anything else with a plain page. */
async function answerRefused(
  parts: PageParts,
  request: FastifyRequest,
  reply: FastifyReply,
  { site, language, path, posted, refusal }: AskedPath & { readonly refusal: Failure },
): Promise<FastifyReply> {
  const { kit, cache } = parts;
  if (posted === undefined && isHelp({ path, language })) {
    const { now, moment } = momentOf(parts);
    const kept = await cache.find(`${site} ${path}`, moment, async () => {
      const visitor = { site, language, url: path, cookies: '', urgent: true };
      const page = await renderPage(parts, request, reply, visitor);
      return page.forReading ? keptPage(documentForAll(page)) : null;
    });
    if (kept) return sendKept(request, reply, kept, now);
  }
  reply.header('Retry-After', refusal.retryAfterSeconds);
  return sendDocument(reply, busyPage(kit, { site, language, url: request.url }), refusal.status);
}

/** What kept pages depend on. */
function momentOf({ kit, environment }: PageParts): { readonly now: Date; readonly moment: Moment } {
  const now = kit.clock.now();
  return { now, moment: momentAt(kit, now, environment.timeZone) };
}

/** A page that is the same for every visitor. Browsers cache and revalidate it. */
async function sendKept(
  request: FastifyRequest,
  reply: FastifyReply,
  page: KeptPage,
  now: Date,
): Promise<FastifyReply> {
  reply
    .header('Cache-Control', 'private, no-cache')
    .header('Vary', 'Accept-Encoding, Cookie')
    .header('ETag', page.tag)
    .headers(serverTime(now))
    .header('Content-Security-Policy', page.policy);
  if (knows(request.headers['if-none-match'], page.tag)) return reply.code(304).send();
  return sendKeptBody(request, reply.type('text/html; charset=utf-8'), page.body);
}

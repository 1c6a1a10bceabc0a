import { negotiate } from '@fastify/accept-negotiator';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Me } from '#domain/identity/account.ts';
import { lookCookie } from '#domain/site/neutral-look.ts';
import { meOf, readMe } from '#features/account/contract.ts';
import { serverTime } from '../http/server-time.ts';
import { momentAt } from './cache.ts';
import { callsOf } from './calls.ts';
import { newNonce, policyWith } from './document.ts';
import { fillingOf } from './people.ts';
import { type PageParts, type RequestedPage, renderPage } from './rendering.ts';
import { filled, filledGzip, type Template } from './template.ts';

/**
 * Answers with a cached page shared by people of the same kind, filled in for this person. False if the page cannot be
 * shared, or nobody is logged in (any more): then nothing was sent.
 */
export async function answerPerson(
  parts: PageParts,
  request: FastifyRequest,
  reply: FastifyReply,
  { site, language }: Pick<RequestedPage, 'site' | 'language'>,
): Promise<boolean> {
  const { app, environment, kit, people } = parts;
  const answer = await callsOf(
    app,
    request,
    reply,
  )({
    method: readMe.method,
    path: `/api/${language}${readMe.path}`,
  });
  if (answer.status !== 200) return false;
  const me = meOf(JSON.parse(answer.body) as Parameters<typeof meOf>[0]);
  const cookies = lookCookie(request.headers.cookie ?? '');
  const now = kit.clock.now();
  const page = await people.find(
    {
      key: `${site} ${cookies} ${request.url}`,
      moment: momentAt(kit, now, environment.timeZone),
      me,
      placeholderDomain: environment.placeholderMailDomain,
    },
    // Without the session of the caller, its calls find no personal data.
    (stranger) => renderPage(parts, request, reply, { site, language, me: stranger, cookies }),
  );
  if (!page) return false;
  reply.header('Cache-Control', 'no-store');
  if ('location' in page) void reply.redirect(page.location, 302);
  else sendFilled(request, reply, { template: page.template, me, now });
  return true;
}

function sendFilled(
  request: FastifyRequest,
  reply: FastifyReply,
  { template, me, now }: { readonly template: Template; readonly me: Me; readonly now: Date },
): void {
  const nonce = newNonce();
  const filling = fillingOf(me, nonce);
  const encoding = negotiate(request.headers['accept-encoding'] ?? '', ['gzip', 'identity']);
  if (encoding === 'gzip') reply.header('Content-Encoding', encoding);
  void reply
    .header('Vary', 'Accept-Encoding')
    .headers(serverTime(now))
    .header('Content-Security-Policy', policyWith(nonce))
    .type('text/html; charset=utf-8')
    .send(encoding === 'gzip' ? filledGzip(template, filling) : filled(template, filling));
}

import type { FastifyInstance, FastifyReply } from 'fastify';
import { escapeHtml } from '#domain/kit/html.ts';
import { findAddressee } from '#features/mail/server/addressees/queries.ts';
import { addressedLetter } from '#features/mail/server/letters.ts';
import { outsideLetterOf } from '#features/mail/server/outside-letter.ts';
import { findMail, findNewestMails, isToAccount } from '#features/mail/server/queries.ts';
import type { JobContext } from '#platform/jobs/job.ts';
import type { Letter } from '#platform/mail/letter.ts';
import { findOutsideMail } from '../slices.ts';

type NewestMail = Awaited<ReturnType<typeof findNewestMails>>[number];

const SHOWN = 50;
const STYLE =
  'body{font:16px/1.6 system-ui,sans-serif;margin:2rem auto;max-width:44rem;padding:0 1rem;color-scheme:light dark}' +
  'li{margin:0 0 1rem}time{opacity:.7}';

/**
 * The mails that a trial without a mail server would have sent. It shows everybody's mail to everybody who can reach
 * this machine, so it exists only there.
 */
export function mountMailbox(app: FastifyInstance, context: JobContext): void {
  app.get('/mailbox', { schema: { hide: true } }, async (_, reply) => {
    const rows = await findNewestMails(context.db, SHOWN);
    const letters = await Promise.all(rows.map(async (row) => ({ row, letter: await write(context, row) })));
    return sendPage(reply, pageOf(letters.flatMap(({ row, letter }) => (letter ? [{ row, letter }] : []))));
  });
  app.get<{ Params: { id: string } }>('/mailbox/:id', { schema: { hide: true } }, async (request, reply) => {
    const { id } = request.params;
    const row = /^[\da-f-]{36}$/.test(id) ? await findMail(context.db, id) : undefined;
    const letter = row && (await write(context, row));
    return letter ? sendPage(reply, letter.html) : reply.callNotFound();
  });
}

/** Null: it went to somebody without an account who is gone. */
async function write(context: JobContext, row: NewestMail): Promise<Letter | null> {
  if (!isToAccount(row)) {
    const outside = await findOutsideMail(context, { ...row, writtenOn: context.clock.dayOf(row.createdAt) });
    return outside && outsideLetterOf(context, row.id, outside);
  }
  const found = row.uid === null ? undefined : await findAddressee(context.db, row.uid);
  // A mail that was read before the address changed holds a link that is no longer valid.
  const isCurrent = found?.mail === row.recipient || found?.pendingMail === row.recipient;
  const person = isCurrent ? found : undefined;
  return addressedLetter(context, row, person);
}

function pageOf(letters: readonly { row: NewestMail; letter: Letter }[]): string {
  const items = letters.map(
    ({ row, letter }) => `<li><a href="/mailbox/${row.id}">${escapeHtml(letter.subject)}</a><br>
to ${escapeHtml(letter.to)} · <time datetime="${row.createdAt.toISOString()}">${row.createdAt.toISOString().slice(0, 16).replace('T', ' ')} UTC</time></li>`,
  );
  return `<!doctype html>
<html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1">
<title>Mailbox</title><style>${STYLE}</style></head>
<body><h1>Mailbox</h1><p>This trial has no mail server. What would have been mailed stands here, newest first.</p>
${items.length > 0 ? `<ul>${items.join('\n')}</ul>` : '<p>Nothing yet.</p>'}
</body></html>
`;
}

/** Mails carry their own styles, and nothing else may be loaded. */
function sendPage(reply: FastifyReply, html: string): FastifyReply {
  return reply
    .header('Cache-Control', 'no-store')
    .header(
      'Content-Security-Policy',
      "default-src 'none'; style-src 'unsafe-inline'; frame-ancestors 'none'",
    )
    .type('text/html; charset=utf-8')
    .send(html);
}

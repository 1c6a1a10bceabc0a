import { type MailServer, startedMailServer } from '#server/testing/mail-server.ts';
import { unbuiltPages } from '#server/testing/test-pages.ts';
import { sharedTestServer, type TestServer } from '#server/testing/test-server.ts';
import { renderPage } from '#web/entry-server.tsx';

/** The body of one click (RFC 8058, §3.2). */
export const ONE_CLICK = 'List-Unsubscribe=One-Click';

/** The unsubscribe URL that a mail program finds in a mail. */
export function addressIn(letter: ReturnType<MailServer['to']>[number] | undefined): URL {
  const header = letter?.parsed.headerLines.find(({ key }) => key === 'list-unsubscribe');
  return new URL(/<(http[^>]+)>/.exec(header?.line ?? '')?.[1] ?? 'none:');
}

/** A server with pages whose mails arrive, people who got a reminder from it, and their mail programs. */
export async function mailedServer() {
  const mails = await startedMailServer();
  const server = sharedTestServer({ MAIL_URL: mails.url }, unbuiltPages(renderPage));
  return {
    mails,
    server,
    reminded: (name: string) => remindedOn(server(), mails, name),
    post: (address: URL, payload: string, sent?: Parameters<typeof postTo>[3]) =>
      postTo(server(), address, payload, sent),
  };
}

/** Someone who got a reminder, with its unsubscribe URL. */
async function remindedOn(server: TestServer, mails: MailServer, name: string) {
  const client = await server.newcomer(name);
  const uid: number = (await client.get('/user/me')).json.uid[0].value;
  await server.confirm(name);
  const { clock } = server;
  const evening = clock.instantOf(clock.today(), 20 * 60);
  const wait = (evening.getTime() - clock.now().getTime()) / 1000;
  server.passSeconds(wait > 0 ? wait : wait + 86_400);
  await server.runJob('plan_reminders');
  await server.runJob('deliver_mail');
  const letter = mails.to(`${name}@houvast.example`).at(-1);
  const kinds = async () => {
    const settings: { value: string }[] = (await client.get('/user/me')).json.field_notification_settings;
    return settings.map(({ value }) => value);
  };
  return { client, uid, letter, address: addressIn(letter), kinds };
}

/** Sends a form to an unsubscribe URL, as a mail program does. */
function postTo(
  { app }: TestServer,
  { pathname, search }: URL,
  payload: string,
  { host = 'alcohol.localhost:3000', type = 'application/x-www-form-urlencoded' } = {},
) {
  return app.inject({
    method: 'POST',
    url: pathname + search,
    headers: { host, ...(type === '' ? {} : { 'content-type': type }) },
    payload,
  });
}

import type { MailServer } from '#server/testing/mail-server.ts';
import type { TestServer } from '#server/testing/test-server.ts';

/** The code in the newest mail to an address. */
export function codeIn(mails: Pick<MailServer, 'to'>, address: string): string {
  const [, code = ''] = /\/buddy\/\w+\/([\w-]+)/.exec(mails.to(address).at(-1)?.parsed.text ?? '') ?? [];
  return code;
}

/** People with buddies, on a server whose mails arrive. */
export function pairs(server: () => TestServer, mails: Pick<MailServer, 'to'>) {
  /** Somebody with a confirmed address who invited Bo; the address of Bo is `bo-<name>@houvast.example`. */
  async function inviting(name: string) {
    const client = await server().newcomer(name);
    await server().confirm(name);
    const address = `bo-${name}@houvast.example`;
    const added = await client.post('/buddy/add', { name: 'Bo', email: address });
    await server().runJob('deliver_mail');
    const buddies = async () => (await client.get('/user/me')).json.field_buddies;
    const messages = async (): Promise<string[]> => {
      const { json } = await client.get('/entity/view/messages/block_1/results');
      return json.rows.map(({ text }: { text: { value: string }[] }) => text[0]?.value);
    };
    const code = codeIn(mails, address);
    return { client, address, code, id: added.json.buddy_id as number, buddies, messages };
  }
  /** A visitor, from a network of their own. */
  const stranger = (address = '127.7.0.1') => server().visitor('alcohol', { address });
  async function accepted(name: string) {
    const found = await inviting(name);
    await stranger().post('/buddy/invite/accept', { pairing_code: found.code });
    return found;
  }
  return { inviting, accepted, stranger };
}

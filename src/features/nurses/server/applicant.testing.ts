import { DETAILS as NURSE } from '#domain/nurse/details.testing.ts';
import { nurseRegistrationBody } from '#features/account/nurse-bodies.ts';
import { rowsOf } from '#server/testing/dump.ts';
import { type MailServer, partsOf } from '#server/testing/mail-server.ts';
import type { TestClient } from '#server/testing/test-client.ts';
import { NEWCOMER_PASSWORD, type TestServer } from '#server/testing/test-server.ts';

/** The details that a nurse registers with. */
export const DETAILS = { ...NURSE, wantsPackage: true } as const;

/** The body of her registration. */
export function registration(mail: string, changed: object = {}) {
  const draft = { ...DETAILS, mail, mailConfirmation: mail, password: NEWCOMER_PASSWORD, confirmation: '' };
  return nurseRegistrationBody({ ...draft, ...changed });
}

type Told = {
  readonly [Name in keyof typeof DETAILS]?: (typeof DETAILS)[Name] extends boolean ? boolean : string;
};

let networks = 0;
/** A visitor of the site of nurses, on a network of its own. */
export function practice(server: TestServer): TestClient {
  networks += 1;
  return server.visitor('poh', { address: `127.8.${networks >> 8}.${networks & 255}` });
}

/** Registers a nurse who applies; returns her number. */
export async function applicant(
  server: TestServer,
  mail: string,
  { isConfirmed = true, ...details }: Told & { readonly isConfirmed?: boolean } = {},
): Promise<number> {
  const answer = await practice(server).post('/user/register', registration(mail, details));
  if (answer.status !== 200) throw new Error(`${mail} did not register: ${answer.text}`);
  const uid: number = answer.json.uid[0].value;
  if (isConfirmed) await set(server, `account set mail_validated_at = '${now(server)}' where uid = ${uid}`);
  return uid;
}

/** Opens the newest link that confirms an address, as its owner does. */
export async function confirmAddress(server: TestServer, mails: MailServer, mail: string): Promise<void> {
  await server.runJob('deliver_mail');
  const links = mails.to(mail).map((each) => each.link);
  const newest = links.findLast((each) => each.includes('/valideer/'));
  const answer = await practice(server).post('/validate-email', partsOf(newest));
  if (answer.status !== 200) throw new Error(`${mail} was not confirmed: ${answer.text}`);
}

/** Approves an application, as an administrator does. */
export async function approve(server: TestServer, uid: number): Promise<void> {
  const office = await server.staff('administrator');
  const approval = { check: ['practiceCalled'], reason: 'De praktijk kent haar.' };
  const { status, text } = await office.post(`/staff/v1/applications/${uid}/approve`, approval);
  if (status !== 200) throw new Error(`${uid} was not approved: ${text}`);
}

/** An approved nurse, without the mail about it; the address is `<name>@houvast.example`. */
export async function approvedNurse(
  server: TestServer,
  name: string,
  details: Told = {},
): Promise<{ uid: number; mail: string }> {
  const mail = `${name}@houvast.example`;
  const uid = await applicant(server, mail, details);
  await set(server, `nurse set state = 'approved', approved_at = '${now(server)}' where uid = ${uid}`);
  return { uid, mail };
}

/** The same, logged in. */
export async function nurse(server: TestServer, name: string, details: Told = {}): Promise<TestClient> {
  const { mail } = await approvedNurse(server, name, details);
  const client = practice(server);
  await client.login(mail, NEWCOMER_PASSWORD);
  return client;
}

const now = ({ clock }: TestServer) => clock.now().toISOString();

async function set({ connection }: TestServer, change: string): Promise<void> {
  await rowsOf(connection.db, `update ${change}`);
}

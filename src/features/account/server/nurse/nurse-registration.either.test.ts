import { beforeEach, describe, expect, test } from 'vitest';
import {
  applicant,
  approve,
  confirmAddress,
  DETAILS,
  practice,
  registration,
} from '#features/nurses/server/applicant.testing.ts';
import { dump, rowsOf } from '#server/testing/dump.ts';
import { partsOf, startedMailServer } from '#server/testing/mail-server.ts';
import { NEWCOMER_PASSWORD, sharedTestServer } from '#server/testing/test-server.ts';

const mails = await startedMailServer();
const server = sharedTestServer({ MAIL_URL: mails.url });
const list = <T>(value: T) => [{ value }];
const visitor = () => practice(server());
const register = (body: object) => visitor().post('/user/register', body);
const logIn = (mail: string, pass = NEWCOMER_PASSWORD) => visitor().post('/user/login', { name: mail, pass });
const BLOCKED = { status: 400, json: { code: 'account_blocked' } };

const subjectsTo = (mail: string) => mails.to(mail).map(({ parsed }) => parsed.subject);
const confirm = (mail: string) => confirmAddress(server(), mails, mail);

beforeEach(() => server().passSeconds(86_400));

describe('a nurse who registers (contract #61)', () => {
  test('applies with what she tells of herself, and is told by mail', async () => {
    const mail = 'applies@houvast.example';
    const { status, json, headers } = await register(
      registration(mail, { postalCode: '3511ab', familyName: ' Jansen ' }),
    );
    expect(status).toBe(200);
    expect(headers['set-cookie']).toBeUndefined();
    expect(json).toMatchObject({
      mail: list(mail),
      roles: [{ target_id: 'poh' }],
      preferred_langcode: list('nl'),
      field_name: [],
      field_initials: list('J.'),
      field_family_name: list('Jansen'),
      field_function: list(DETAILS.jobTitle),
      field_general_practitioner: list(DETAILS.practice),
      field_address: list('Kade 12'),
      field_postal_code: list('3511 AB'),
      field_locality: list('Utrecht'),
      field_telephone_number: list('030 123 45 67'),
      field_welcome_package: list(1),
      field_validated_email: list(false),
      field_registrations_start_date: [],
      field_avatar: [],
    });
    await server().runJob('deliver_mail');
    expect(subjectsTo(mail)).toEqual(['We hebben je aanvraag ontvangen']);
    const office = await server().staff('administrator');
    const [first] = (await office.get('/staff/v1/applications')).json.rows;
    expect(first).toMatchObject({ uid: json.uid[0].value, name: 'J. Jansen', wants_package: true });
  });

  test('waits until her address is confirmed and she is approved, in either order', async () => {
    for (const order of ['confirmed', 'approved'] as const) {
      const mail = `first-${order}@houvast.example`;
      const uid = await applicant(server(), mail, { isConfirmed: false });
      expect(await logIn(mail)).toMatchObject(BLOCKED);
      expect((await logIn(mail, 'verkeerd-2026')).json.code, 'only after the right password').toBe(
        'credentials_wrong',
      );
      await (order === 'confirmed' ? confirm(mail) : approve(server(), uid));
      expect(await logIn(mail)).toMatchObject(BLOCKED);
      await (order === 'confirmed' ? approve(server(), uid) : confirm(mail));
      expect(await logIn(mail)).toMatchObject({
        status: 200,
        json: { current_user: { uid: String(uid), roles: ['authenticated', 'poh'], name: mail } },
      });
    }
  });

  test('shares a practice with others, and an address with a participant elsewhere', async () => {
    await server().newcomer('both');
    const uids = [
      await applicant(server(), 'both@houvast.example'),
      await applicant(server(), 'colleague@houvast.example'),
    ];
    expect(new Set(uids).size).toBe(2);
    const alcohol = server().visitor('alcohol');
    await alcohol.login('both@houvast.example', NEWCOMER_PASSWORD);
    expect((await alcohol.get('/user/me')).json.roles).toMatchObject([{ target_id: 'client' }]);
    expect(await logIn('both@houvast.example'), 'that account is another one').toMatchObject(BLOCKED);
  });

  test('gets the neutral answer for an address that was taken, and its owner a mail', async () => {
    const mail = 'taken-nurse@houvast.example';
    const uid = await applicant(server(), mail);
    const again = await register(registration('TAKEN-NURSE@houvast.example'));
    expect(again.status).toBe(422);
    expect(again.json.error).toHaveProperty('mail');
    await server().runJob('deliver_mail');
    const letter = mails.to(mail).at(-1)?.parsed;
    expect(letter?.subject, 'she cannot log in yet').toBe('Je aanvraag is er al');
    expect(letter?.text).not.toContain('/inloggen');
    await approve(server(), uid);
    server().passSeconds(86_400);
    await register(registration(mail));
    await server().runJob('deliver_mail');
    expect(subjectsTo(mail).at(-1)).toBe('Je hebt al een account');
  });

  test('is told every field that is wrong', async () => {
    const wrong = registration('geen adres', {
      initials: '',
      familyName: 'Jansen\r\nBcc: allen',
      practice: 'win.example',
      postalCode: '3511 SS',
      telephone: 'bel maar',
      password: 'kort',
    });
    const answer = await register({ ...wrong, field_welcome_package: list('misschien') });
    expect(answer.status).toBe(422);
    expect(Object.keys(answer.json.error).toSorted()).toEqual([
      'field_family_name',
      'field_general_practitioner',
      'field_initials',
      'field_postal_code',
      'field_telephone_number',
      'field_welcome_package',
      'mail',
      'pass',
    ]);
    expect(answer.json.error.field_postal_code).toContain('1234 AB');
  });

  test('needs her own fields, and participants theirs', async () => {
    const participant = { mail: list('p@houvast.example'), pass: list(NEWCOMER_PASSWORD) };
    const asParticipant = await register({ ...participant, field_name: list('Anna') });
    expect(asParticipant.status).toBe(422);
    expect(asParticipant.json.error).toHaveProperty('field_name');
    expect(asParticipant.json.error).toHaveProperty('field_initials');
    const elsewhere = await server()
      .visitor('alcohol')
      .post('/user/register', { ...registration('n@houvast.example'), field_name: list('Anna') });
    expect(elsewhere.status).toBe(422);
    expect(Object.keys(elsewhere.json.error)).toHaveLength(9);
  });

  test('is nothing any more after a rejection, and may apply again', async () => {
    const mail = 'rejected@houvast.example';
    const uid = await applicant(server(), mail);
    const office = await server().staff('administrator');
    await server().prove(office, 'administrator');
    const reason = { reason: 'De praktijk kent haar niet.' };
    expect((await office.post(`/staff/v1/applications/${uid}/reject`, reason)).status).toBe(204);
    expect((await logIn(mail)).json.code).toBe('credentials_wrong');
    await server().runJob('deliver_mail');
    expect(await dump(server().connection.db)).not.toContain(mail);
    expect((await register(registration(mail))).status).toBe(200);
  });
});

describe('links for a nurse who waits', () => {
  test('the one that confirms is sent again, without a word about who has an account', async () => {
    const mail = 'lost-mail@houvast.example';
    await applicant(server(), mail, { isConfirmed: false });
    const ask = (to: string) => visitor().post('/api/v1/validation-email', { mail: to });
    await server().runJob('deliver_mail');
    server().passSeconds(60);
    const known = await ask(mail);
    const unknown = await ask('niemand@houvast.example');
    expect([known.status, known.text]).toEqual([unknown.status, unknown.text]);
    expect(known.status).toBe(200);
    await server().runJob('deliver_mail');
    expect(mails.to(mail)).toHaveLength(2);
    expect(mails.to('niemand@houvast.example')).toEqual([]);
    await confirm(mail);
    server().passSeconds(60);
    await ask(mail);
    await server().runJob('deliver_mail');
    expect(mails.to(mail), 'there is nothing to confirm any more').toHaveLength(2);
    expect((await ask('geen adres')).status).toBe(400);
    expect((await server().visitor('alcohol').post('/api/v1/validation-email', { mail })).status).toBe(404);
  });

  test('one for a new password opens nothing before she is approved', async () => {
    const mail = 'too-early@houvast.example';
    const uid = await applicant(server(), mail);
    const forget = () => visitor().post('/user/password', { mail });
    expect(await forget()).toMatchObject({ status: 200, text: '' });
    await server().runJob('deliver_mail');
    expect(subjectsTo(mail)).toEqual(['We hebben je aanvraag ontvangen']);
    await approve(server(), uid);
    server().passSeconds(3_600);
    await forget();
    await server().runJob('deliver_mail');
    const reset = mails.to(mail).find(({ parsed }) => parsed.subject === 'Kies een nieuw wachtwoord');
    const link = { ...partsOf(reset?.link), new_pass: 'een-nieuw-begin-1' };
    await rowsOf(server().connection.db, `update nurse set state = 'applied' where uid = ${uid}`);
    expect((await visitor().post('/user/password/reset', link)).json.code).toBe('link_invalid');
    await rowsOf(server().connection.db, `update nurse set state = 'approved' where uid = ${uid}`);
    expect((await visitor().post('/user/password/reset', link)).status).toBe(200);
  });
});

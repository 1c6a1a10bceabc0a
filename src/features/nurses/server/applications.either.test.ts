import { beforeEach, describe, expect, test } from 'vitest';
import { DEMO_APPLICANT } from '#db/demo/nurses.ts';
import { nameOfNurse } from '#domain/nurse/details.ts';
import { dump, rowsOf } from '#server/testing/dump.ts';
import { startedMailServer } from '#server/testing/mail-server.ts';
import type { TestClient } from '#server/testing/test-client.ts';
import { sharedTestServer } from '#server/testing/test-server.ts';
import { applicant, practice } from './applicant.testing.ts';

const mails = await startedMailServer();
const server = sharedTestServer({ MAIL_URL: mails.url });
const LIST = '/staff/v1/applications';
const approval = { check: ['practiceCalled', 'detailsLookedUp'], reason: 'De praktijk kent haar.' };
const reason = { reason: 'De praktijk kent deze persoon niet.' };
const KNOWN = 'Het bureau van de praktijk bevestigt het.';

let office: TestClient;
beforeEach(async () => {
  office = await server().staff('administrator');
});

async function reject(uid: number, body: object = reason) {
  await server().prove(office, 'administrator');
  return office.post(`${LIST}/${uid}/reject`, body);
}

const linesAbout = (uid: number) =>
  rowsOf<{ action: string; subject: string; site: string; reason: string | null; name: string }>(
    server().connection.db,
    `select action, subject, site, reason, name from audit_entry where subject = 'nurse ${uid}' order by id`,
  );

describe('the list of applications', () => {
  test('has those to be judged first, then the packages to send, then all that were approved', async () => {
    const plain = await applicant(server(), 'r.elamrani@houvast.example', {
      initials: 'R.',
      familyName: 'el Amrani',
      practice: 'Gezondheidscentrum Noord',
      locality: 'Groningen',
      wantsPackage: false,
      isConfirmed: false,
    });
    server().passSeconds(60);
    const wanting = await applicant(server(), 'j.jansen@houvast.example');
    const before = (await office.get(LIST)).json;
    expect(before.rows.map(({ name }: { name: string }) => name)).toEqual([
      'J. Jansen',
      'R. el Amrani',
      nameOfNurse(DEMO_APPLICANT.details),
    ]);
    expect(before).toMatchObject({ pager: { older: null }, waiting: { applied: 3, package: 0, changed: 0 } });
    expect(before.rows[1]).toEqual({
      uid: plain,
      name: 'R. el Amrani',
      practice: 'Gezondheidscentrum Noord',
      locality: 'Groningen',
      applied: expect.any(String),
      approved: null,
      confirmed: null,
      blocked: false,
      practice_changed: null,
      wants_package: false,
      package_sent: null,
    });
    for (const uid of [plain, wanting]) {
      expect((await office.post(`${LIST}/${uid}/approve`, approval)).status).toBe(200);
      server().passSeconds(1);
    }
    const after = (await office.get(`${LIST}?state=package`)).json;
    expect(after.rows.map(({ uid }: { uid: number }) => uid)).toEqual([wanting]);
    expect(after.waiting).toEqual({ applied: 1, package: 1, changed: 0 });

    const sent = await office.post(`${LIST}/${wanting}/welcome-package`);
    expect(sent.json.package_sent).toEqual({ at: server().clock.now().toISOString(), by: 'E. de Wit' });
    for (const uid of [wanting, plain]) {
      const again = await office.post(`${LIST}/${uid}/welcome-package`);
      expect(again, 'nothing is due').toMatchObject({ status: 409, json: { code: 'edit_conflict' } });
    }
    expect((await office.get(`${LIST}?state=package`)).json.rows).toEqual([]);
    const approved = (await office.get(`${LIST}?state=approved`)).json.rows;
    expect(approved.slice(0, 2).map(({ uid }: { uid: number }) => uid)).toEqual([wanting, plain]);
  });

  test('goes on from page to page, and knows no page that is none', async () => {
    const { db } = server().connection;
    for (let nth = 0; nth < 52; nth += 1) await applicant(server(), `n${nth}@houvast.example`);
    const first = (await office.get(LIST)).json;
    expect(first.rows).toHaveLength(50);
    const second = (await office.get(`${LIST}?page=${first.pager.older}`)).json;
    expect(second).toMatchObject({ pager: { older: null } });
    const seen = [...first.rows, ...second.rows].map(({ uid }) => uid);
    expect(new Set(seen).size, 'with the one of the demo').toBe(53);
    for (const page of ['', '2', '1-', '99999999999999-1', "1-1'"]) {
      const refused = await office.get(`${LIST}?page=${encodeURIComponent(page)}`);
      expect(refused.json.code, page).toBe('malformed_request');
    }
    expect((await office.get(`${LIST}?state=rejected`)).status).toBe(400);
    await rowsOf(db, "delete from account where mail_key like 'n%@houvast.example'");
  });

  test('is for administrators, on the host of the staff', async () => {
    for (const role of ['moderator', 'support'] as const) {
      const other = await server().staff(role);
      for (const path of [LIST, `${LIST}/1`]) {
        expect(await other.get(path)).toMatchObject({ status: 403, json: { code: 'role_missing' } });
      }
      const refused = await other.post(`${LIST}/1/approve`, approval);
      expect(refused.json.code).toBe('role_missing');
    }
    const anna = await server().login('Anna');
    expect((await anna.get(LIST)).status).toBe(404);
    expect((await server().visitor('poh').get(LIST)).status).toBe(404);
  });
});

describe('approving', () => {
  test('mails the nurse, and says in the log how it was checked', async () => {
    const uid = await applicant(server(), 'approved@houvast.example');
    const answer = await office.post(`${LIST}/${uid}/approve`, approval);
    expect(answer).toMatchObject({
      status: 200,
      json: { approved: server().clock.now().toISOString(), function: 'Praktijkondersteuner ggz' },
    });
    await server().runJob('deliver_mail');
    const mail = mails.to('approved@houvast.example').at(-1);
    expect(mail?.parsed.subject).toBe('Je account is goedgekeurd');
    expect(mail?.parsed.text).toContain('http://poh.localhost:3000/inloggen');
    expect(mail?.parsed.text).not.toContain(approval.reason);
    expect(await linesAbout(uid)).toEqual([
      {
        action: 'application_approved',
        subject: `nurse ${uid}`,
        site: 'poh',
        reason: `practiceCalled, detailsLookedUp: ${approval.reason}`,
        name: 'E. de Wit',
      },
    ]);
  });

  test.each([
    ['nothing checked', { ...approval, check: [] }, 400],
    ['a check that is none', { ...approval, check: ['guessed'] }, 400],
    ['no reason', { ...approval, reason: ' ' }, 400],
    ['a reason of 5,001 characters', { ...approval, reason: 'x'.repeat(5_001) }, 400],
    ['an address in the reason', { ...approval, reason: 'Mail van j@debrug.nl' }, 400],
    ['no body', undefined, 400],
  ])('is refused with %s', async (_, body, status) => {
    const uid = await applicant(server(), `refused-${status}-${crypto.randomUUID()}@houvast.example`);
    expect((await office.post(`${LIST}/${uid}/approve`, body)).status).toBe(status);
    expect((await office.get(`${LIST}/${uid}`)).json.approved).toBeNull();
    expect(await linesAbout(uid)).toEqual([]);
  });

  test('happens once: of two decisions at the same moment one counts', async () => {
    const uid = await applicant(server(), 'twice@houvast.example');
    const approve = () => office.post(`${LIST}/${uid}/approve`, approval);
    const both = await Promise.all([approve(), approve()]);
    expect(both.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 409]);
    expect((await approve()).json.code).toBe('edit_conflict');
    expect((await reject(uid)).json.code).toBe('edit_conflict');

    const other = await applicant(server(), 'either@houvast.example');
    await server().prove(office, 'administrator');
    const mixed = await Promise.all([
      office.post(`${LIST}/${other}/approve`, approval),
      office.post(`${LIST}/${other}/reject`, reason),
    ]);
    const statuses = mixed.map(({ status }) => status).toSorted((a, b) => a - b);
    expect([
      [200, 409],
      [204, 404],
    ]).toContainEqual(statuses);
    expect(await linesAbout(other)).toHaveLength(1);
  });

  test('of somebody who is no nurse, or of nobody, finds nothing', async () => {
    const anna = await (await server().login('Anna')).uid();
    for (const uid of [anna, 999_999_999]) {
      for (const act of ['approve', 'reject', 'welcome-package']) {
        await server().prove(office, 'administrator');
        const answer = await office.post(`${LIST}/${uid}/${act}`, act === 'approve' ? approval : reason);
        expect(answer.status, act).toBe(404);
      }
    }
  });
});

describe('rejecting', () => {
  test.each([true, false])('sends a mail and leaves nothing, confirmed: %s', async (isConfirmed) => {
    const name = isConfirmed ? 'kanarie-bevestigd' : 'kanarie-onbevestigd';
    const mail = `${name}@houvast.example`;
    const uid = await applicant(server(), mail, {
      isConfirmed,
      familyName: `${name}-naam`,
      practice: `${name}-praktijk`,
      telephone: `0301234 ${name}`,
    });
    expect((await reject(uid, { reason: KNOWN })).status).toBe(204);
    const between = (await dump(server().connection.db)).split('\n').filter((line) => line.includes(name));
    expect(between, 'the mail that is still to go out').toHaveLength(1);
    expect(between[0]).toMatch(/^mail /);
    await server().runJob('deliver_mail');
    expect(mails.to(mail).map(({ parsed }) => parsed.subject)).toEqual(['Je aanvraag is niet goedgekeurd']);
    expect(mails.to(mail)[0]?.parsed.text).not.toContain(KNOWN);
    expect(await dump(server().connection.db)).not.toContain(name);
    expect(await linesAbout(uid)).toMatchObject([{ action: 'application_rejected', reason: KNOWN }]);
    expect((await office.get(`${LIST}/${uid}`)).status).toBe(404);
    expect((await reject(uid, { reason: KNOWN })).status).toBe(404);
    // She may apply again.
    await applicant(server(), mail);
  });

  test('is told also to who had all mails of the day for an unconfirmed address', async () => {
    const mail = 'vaak-gevraagd@houvast.example';
    const uid = await applicant(server(), mail, { isConfirmed: false });
    for (let asked = 0; asked < 2; asked += 1) {
      await server().runJob('deliver_mail');
      server().passSeconds(1);
      expect((await practice(server()).post('/api/v1/validation-email', { mail })).status).toBe(200);
    }
    await server().runJob('deliver_mail');
    expect(mails.to(mail)).toHaveLength(3);
    expect((await reject(uid)).status).toBe(204);
    await server().runJob('deliver_mail');
    expect(mails.to(mail).at(-1)?.parsed.subject).toBe('Je aanvraag is niet goedgekeurd');
  });

  test('needs a reason, and a new code', async () => {
    const uid = await applicant(server(), 'kept@houvast.example');
    const bare = await office.post(`${LIST}/${uid}/reject`, reason);
    expect(bare).toMatchObject({ status: 403, json: { code: 'code_required' } });
    for (const body of [{ reason: '' }, { reason: 'x'.repeat(5_001) }, {}]) {
      expect((await reject(uid, body)).status).toBe(400);
    }
    expect((await office.get(`${LIST}/${uid}`)).status).toBe(200);
  });
});

import { expect, test } from 'vitest';
import { DETAILS } from '#domain/nurse/details.testing.ts';
import account from '#features/account/text.nl.json' with { type: 'json' };
import { renderPage } from '#web/entry-server.tsx';
import { formPoster } from '../testing/form-post.ts';
import { unbuiltPages } from '../testing/test-pages.ts';
import { NEWCOMER_PASSWORD, sharedTestServer } from '../testing/test-server.ts';

const pages = unbuiltPages(renderPage);
const required = sharedTestServer({ NURSE_SECOND_FACTOR: '1' }, pages);
const chosen = sharedTestServer({}, pages);

test.each([
  ['where it is required', required, true],
  ['not where she chooses', chosen, false],
])('a nurse who applies is told of the second step %s', async (_, on, isTold) => {
  const mail = 'vraagt-aan@houvast.example';
  const { post } = formPoster(on);
  const form = { ...DETAILS, mail, mailConfirmation: mail };
  const passwords = { password: NEWCOMER_PASSWORD, confirmation: NEWCOMER_PASSWORD };
  const sent = await post(
    '/registreren',
    { ...form, ...passwords },
    { headers: { host: 'poh.localhost:3000' } },
  );
  const { heading, secondStep } = account.nurse.awaiting;
  expect(sent.page).toContain(heading);
  expect(sent.page.includes(secondStep)).toBe(isTold);
});

import { DEMO_NURSE } from '#db/demo/nurses.ts';
import { DEMO_PASSWORD } from '#db/demo/people.ts';
import { breaches } from '../kit/breaches.ts';
import { expect, test } from '../kit/fixtures.ts';

test.describe('a client', () => {
  test.use({ site: 'alcohol', language: 'nl' });

  test('pairs with a nurse, reads with whom, and ends it', async ({ visitor, watch }) => {
    watch.allowStatus(404);
    const { page, main, say } = visitor;
    await visitor.createAccount();
    await visitor.open('nurse');
    const code = main.locator('#field-pairing_code');
    const submit = main.getByRole('button', { name: say('pairing:pair.submit') });
    await expect(code).toBeVisible();
    expect(await breaches(page)).toEqual([]);

    await code.fill('K7P4');
    await submit.click();
    await expect(main.getByRole('region', { name: say('ui:errorSummary') })).toBeFocused();
    expect(await breaches(page)).toEqual([]);
    await main.locator('#field-agreement').check();
    await code.fill('zzzzzz');
    await submit.click();
    await expect(main).toContainText(say('ui:problem.pairingCodeUnknown'));
    await expect(code).toHaveValue('zzzzzz');
    await expect(code).toBeFocused();

    await code.fill(DEMO_NURSE.code.toLowerCase());
    await submit.click();
    await expect(page.getByText(say('pairing:pair.done'))).toBeVisible();
    await expect(main.getByRole('heading', { name: 'M. Jansen' })).toBeVisible();
    await expect(main).toContainText(DEMO_NURSE.details.practice);
    expect(await breaches(page)).toEqual([]);

    await visitor.open('deleteAccount');
    await expect(main.getByText(say('account:remove.nurse'))).toBeVisible();
    await visitor.open('nurse');
    const end = main.getByRole('button', { name: say('pairing:unpair.button') });
    await end.click();
    const dialog = page.getByRole('dialog', { name: say('pairing:unpair.question') });
    await dialog.getByRole('button', { name: say('pairing:unpair.keep') }).click();
    await expect(end).toBeFocused();
    await end.click();
    await dialog.getByRole('button', { name: say('pairing:unpair.button') }).click();
    await expect(main.getByRole('heading', { name: say('pairing:ended.client.heading') })).toBeVisible();
    await expect(main).toBeFocused();
    await page.reload();
    await expect(main.getByRole('heading', { name: say('pairing:ended.client.heading') })).toBeVisible();
    await expect(code).toBeVisible();
    expect(await breaches(page)).toEqual([]);
  });
});

test.describe('a nurse', { tag: '@full' }, () => {
  test.use({ site: 'poh', language: 'nl' });

  test('passes on her code, and invites a client', async ({ visitor }) => {
    const { page, main, say } = visitor;
    await visitor.beLoggedIn({ mail: DEMO_NURSE.mail, password: DEMO_PASSWORD });
    await visitor.open('clients');
    await expect(main.getByText(DEMO_NURSE.code)).toBeVisible();
    expect(await breaches(page)).toEqual([]);
    await main.getByRole('button', { name: say('pairing:code.renew') }).click();
    const dialog = page.getByRole('dialog', { name: say('pairing:code.question') });
    await dialog.getByRole('button', { name: say('pairing:code.renewKeep') }).click();
    // Other journeys pair by this code, so the server does not hear of it.
    const code = { pairing_code: DEMO_NURSE.code };
    await page.route('**/api/v1/pairing-code', (route) => route.fulfill({ json: code }));
    await main.getByRole('button', { name: say('pairing:code.renew') }).click();
    await dialog.getByRole('button', { name: say('pairing:code.renew') }).click();
    await expect(page.getByText(say('pairing:code.renewed'))).toBeVisible();
    await expect(dialog).toHaveCount(0);
    await page.context().grantPermissions(['clipboard-read', 'clipboard-write']);
    await main.getByRole('button', { name: say('pairing:code.copy') }).click();
    await expect(page.getByText(say('pairing:code.copied'))).toBeVisible();
    expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(DEMO_NURSE.code);

    await main.getByRole('link', { name: say('pairing:invite.title') }).click();
    await visitor.expectAt('inviteClient');
    const look = main.getByRole('button', { name: say('pairing:invite.look') });
    await look.click();
    await expect(main.getByRole('region', { name: say('ui:errorSummary') })).toBeFocused();
    expect(await breaches(page)).toEqual([]);
    await main.locator('#field-first_name').fill('An');
    await main.locator('#field-email_address').fill(`an-${crypto.randomUUID().slice(0, 8)}@houvast.example`);
    await main.locator('#field-domain').selectOption('gambling');
    await look.click();
    await expect(visitor.heading(say('ui:mailPage.title'))).toBeFocused();
    const letter = main.getByRole('article', { name: say('ui:mailView.label') });
    await expect(letter).toContainText('Hallo An,');
    await expect(letter).toContainText(DEMO_NURSE.code);
    await expect(main).toContainText('gambling.localhost');
    expect(await breaches(page)).toEqual([]);
    await main.getByRole('button', { name: say('ui:mailPage.notYet') }).click();
    await expect(main.locator('#field-first_name')).toHaveValue('An');
    await look.click();
    await main.getByRole('button', { name: say('ui:mailPage.send') }).click();
    await expect(page.getByText(say('pairing:invite.done', { name: 'An' }))).toBeVisible();
    await expect(main.locator('#field-first_name')).toHaveValue('');
  });
});

import { expect, test } from '../kit/fixtures.ts';
import { Today } from '../kit/today.ts';
import { setVisibility } from '../kit/visibility.ts';

const FRIDAY = /^vrijdag 20 november$|^Friday,? 20 November$/i;
const SATURDAY = /^zaterdag 21 november$|^Saturday,? 21 November$/i;

test('undo after midnight takes back the day that is shown', async ({ visitor }) => {
  const { page, main } = visitor;
  const today = new Today(visitor);
  // On the server it is after noon.
  await page.clock.install({ time: new Date('2026-11-20T03:00:00Z') });
  await visitor.createAccount();
  await today.open();
  await today.amount('2').click();
  await today.done();
  await expect(main.getByText(/^(Bewaard om (?!04\.)|Saved at (?!4:))/)).toBeVisible();
  await expect.poll(async () => (await today.stored()).totalAmount).toBe(2);

  // Midnight passes without anything that renders the page again.
  const now = await page.evaluate(() => Date.now());
  await page.clock.setSystemTime(now + 13 * 3_600_000);
  const sent = page.waitForRequest((request) => request.method() === 'PUT');
  await today.undo.click();
  expect((await sent).url()).toMatch(/\/days\/2026-11-20$/);
  await expect.poll(async () => (await today.stored()).totalAmount).toBe(null);
});

test('a page that is opened again after midnight shows the new day, and asks about the one before', async ({
  visitor,
}) => {
  const { page, main, say } = visitor;
  const today = new Today(visitor);
  await page.clock.install();
  await visitor.createAccount();
  await today.open();
  const yesterday = main.getByRole('region', { name: say('daily-registration:answer.yesterday') });
  await expect(main.getByText(FRIDAY)).toBeVisible();
  await expect(yesterday).toHaveCount(0);

  const now = await page.evaluate(() => Date.now());
  await page.clock.setSystemTime(now + 13 * 3_600_000);
  await setVisibility(page, 'visible');
  await expect(yesterday.getByText(FRIDAY)).toBeVisible();
  await expect(main.getByText(SATURDAY)).toBeVisible();
  await expect(main.getByText(FRIDAY)).toHaveCount(1);
});

test('logging in on a page that was open overnight shows the new day', async ({ visitor, watch }) => {
  // The page fetches the account before anybody has logged in.
  watch.allowStatus(403);
  const { page, main, say } = visitor;
  await page.clock.install();
  const account = await visitor.createAccount();
  await page.context().clearCookies();
  // Nothing on the page is touched, so its program does not start yet.
  await page.goto(visitor.address('login'));
  const now = await page.evaluate(() => Date.now());
  await page.clock.setSystemTime(now + 13 * 3_600_000);
  // The program starts only now. Without it the form would be posted, and another page would load.
  await visitor.settled();
  await visitor.sendLogin(account);
  await expect(visitor.heading(say('web:today'))).toBeVisible();
  await expect(main.getByText(SATURDAY)).toBeVisible();
});

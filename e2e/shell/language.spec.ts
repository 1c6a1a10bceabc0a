import type { Page } from '@playwright/test';
import { ExercisePage, REASONS } from '../kit/exercise-page.ts';
import { expect, test } from '../kit/fixtures.ts';
import { originOf } from '../kit/origin.ts';
import { ANNA, Visitor } from '../kit/visitor.ts';

/** Chooses a language with the switch that this width shows: in the header or at the foot of the page. */
async function choose(page: Page, name: 'Nederlands' | 'English'): Promise<void> {
  await page
    .getByRole('link', { name: new RegExp(`^[A-Z]{2} ${name}$`) })
    .filter({ visible: true })
    .first()
    .click();
}

async function expectAddresses(
  page: Page,
  of: 'nl' | 'en',
  paths: { nl: string; en: string },
): Promise<void> {
  const link = (selector: string) => page.locator(`link${selector}`);
  const origin = originOf('alcohol');
  await expect(page.locator('html')).toHaveAttribute('lang', of);
  await expect(link('[rel=canonical]')).toHaveAttribute('href', origin + paths[of]);
  await expect(link('[rel=alternate][hreflang=nl]')).toHaveAttribute('href', origin + paths.nl);
  await expect(link('[rel=alternate][hreflang=en]')).toHaveAttribute('href', origin + paths.en);
}

test.use({ language: 'nl' });

test('the language switch keeps the page and its query', async ({ page, visitor }) => {
  await visitor.beLoggedIn(ANNA);
  const english = new Visitor(page, 'alcohol', 'en');
  await visitor.open('plan', {}, { week: '2' });
  await expectAddresses(page, 'nl', { nl: '/mijn-plan', en: '/en/my-recovery-plan' });
  await choose(page, 'English');
  await expect(page).toHaveURL(`${originOf('alcohol')}/en/my-recovery-plan?week=2`);
  await english.settled();
  await expectAddresses(page, 'en', { nl: '/mijn-plan', en: '/en/my-recovery-plan' });
  await expect(english.heading(english.say('recovery-plan:plan.title'))).toBeVisible();
  await expect(page.getByRole('heading', { name: english.say('recovery-plan:plan.week.2') })).toBeVisible();
  await choose(page, 'Nederlands');
  await expect(page).toHaveURL(`${originOf('alcohol')}/mijn-plan?week=2`);

  await visitor.open('registrationOfDay', { date: '2026-11-18' });
  await choose(page, 'English');
  await expect(page).toHaveURL(`${originOf('alcohol')}/en/daily-registration/2026-11-18`);
  await english.open('registration', {}, { date: '2026-11-17' });
  await choose(page, 'Nederlands');
  await expect(page).toHaveURL(`${originOf('alcohol')}/dagelijkse-registratie?date=2026-11-17`);
});

test('the language switch keeps the question that is open', { tag: '@full' }, async ({ page, visitor }) => {
  await visitor.createAccount();
  await new ExercisePage(visitor).ask(1);
  await choose(page, 'English');
  const english = new Visitor(page, 'alcohol', 'en');
  await expect(page).toHaveURL(`${english.address('exercise', { exercise: REASONS })}#1`);
  await new ExercisePage(english).expectQuestion(1);
});

test('the address without a language follows the language that was chosen', { tag: '@full' }, async ({
  page,
  visitor,
}) => {
  await page.goto(originOf('alcohol'));
  await expect(page.locator('html')).toHaveAttribute('lang', 'nl');
  await visitor.open('help');
  await expectAddresses(page, 'nl', { nl: '/hulp', en: '/en/help' });
  await choose(page, 'English');
  await expect(page).toHaveURL(`${originOf('alcohol')}/en/help`);
  await page.goto(originOf('alcohol'));
  await expect(page).toHaveURL(`${originOf('alcohol')}/en`);
  await expectAddresses(page, 'en', { nl: '/', en: '/en' });
  await visitor.settled();
  await choose(page, 'Nederlands');
  await expect(page).toHaveURL(`${originOf('alcohol')}/`);
  await page.goto(`${originOf('alcohol')}/nl/hulp`);
  await expectAddresses(page, 'nl', { nl: '/hulp', en: '/en/help' });
});

test('a page that is not there, and a site with one language', { tag: '@full' }, async ({
  page,
  watch,
  visitor,
}) => {
  watch.allowStatus(404);
  await page.goto(`${originOf('alcohol')}/bestaat-niet`);
  await visitor.settled();
  await choose(page, 'English');
  await expect(page).toHaveURL(`${originOf('alcohol')}/en`);
  await page.goto(originOf('poh'));
  await expect(page.getByRole('link', { name: 'English' })).toHaveCount(0);
  await expect(page.locator('link[rel=alternate]')).toHaveCount(0);
  await expect(page.locator('link[rel=canonical]')).toHaveAttribute('href', `${originOf('poh')}/`);
});

test('search engines are told of open pages, and asked to leave out the others', { tag: '@full' }, async ({
  visitor,
}) => {
  const { page } = visitor;
  await visitor.open('help');
  await expect(page.locator('meta[name=robots]')).toHaveCount(0);
  await expect(page.locator('meta[name=description]')).toHaveAttribute(
    'content',
    /dag en nacht|day and night/,
  );
  await expect(page.locator('meta[property="og:image"]')).toHaveAttribute('content', /\/share\.png$/);
  for (const name of ['login', 'forgotPassword', 'offline'] as const) {
    await visitor.open(name);
    await expect(page.locator('meta[name=robots]')).toHaveAttribute('content', 'noindex');
    await expect(page.locator('meta[name=description]')).toHaveCount(0);
  }
});

import { expect } from '@playwright/test';
import { DEMO_PEOPLE } from '#db/demo/people.ts';
import type { Site } from '#domain/site.ts';
import { accountScreens } from './account-screens.ts';
import { badgeDialog, closeBadges, keepBadges } from './badge-dialog.ts';
import { exerciseScreens } from './exercise-screens.ts';
import { PlanWizard, RegistrationForm } from './forms.ts';
import { Mailbox } from './mailbox.ts';
import { originOf } from './origin.ts';
import { annasProgramme, relativesScreens } from './programme-screens.ts';
import { ANNA, type Visitor } from './visitor.ts';

/** One screen or state of a screen, and how someone gets there from the screen before it. */
export interface Screen {
  readonly name: string;
  open(visitor: Visitor): Promise<void>;
}

/** Screens that one person sees after another. */
export interface Tour {
  readonly name: string;
  readonly site: Site;
  readonly screens: readonly Screen[];
}

/** The shape of a link that nobody was given. */
const INVENTED_LINK = { uid: '1', timestamp: '1790000000', hash: 'x'.repeat(43) };
const OVERVIEW = '**/registrations/overview';
/** A day on which Anna has two registrations. */
const FULL_DAY = dayWithTwo();

function dayWithTwo(): string {
  const days =
    DEMO_PEOPLE.find(({ mail }) => mail === ANNA.mail)?.registrations.map(({ daysAgo }) => daysAgo) ?? [];
  const ago = days.find((day, index) => days.indexOf(day) !== index) ?? 0;
  return new Date(Date.UTC(2026, 10, 20 - ago)).toISOString().slice(0, 10);
}

async function openTip(visitor: Visitor): Promise<void> {
  await visitor.open('tips');
  await visitor.main.getByRole('link').first().click();
  await expect(visitor.page).toHaveURL(/\/tips\/\w+$/);
  await expect(visitor.main.getByRole('link', { name: visitor.say('pages:tips.all') })).toBeVisible();
}

const visitorScreens: readonly Screen[] = [
  { name: 'landing', open: (visitor) => visitor.open('landing') },
  { name: 'help', open: (visitor) => visitor.open('help') },
  { name: 'questions', open: (visitor) => visitor.open('faq') },
  { name: 'tips', open: (visitor) => visitor.open('tips') },
  { name: 'tip', open: openTip },
  { name: 'forum agreements', open: (visitor) => visitor.open('forumRegulations') },
  { name: 'offline', open: (visitor) => visitor.open('offline') },
  { name: 'privacy', open: (visitor) => visitor.open('privacy') },
  { name: 'login', open: (visitor) => visitor.open('login') },
  {
    name: 'login refused',
    async open(visitor) {
      await visitor.sendLogin({ mail: 'niemand@houvast.example', password: 'niet-het-goede-1' });
      await expect(visitor.main.getByRole('alert')).toBeVisible();
    },
  },
  {
    name: 'help beside the page',
    async open(visitor) {
      const { page, say } = visitor;
      await page
        .getByRole('banner')
        .getByRole('link', { name: say('web:help'), exact: true })
        .click();
      await expect(page.getByRole('region', { name: say('web:help') }).getByRole('group')).toHaveCount(5);
    },
  },
  {
    name: 'mails stopped with a link that is none',
    async open(visitor) {
      await visitor.open('unsubscribe', {}, { uid: '1', kind: 'daily_mail', hash: 'none' });
      await expect(visitor.heading(visitor.say('account:unsubscribe.refused.heading'))).toBeVisible();
    },
  },
  { name: 'forgot password', open: (visitor) => visitor.open('forgotPassword') },
  {
    name: 'link sent',
    async open(visitor) {
      const { page, main, say } = visitor;
      await page.getByLabel(say('account:forgot.mail'), { exact: true }).fill('niemand@houvast.example');
      await main.getByRole('button', { name: say('account:forgot.submit') }).click();
      await expect(visitor.heading(say('account:forgot.sent.heading'))).toBeFocused();
    },
  },
  {
    name: 'link for a password that does not work',
    async open(visitor) {
      await visitor.open('resetPassword', INVENTED_LINK);
      await expect(visitor.heading(visitor.say('account:reset.link_invalid.heading'))).toBeVisible();
    },
  },
  {
    name: 'link for an address that does not work',
    async open(visitor) {
      await visitor.open('validate', INVENTED_LINK);
      await expect(visitor.heading(visitor.say('account:validate.link_invalid.heading'))).toBeVisible();
    },
  },
  { name: 'checklist', open: (visitor) => visitor.open('register') },
  {
    name: 'explainer',
    async open({ page, main, say }) {
      await main.getByRole('radio', { name: say('onboarding:yes'), exact: true }).check();
      await main
        .getByRole('radiogroup')
        .nth(1)
        .getByRole('radio', { name: say('onboarding:yes') })
        .check();
      await expect(page.getByRole('dialog')).toBeVisible();
    },
  },
  {
    name: 'credentials',
    async open(visitor) {
      await visitor.haveChecklistDone();
      await visitor.open('credentials');
    },
  },
  {
    name: 'credentials with problems',
    async open({ main, say }) {
      await main.getByRole('button', { name: say('account:credentials.submit') }).click();
      await expect(main.getByRole('region', { name: say('ui:errorSummary') })).toBeFocused();
    },
  },
  {
    name: 'address that is not there',
    async open(visitor) {
      await visitor.page.goto(`${visitor.address('help')}/bestaat-niet`);
      await expect(visitor.heading(visitor.say('web:missing.title'))).toBeVisible();
    },
  },
  {
    name: 'site that is not open yet',
    async open(visitor) {
      await visitor.page.goto(originOf('poh'));
      await expect(visitor.page.getByRole('heading', { level: 1 })).toBeVisible();
    },
  },
];

const annasScreens: readonly Screen[] = [
  ...annasProgramme,
  {
    name: 'plan',
    async open(visitor) {
      await visitor.open('plan');
      await expect(visitor.bar(/.*/).first()).toBeVisible();
    },
  },
  {
    name: 'plan in the first week',
    async open(visitor) {
      await visitor.open('plan', {}, { week: '1' });
      await expect(visitor.bar(/.*/).first()).toBeVisible();
    },
  },
  {
    name: 'calendar',
    async open(visitor) {
      await visitor.open('calendar');
      await expect(visitor.main.getByRole('grid')).toBeVisible();
    },
  },
  {
    name: 'menu of the account, or on a phone its page',
    async open(visitor) {
      if (visitor.isOnPhone) await visitor.openAccount();
      else await expect(await visitor.openAccountMenu()).toBeFocused();
    },
  },
  {
    name: 'calendar of the first month',
    async open(visitor) {
      await visitor.open('calendar', {}, { month: '2026-10' });
      await expect(visitor.main.getByRole('grid')).toBeVisible();
    },
  },
  {
    name: 'day with several registrations',
    async open(visitor) {
      await visitor.open('registrationOfDay', { date: FULL_DAY });
      const items = visitor.main.getByRole('region', { name: visitor.say('daily-registration:items.title') });
      await expect(items.getByRole('listitem')).toHaveCount(2);
    },
  },
  {
    name: 'question before deleting',
    async open({ page, main, say }) {
      await main.getByRole('button', { name: say('daily-registration:delete.button') }).click();
      await expect(page.getByRole('dialog')).toBeVisible();
    },
  },
  {
    name: 'registration for a day that has some',
    async open(visitor) {
      await visitor.open('registration', {}, { date: FULL_DAY });
      await expect(visitor.main.getByRole('note')).toBeVisible();
    },
  },
  {
    name: 'wizard: use now, as it was saved',
    async open(visitor) {
      await new PlanWizard(visitor).open();
      await expect(new PlanWizard(visitor).monday()).not.toHaveValue('');
    },
  },
  {
    name: 'wizard: warning about dangerous amounts',
    async open(visitor) {
      const wizard = new PlanWizard(visitor);
      await wizard.fillWeek('12');
      await wizard.next.click();
      await expect(wizard.warning('tier3')).toBeVisible();
    },
  },
  {
    name: 'wizard: stop or reduce',
    async open(visitor) {
      const wizard = new PlanWizard(visitor);
      await wizard.readWarning('tier3');
      await wizard.expectStep('choice');
    },
  },
  {
    name: 'wizard: no schedule before the GP knows',
    async open(visitor) {
      const wizard = new PlanWizard(visitor);
      await wizard.radio('choice.stop').check();
      await wizard.next.click();
      await wizard.expectStep('schedule');
      await wizard.save.click();
      await expect(visitor.main.getByText(visitor.say('ui:problem.warningUnread'))).toBeVisible();
    },
  },
  {
    name: 'wizard: schedule',
    async open(visitor) {
      await visitor.main.getByRole('checkbox').check();
      await expect(visitor.main.getByRole('table')).toBeVisible();
    },
  },
  {
    name: 'badges',
    async open(visitor) {
      await visitor.open('badges');
      await expect(visitor.main.getByRole('heading', { level: 3 }).first()).toBeVisible();
    },
  },
  {
    name: 'no messages',
    async open(visitor) {
      await visitor.open('messages');
      await expect(
        visitor.main.getByRole('heading', { name: visitor.say('messages:empty.title') }),
      ).toBeVisible();
    },
  },
  {
    name: 'plan that could not be fetched',
    async open(visitor) {
      await visitor.page.route(OVERVIEW, (route) =>
        route.fulfill({ status: 500, json: { code: 'internal' } }),
      );
      await visitor.open('plan');
      await expect(visitor.main.getByRole('alert')).toBeVisible();
    },
  },
];

/** The addresses of newcomers, for the links in their mails. */
const addresses = new WeakMap<Visitor, string>();

async function openLink(visitor: Visitor, kind: 'reset' | 'validate'): Promise<void> {
  const { page } = visitor;
  await page.goto(await new Mailbox(page.request).newest(addresses.get(visitor) ?? '', kind));
  await visitor.settled();
}

const newcomersScreens: readonly Screen[] = [
  {
    name: 'tour that could not be fetched',
    async open(visitor) {
      const { mail } = await visitor.createAccount();
      addresses.set(visitor, mail);
      const steps = /\/api\/\w\w\/(welkom|welcome)$/;
      await visitor.page.route(steps, (route) => route.fulfill({ status: 500, json: { code: 'internal' } }));
      await visitor.open('welcome');
      await expect(visitor.main.getByRole('alert')).toBeVisible();
      await visitor.page.unroute(steps);
    },
  },
  {
    name: 'tour',
    async open(visitor) {
      await visitor.open('welcome', {}, { step: '2' });
      await expect(visitor.main.getByRole('heading', { level: 1 })).toBeFocused();
    },
  },
  {
    name: 'programme without a goal',
    async open(visitor) {
      await visitor.open('programme');
      await expect(
        visitor.main.getByRole('heading', { name: visitor.say('programme:programme.planFirst.title') }),
      ).toBeVisible();
    },
  },
  {
    name: 'plan without a goal',
    async open(visitor) {
      await visitor.open('plan');
      await expect(
        visitor.main.getByRole('heading', { name: visitor.say('recovery-plan:cta.welcome.title') }),
      ).toBeVisible();
    },
  },
  {
    name: 'wizard with problems',
    async open(visitor) {
      await new PlanWizard(visitor).open();
      await new PlanWizard(visitor).next.click();
      await expect(visitor.main.getByRole('region', { name: visitor.say('ui:errorSummary') })).toBeFocused();
    },
  },
  {
    name: 'wizard: pace, and the end',
    async open(visitor) {
      const wizard = new PlanWizard(visitor);
      await wizard.answer({ now: '3', choice: 'reduce', limit: '1', pace: 'immediate' });
    },
  },
  {
    name: 'wizard: done',
    async open(visitor) {
      await new PlanWizard(visitor).save.click();
      await new PlanWizard(visitor).expectStep('done');
    },
  },
  { name: 'registration', open: (visitor) => visitor.open('registration') },
  {
    name: 'registration with a stake',
    async open(visitor) {
      const form = new RegistrationForm(visitor);
      await form.radio(visitor.say('daily-registration:register.yes')).check();
      await form.amount.fill('17');
      await expect(visitor.main.getByText(visitor.say('daily-registration:high'))).toBeVisible();
    },
  },
  {
    name: 'registration with a problem',
    async open(visitor) {
      const form = new RegistrationForm(visitor);
      await form.amount.fill('x');
      await form.save.click();
      await expect(form.amount).toBeFocused();
    },
  },
  {
    name: 'badges just received',
    async open(visitor) {
      await keepBadges(visitor);
      await new RegistrationForm(visitor).register('1');
      await expect(badgeDialog(visitor).getByRole('listitem')).toHaveCount(2);
    },
  },
  {
    name: 'plan just after saving',
    async open(visitor) {
      await closeBadges(visitor);
      await expect(visitor.bar(/: 1 /)).toBeVisible();
    },
  },
  {
    name: 'address confirmed',
    async open(visitor) {
      await openLink(visitor, 'validate');
      await expect(visitor.heading(visitor.say('account:validate.done.heading'))).toBeVisible();
    },
  },
  {
    name: 'mails, and when they come',
    async open(visitor) {
      const { main, say } = visitor;
      await visitor.open('notifications');
      const times = main.getByRole('region', { name: say('account:reminders.title') });
      await expect(times.getByRole('checkbox')).toHaveCount(8);
      for (const box of await times.getByRole('checkbox').all()) await box.uncheck();
      await times.getByRole('button', { name: say('account:reminders.submit') }).click();
      await expect(times).toContainText(say('ui:problem.nothingChosen'));
      await main.getByText(say('account:sent.title'), { exact: true }).click();
      await expect(main.getByText(say('account:sent.kind.validate_email'))).toBeVisible();
    },
  },
  {
    name: 'new password with problems',
    async open(visitor) {
      const { page, main, say } = visitor;
      await visitor.open('forgotPassword');
      await page.getByLabel(say('account:forgot.mail'), { exact: true }).fill(addresses.get(visitor) ?? '');
      await main.getByRole('button', { name: say('account:forgot.submit') }).click();
      await openLink(visitor, 'reset');
      await main.getByRole('button', { name: say('account:reset.submit') }).click();
      await expect(main.getByRole('region', { name: say('ui:errorSummary') })).toBeFocused();
    },
  },
  {
    name: 'new password chosen',
    async open(visitor) {
      const { page, main, say } = visitor;
      for (const field of ['password', 'confirmation'] as const) {
        await page.getByLabel(say(`account:reset.${field}`), { exact: true }).fill('opnieuw-begonnen-7');
      }
      await main.getByRole('button', { name: say('account:reset.submit') }).click();
      await expect(visitor.heading(say('account:reset.chosen.heading'))).toBeFocused();
    },
  },
];

export const TOURS: readonly Tour[] = [
  { name: 'a visitor', site: 'alcohol', screens: visitorScreens },
  { name: 'Anna', site: 'alcohol', screens: annasScreens },
  { name: 'a newcomer', site: 'gambling', screens: newcomersScreens },
  { name: 'a relative', site: 'naasten', screens: relativesScreens },
  { name: 'someone with an account', site: 'cannabis', screens: accountScreens },
  { name: 'someone with exercises', site: 'alcohol', screens: exerciseScreens },
];

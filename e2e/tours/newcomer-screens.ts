import { expect } from '@playwright/test';
import { badgeDialog, closeBadges, keepBadges } from '../kit/badge-dialog.ts';
import { Mailbox } from '../kit/mailbox.ts';
import { PlanWizard } from '../kit/plan-wizard.ts';
import { RegistrationForm } from '../kit/registration-form.ts';
import { Today } from '../kit/today.ts';
import type { Visitor } from '../kit/visitor.ts';
import type { Screen } from './tour.ts';

/** The addresses of newcomers, for the links in their mails. */
const addresses = new WeakMap<Visitor, string>();

async function openLink(visitor: Visitor, kind: 'reset' | 'validate'): Promise<void> {
  const { page } = visitor;
  await page.goto(await new Mailbox(page.request).newest(addresses.get(visitor) ?? '', kind));
  await visitor.settled();
}

/** The first day of someone new. */
export const newcomersScreens: readonly Screen[] = [
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
    name: 'today on the first day',
    open: (visitor) => new Today(visitor).open(),
  },
  {
    name: 'today after a tap',
    async open(visitor) {
      await new Today(visitor).amount('½').click();
      await expect(new Today(visitor).sheet).toBeVisible();
    },
  },
  {
    name: 'today filled in',
    open: (visitor) => new Today(visitor).done(),
  },
  {
    name: 'today undone',
    async open(visitor) {
      await new Today(visitor).undo.click();
      await expect(new Today(visitor).amount('½')).toHaveAttribute('aria-pressed', 'false');
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
    name: 'wizard: the mail to a buddy',
    async open(visitor) {
      const { main, say } = visitor;
      const wizard = new PlanWizard(visitor);
      await wizard.onward.click();
      await wizard.expectStep('buddy');
      await main.getByRole('textbox', { name: say('recovery-plan:wizard.buddy.name') }).fill('Bo');
      await main
        .getByRole('textbox', { name: say('recovery-plan:wizard.buddy.mail') })
        .fill('bo@houvast.example');
      await main.getByRole('button', { name: say('recovery-plan:wizard.buddy.look') }).click();
      await expect(main.getByRole('article')).toBeVisible();
    },
  },
  {
    name: 'wizard: done',
    async open(visitor) {
      await new PlanWizard(visitor).saveWithoutBuddy();
    },
  },
  { name: 'registration', open: (visitor) => visitor.open('registration') },
  {
    name: 'registration with a stake',
    async open(visitor) {
      const form = new RegistrationForm(visitor);
      await form.radio(visitor.say('daily-registration:register.yes')).check();
      await form.amount.fill('17');
      await expect(visitor.main.getByText(visitor.say('ui:highAmount.question'))).toBeVisible();
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
      // One or two: the badge for the first day may have been shown before, since the tap on Today.
      await expect(badgeDialog(visitor).getByRole('listitem').first()).toBeVisible();
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
      const times = main.getByRole('region', { name: say('notifications:reminders.title') });
      await expect(times.getByRole('checkbox')).toHaveCount(8);
      for (const box of await times.getByRole('checkbox').all()) await box.uncheck();
      await times.getByRole('button', { name: say('notifications:reminders.submit') }).click();
      await expect(times).toContainText(say('ui:problem.nothingChosen'));
      await main.getByText(say('notifications:sent.title'), { exact: true }).click();
      await expect(main.getByText(say('notifications:sent.kind.validate_email'))).toBeVisible();
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

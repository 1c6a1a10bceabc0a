import { expect } from '@playwright/test';
import { DEMO_PEOPLE } from '#db/demo/people.ts';
import { answerOtherwise } from '../kit/calls.ts';
import { PlanWizard } from '../kit/plan-wizard.ts';
import { MESSAGES } from '../kit/programme.ts';
import { Today } from '../kit/today.ts';
import { ANNA } from '../kit/visitor.ts';
import { annasDiary } from './diary-screens.ts';
import { annasProgramme } from './programme-screens.ts';
import type { Screen } from './tour.ts';
import { annasUrge } from './urge-screens.ts';

const OVERVIEW = '**/registrations/overview';
/** A day on which Anna has two registrations. */
const FULL_DAY = dayWithTwo();

function dayWithTwo(): string {
  const days =
    DEMO_PEOPLE.find(({ mail }) => mail === ANNA.mail)?.registrations.map(({ daysAgo }) => daysAgo) ?? [];
  const ago = days.find((day, index) => days.indexOf(day) !== index) ?? 0;
  return new Date(Date.UTC(2026, 10, 20 - ago)).toISOString().slice(0, 10);
}

/** What somebody sees after weeks of use. */
export const annasScreens: readonly Screen[] = [
  ...annasProgramme,
  ...annasDiary,
  {
    name: 'today',
    open: (visitor) => new Today(visitor).open(),
  },
  {
    name: 'plan',
    async open(visitor) {
      await visitor.open('plan');
      await expect(visitor.bar(/.*/).first()).toBeVisible();
    },
  },
  {
    name: 'plan with its weeks as a table, and a price',
    async open({ main, say }) {
      await main.getByText(say('recovery-plan:weeks.asTable')).click();
      await main.getByText(say('recovery-plan:price.add')).click();
      await expect(main.getByRole('row').last()).toBeVisible();
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
    name: 'menu of the account, or on a phone of everything',
    async open(visitor) {
      if (visitor.isOnPhone) await visitor.openMore();
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
    name: 'wizard: a seizure or delirium before',
    async open(visitor) {
      const wizard = new PlanWizard(visitor);
      await wizard.readWarning('tier3');
      await wizard.expectStep('safety');
    },
  },
  {
    name: 'wizard: stop or reduce',
    async open(visitor) {
      const wizard = new PlanWizard(visitor);
      await wizard.radio('safety.no').check();
      await wizard.next.click();
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
      await wizard.onward.click();
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
    name: 'milestone',
    async open({ main, say }) {
      await main.getByRole('heading', { level: 2 }).first().getByRole('link').click();
      await expect(main.getByRole('heading', { name: say('pages:terms.badges') })).toBeVisible();
    },
  },
  {
    name: 'badge',
    async open({ main, say }) {
      await main.getByRole('list').getByRole('link').first().click();
      await expect(main.getByText(say('pages:terms.badge'), { exact: true })).toBeVisible();
    },
  },
  {
    name: 'what her nurse sees, exercises',
    async open(visitor) {
      await visitor.open('mirror');
      await expect(visitor.main.getByRole('tabpanel').getByRole('heading').nth(1)).toBeVisible();
    },
  },
  {
    name: 'what her nurse sees, progress',
    async open({ main, say }) {
      await main.getByRole('tab', { name: say('clients:client.progress') }).click();
      await expect(main.getByRole('list', { name: say('ui:weekBars') })).toBeVisible();
    },
  },
  {
    name: 'no messages',
    async open(visitor) {
      // Anna may have received messages meanwhile.
      await answerOtherwise(visitor.page, MESSAGES, (view) => ({ ...view, rows: [] }));
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
  // Last, because it earns a badge.
  ...annasUrge,
];

import { expect } from '@playwright/test';
import { LABEL } from '#features/sso/server/openid/provider.testing.ts';
import { launch } from '../kit/portal.ts';
import type { Visitor } from '../kit/visitor.ts';
import type { Screen } from './tour.ts';

/** Where a launch leads, with its mark in the address. */
const LAUNCHED = { hti: '1' };

const field = ({ page, say }: Visitor, name: 'name' | 'mail') =>
  page.getByLabel(say(`account:launched.${name}`), { exact: true });
const button = ({ main, say }: Visitor, name: 'submit' | 'skip' | 'skipRest') =>
  main.getByRole('button', { name: say(`account:launched.${name}`) });
const notice = ({ page, say }: Visitor) => page.getByRole('region', { name: say('web:launch.label') });

/** Somebody who comes in from a portal: refused at first, then half-way through registering, and coming back. */
export const launchedScreens: readonly Screen[] = [
  {
    name: 'launch refused',
    async open(visitor) {
      await launch(visitor, { aud: 'somebody-else' });
      await expect(visitor.heading(visitor.say('sso:refused.title'))).toBeVisible();
      const { page } = visitor;
      await page.goto(page.url());
      await expect(visitor.heading(visitor.say('sso:refused.title'))).toBeVisible();
    },
  },
  {
    name: 'launched: the questions',
    async open(visitor) {
      await launch(visitor);
      await visitor.expectAt('registerHti', {}, LAUNCHED);
      await expect(visitor.main.getByText(visitor.say('onboarding:launched.unseenAtLogin'))).toBeVisible();
      await visitor.settled();
    },
  },
  {
    name: 'launched: name and address',
    async open(visitor) {
      await visitor.page.goto(visitor.address('account'));
      await visitor.expectAt('registerHti', {}, LAUNCHED);
      await visitor.settled();
      await visitor.passChecklist('credentialsHti');
      await visitor.expectAt('credentialsHti', {}, LAUNCHED);
      await launch(visitor);
      await visitor.expectAt('credentialsHti', {}, LAUNCHED);
      await visitor.settled();
    },
  },
  {
    name: 'launched: an address that is none',
    async open(visitor) {
      const { main, say } = visitor;
      await field(visitor, 'mail').fill('geen adres');
      await button(visitor, 'skipRest').click();
      await expect(main.getByRole('region', { name: say('ui:errorSummary') })).toBeFocused();
      await expect(field(visitor, 'mail')).toHaveValue('geen adres');
    },
  },
  {
    name: 'launched: today',
    async open(visitor) {
      await field(visitor, 'mail').fill('');
      await visitor.privacyBox.check();
      await button(visitor, 'skip').click();
      await visitor.expectAt('welcome');
      await launch(visitor);
      await expect(notice(visitor)).toContainText(visitor.say('web:launch.nameless'));
      await visitor.expectAt('today');
      await visitor.settled();
    },
  },
  {
    name: 'launched: account',
    async open(visitor) {
      const { page, main, say } = visitor;
      await notice(visitor).getByRole('button').click();
      await expect(notice(visitor)).toHaveCount(0);
      await visitor.open('account');
      const label = say('settings:about.letIn');
      await expect(main.getByText(say('settings:about.kind', { label }))).toBeVisible();
      await expect(main.getByRole('link', { name: say('settings:about.changePassword') })).toHaveCount(0);
      await expect(page.locator('body')).not.toContainText('example.com');
    },
  },
  {
    name: 'launched: a first address',
    open: (visitor) => visitor.open('changeEmail'),
  },
  {
    name: 'launched: the session has ended',
    async open(visitor) {
      const { page, main, say } = visitor;
      await visitor.open('account');
      await main.getByRole('textbox', { name: new RegExp(`^${say('settings:about.name')} `) }).fill('An');
      await page.context().clearCookies();
      await main.getByRole('button', { name: say('ui:save') }).click();
      await expect(visitor.heading(say('sso:back.title'))).toBeVisible();
      await visitor.expectAt('loggedOut');
    },
  },
  {
    name: 'login at an organisation that does not answer',
    async open(visitor) {
      const { main, say, language } = visitor;
      await visitor.open('login');
      await main.getByRole('link', { name: LABEL[language] }).click();
      await expect(main.getByRole('alert')).toHaveText(say('session:login.organisation.unreachable'));
    },
  },
  {
    name: 'login after giving up at the organisation',
    async open(visitor) {
      await visitor.open('login', {}, { sso: 'cancelled' });
      await expect(visitor.main.getByText(visitor.say('session:login.organisation.cancelled'))).toBeVisible();
    },
  },
  {
    name: 'forgotten password where an organisation lets people in',
    async open(visitor) {
      await visitor.open('forgotPassword');
      await visitor.main.getByRole('link', { name: visitor.say('sso:back.title') }).click();
      await visitor.expectAt('loggedOut');
      await visitor.page.goBack();
      await visitor.expectAt('forgotPassword');
    },
  },
];

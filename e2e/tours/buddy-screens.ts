import { expect } from '@playwright/test';
import type { RouteName } from '#domain/site/routes.ts';
import { BuddiesPage } from '../kit/buddies.ts';
import type { Visitor } from '../kit/visitor.ts';
import type { Screen } from './tour.ts';

/** Tours in several languages and widths run at the same time. */
const mailOf = ({ language, isOnPhone }: Visitor) =>
  `bo-${language}${isOnPhone ? '' : '-wide'}@houvast.example`;
/** The code of the buddy who is invited on this tour. */
let code = '';

type Answering = Extract<RouteName, 'buddyAccept' | 'buddyRefuse' | 'buddyUnsubscribe' | 'buddyCheer'>;

async function openAnswering(visitor: Visitor, route: Answering): Promise<void> {
  await visitor.open(route, { pairingCode: code });
}

/** Buddies as the participant sees them, and the pages behind the links in their mails. */
export const buddyScreens: readonly Screen[] = [
  { name: 'no buddy yet', open: (visitor) => new BuddiesPage(visitor).open() },
  {
    name: 'invitation with problems',
    async open(visitor) {
      await new BuddiesPage(visitor).look.click();
      await expect(visitor.main.getByRole('region', { name: visitor.say('ui:errorSummary') })).toBeFocused();
    },
  },
  {
    name: 'invitation before it goes out',
    open: (visitor) => new BuddiesPage(visitor).preview('Bo', mailOf(visitor)),
  },
  {
    name: 'buddies',
    async open(visitor) {
      await visitor.main.getByRole('button', { name: visitor.say('ui:mailPage.notYet') }).click();
      code = (await new BuddiesPage(visitor).invite('Bo', mailOf(visitor))).split('/').at(-1) ?? '';
    },
  },
  {
    name: 'question before taking an invitation back',
    async open(visitor) {
      await new BuddiesPage(visitor).row('Bo').getByRole('button').click();
      await expect(visitor.page.getByRole('dialog')).toBeVisible();
    },
  },
  { name: 'buddy: the invitation', open: (visitor) => openAnswering(visitor, 'buddyAccept') },
  { name: 'buddy: rather not', open: (visitor) => openAnswering(visitor, 'buddyRefuse') },
  { name: 'buddy: stopping', open: (visitor) => openAnswering(visitor, 'buddyUnsubscribe') },
  {
    name: 'buddy: yes',
    async open(visitor) {
      await openAnswering(visitor, 'buddyAccept');
      await visitor.main.getByRole('button', { name: visitor.say('buddies:accept.submit') }).click();
      await expect(visitor.heading(visitor.say('buddies:accept.done'))).toBeFocused();
    },
  },
  { name: 'buddy: an encouragement', open: (visitor) => openAnswering(visitor, 'buddyCheer') },
  {
    name: 'buddy: an encouragement sent',
    async open(visitor) {
      await visitor.main.getByRole('radio').first().check();
      await visitor.main.getByRole('button', { name: visitor.say('buddies:cheer.submit') }).click();
      await expect(visitor.heading(visitor.say('buddies:cheer.done'))).toBeFocused();
    },
  },
  {
    name: 'what a buddy hears',
    async open(visitor) {
      await visitor.open('buddyUpdates');
      await expect(new BuddiesPage(visitor).mail).toBeVisible();
    },
  },
  {
    name: 'help from a buddy',
    async open(visitor) {
      await visitor.open('urgeStep', { step: 'call' });
      const name = visitor.say('ui:ownBuddies.mail', { name: 'Bo' });
      await expect(visitor.main.getByRole('link', { name })).toBeVisible();
    },
  },
];

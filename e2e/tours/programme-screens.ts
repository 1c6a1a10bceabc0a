import { expect } from '@playwright/test';
import { ProgrammePage } from '../kit/programme.ts';
import { ANNA } from '../kit/visitor.ts';
import { plainPage } from './plain-pages.ts';
import type { Screen } from './tour.ts';

/** The programme after five weeks in which no exercise was done. */
export const annasProgramme: readonly Screen[] = [
  {
    name: 'programme',
    async open(visitor) {
      await visitor.beLoggedIn(ANNA);
      await visitor.open('programme');
      await expect(
        visitor.main.getByRole('progressbar', { name: visitor.say('programme:programme.progress.label') }),
      ).toBeVisible();
    },
  },
  {
    name: 'programme with a locked phase open',
    async open({ main, say }) {
      await main.locator('details').last().locator('summary').click();
      await expect(main.getByText(say('ui:notMonitored.nobody')).last()).toBeVisible();
    },
  },
  {
    name: 'programme that could not be fetched',
    async open(visitor) {
      const node = '**/get-program-node/*';
      await visitor.page.route(node, (route) => route.fulfill({ status: 500, json: { code: 'internal' } }));
      await visitor.open('programme');
      await expect(visitor.main.getByRole('alert')).toBeVisible();
      await visitor.page.unroute(node);
    },
  },
];

/** What someone sees on the site for relatives. */
export const relativesScreens: readonly Screen[] = [
  { name: 'landing for relatives', open: (visitor) => visitor.open('landing') },
  {
    name: 'programme for relatives',
    async open(visitor) {
      await visitor.createAccount();
      await visitor.open('programme');
      await expect(
        visitor.main.getByRole('progressbar', { name: visitor.say('programme:programme.progress.label') }),
      ).toBeVisible();
    },
  },
  {
    name: 'today for relatives',
    async open(visitor) {
      await visitor.open('today');
      await expect(
        visitor.main.getByRole('heading', { name: visitor.say('web:relativesToday.yourself') }),
      ).toBeVisible();
    },
  },
  plainPage('forYourself', 'three minutes for oneself'),
  {
    name: 'programme at its end',
    async open(visitor) {
      const programme = new ProgrammePage(visitor);
      await programme.pretendAnswered((await programme.exerciseIds()).inPhases);
      await visitor.open('programme');
      await expect(
        visitor.main.getByRole('list', { name: visitor.say('programme:programme.end.exercises') }),
      ).toBeVisible();
    },
  },
  { name: 'account of a relative', open: (visitor) => visitor.open('account') },
];

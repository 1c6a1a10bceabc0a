import type { Language } from '#domain/kit/language.ts';
import type { Unit } from '#domain/site/measure.ts';
import { siteProfile } from '#domain/site/site.ts';
import { breaches } from '../kit/breaches.ts';
import { frontPage } from '../kit/content.ts';
import { expect, test } from '../kit/fixtures.ts';
import { expectDaysFilled } from '../kit/plan-page.ts';
import { type GoalAnswers, PlanWizard } from '../kit/plan-wizard.ts';
import { RegistrationForm } from '../kit/registration-form.ts';
import type { Say } from '../kit/words.ts';

interface SiteJourney {
  /** On a desktop this is done on the site that differs most. */
  readonly tag: '@phone' | '@desktop' | '@full';
  readonly goal: GoalAnswers;
  /** What is typed; one press on "more" then adds the site's own step. */
  readonly typed: string;
  readonly unit: Unit;
  readonly stake?: string;
  readonly place: 'cafe' | 'restaurant' | 'casino' | 'coffeeshop';
  /** The bar's sentence after the day, by language. */
  readonly nl: string;
  readonly en: string;
}

/** All that differs between the sites that count use; today is a Friday in the first of six weeks. */
const JOURNEYS = {
  alcohol: {
    tag: '@phone',
    goal: { now: '3', choice: 'reduce', limit: '1', pace: 'immediate' },
    typed: '2',
    unit: 'glass',
    place: 'restaurant',
    nl: '2,5 glazen, doel 1 glas, boven je doel',
    en: '2.5 glasses, goal 1 glass, above your goal',
  },
  tobacco: {
    tag: '@full',
    goal: { now: '12', choice: 'stop', pace: 'gradual' },
    typed: '9',
    unit: 'cigarette',
    place: 'cafe',
    nl: '9,5 sigaretten, doel 10 sigaretten, binnen je doel',
    en: '9.5 cigarettes, goal 10 cigarettes, within your goal',
  },
  gambling: {
    tag: '@desktop',
    goal: { now: '2', choice: 'reduce', limit: '0,75', pace: 'immediate' },
    typed: '0,5',
    unit: 'hour',
    stake: '12,50',
    place: 'casino',
    nl: '0,75 uur, doel 0,75 uur, binnen je doel',
    en: '0.75 hours, goal 0.75 hours, within your goal',
  },
  cannabis: {
    tag: '@full',
    goal: { now: '2', choice: 'stop', pace: 'immediate' },
    typed: '0,5',
    unit: 'joint',
    place: 'coffeeshop',
    nl: '1 joint, doel 0 joints, boven je doel',
    en: '1 joint, goal 0 joints, above your goal',
  },
  cocaine: {
    tag: '@full',
    goal: { now: '6', choice: 'reduce', limit: '0', pace: 'gradual' },
    typed: '1',
    unit: 'line',
    place: 'cafe',
    nl: '1,5 lijntjes, doel 5 lijntjes, binnen je doel',
    en: '1.5 lines, goal 5 lines, within your goal',
  },
} as const satisfies Record<string, SiteJourney>;

const TODAY = { nl: 'vandaag, vrijdag 20 november: ', en: 'today, Friday 20 November: ' };

for (const site of Object.keys(JOURNEYS) as (keyof typeof JOURNEYS)[]) {
  test.describe(site, { tag: JOURNEYS[site].tag }, () => {
    test.use({ site });
    test('from the landing page to a day that is kept', async ({ visitor, language }) => {
      const { page, main, say } = visitor;
      const journey: SiteJourney = JOURNEYS[site];
      const sentence = TODAY[language] + journey[language];

      await visitor.open('landing');
      await main.getByRole('link', { name: frontPage(site, language).start }).click();
      await visitor.passChecklist();
      const account = await visitor.fillInCredentials();
      expect(await breaches(page)).toEqual([]);
      await main.getByRole('link', { name: say('web:planStep.title') }).click();
      const wizard = new PlanWizard(visitor);
      await expect(main.getByText(say(`recovery-plan:wizard.usage.${journey.unit}`))).toBeVisible();
      await wizard.answer(journey.goal);
      await wizard.finish();
      expect(await breaches(page)).toEqual([]);

      await main.getByRole('link', { name: say('recovery-plan:wizard.done.toPlan') }).click();
      await main.getByRole('link', { name: say('recovery-plan:cta.fillIn') }).click();
      const form = new RegistrationForm(visitor);
      await form.radio(say('daily-registration:register.yes')).check();
      await form.amount.fill(journey.typed);
      await main.getByRole('button', { name: moreName(say, journey.unit, language) }).click();
      const places = main
        .getByRole('radiogroup', { name: say('daily-registration:place') })
        .getByRole('radio');
      await expect(places).toHaveCount(siteProfile(site).measure?.places.length ?? 0);
      await form.radio(say(`ui:place.${journey.place}`)).check();
      await form.radio(say('ui:company.alone')).check();
      const stake = main.getByRole('textbox', { name: say('daily-registration:stake') });
      if (journey.stake) await stake.fill(journey.stake);
      else await expect(stake).toHaveCount(0);
      expect(await breaches(page)).toEqual([]);
      await form.save.click();

      await expect(page.getByRole('status').getByText(say('daily-registration:saved'))).toBeVisible();
      await expect(visitor.bar(sentence)).toBeVisible();
      await expectDaysFilled(visitor, 1);
      expect(await breaches(page)).toEqual([]);

      await page.reload();
      await visitor.settled();
      await expect(visitor.bar(sentence)).toBeVisible();

      await visitor.logOut();
      await visitor.logIn(account);
      await expect(visitor.bar(sentence)).toBeVisible();
    });
  });
}

/** The name of the button that adds one step of the site. */
function moreName(say: Say, unit: SiteJourney['unit'], language: Language): string {
  const step = unit === 'hour' ? 0.25 : 0.5;
  const number = new Intl.NumberFormat(language).format(step);
  return say('daily-registration:more', {
    step: number,
    unit: say(`ui:unit.${unit}`, { count: unit === 'hour' ? step : 1 }),
  });
}

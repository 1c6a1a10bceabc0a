import { randomInt } from 'node:crypto';
import { type BrowserContext, test as base } from '@playwright/test';
import type { Language } from '#domain/kit/language.ts';
import type { Site } from '#domain/site/site.ts';
import { closeBadges } from './badge-dialog.ts';
import { LACKING, takeAway } from './oldest-browser.ts';
import { Visitor } from './visitor.ts';
import { Watch } from './watch.ts';

/** The site is set per file or group with `test.use`, the language per project. */
export interface WorldOptions {
  readonly site: Site;
  readonly language: Language;
  /** Whether the browser is one of the oldest that are supported. */
  readonly isOld: boolean;
}

interface World {
  /** Someone with their own browser, on the site and in the language of the group. */
  readonly visitor: Visitor;
  /** Fails the journey on errors, breaches of the security policy and calls to other origins that it did not announce. */
  readonly watch: Watch;
}

/** Every journey uses this `test`, so every screen that it opens is watched, in each of its browsers. */
export const test = base.extend<World & WorldOptions>({
  site: ['alcohol', { option: true }],
  language: ['nl', { option: true }],
  isOld: [false, { option: true }],
  extraHTTPHeaders: async ({}, use) => {
    await use({ 'X-Forwarded-For': `10.${randomInt(256)}.${randomInt(256)}.${randomInt(1, 255)}` });
  },
  watch: [
    async ({ browser, context, isOld }, use) => {
      const watch = new Watch();
      const follow = async (opened: BrowserContext) => {
        watch.follow(opened);
        if (isOld) await opened.addInitScript(takeAway, LACKING);
      };
      await follow(context);
      // Other people in the journey have browsers of their own.
      browser.on('context', follow);
      await use(watch);
      browser.off('context', follow);
      watch.expectQuiet();
    },
    { auto: true },
  ],
  visitor: async ({ page, site, language }, use) => {
    const visitor = new Visitor(page, site, language);
    await closeBadges(visitor);
    await use(visitor);
  },
});

export { expect } from '@playwright/test';

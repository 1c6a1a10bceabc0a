import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { test as base, expect, type Page } from '@playwright/test';
import type { Language } from '#domain/kit/language.ts';
import { siteProfile } from '#domain/site/site.ts';
import type { Storage } from '#server/process/storage.ts';
import { closeBadges } from '../kit/badge-dialog.ts';
import type { WorldOptions } from '../kit/fixtures.ts';
import { useStorage } from '../kit/own-server.ts';
import { type Account, Visitor } from '../kit/visitor.ts';
import { onItsServer } from './its-server.ts';
import { expectLoaded } from './plain-pages.ts';
import { TOURS } from './screens.ts';
import type { Screen, Tour } from './tour.ts';

/** The maximum height of a picture in pixels; the rest of a longer page would say nothing more. */
const MOST_HEIGHT = 2_000;
/** Of WebP, 0–1. */
const QUALITY = 0.7;
/** Screens that are also taken in English and dark on a desktop. */
const ON_DESKTOP = new Set(['landing', 'help', 'questions', 'login', 'programme', 'plan', 'calendar']);

/** A visitor whose mail address is the same in every picture of a tour, and differs between tours, which share one server. */
class Sitter extends Visitor {
  readonly #mail: string;

  constructor(page: Page, { name, site }: Tour, language: Language, port: number) {
    super(page, site, language, port);
    this.#mail = `${joined(name.replace(/^(a|someone) /, ''), '.')}@houvast.example`;
  }

  override newAccount(): Account {
    return { ...super.newAccount(), mail: this.#mail };
  }
}

/** A name in a form that fits in a file name or, with dots, in a mail address. */
function joined(name: string, by: '-' | '.'): string {
  return name.toLowerCase().replace(/\W+/g, by);
}

const cookies: Screen = {
  name: 'cookies',
  async open(visitor) {
    await visitor.open('landing');
    const foot = visitor.page.getByRole('contentinfo');
    await foot.getByRole('button', { name: visitor.say('web:cookies'), exact: true }).click();
    await expect(visitor.page.getByRole('dialog')).toBeVisible();
  },
};

interface Studio {
  readonly photograph: (visitor: Visitor, name: string) => Promise<void>;
  readonly storage: Storage;
}

const test = base.extend<WorldOptions & Studio>({
  storage: async ({}, use) => useStorage({}, use),
  site: ['alcohol', { option: true }],
  language: ['nl', { option: true }],
  photograph: async ({ browser }, use, { project }) => {
    const folder = join(project.testDir, '../docs/screens', project.name);
    mkdirSync(folder, { recursive: true });
    const darkroom = await browser.newPage();
    await use(async (visitor, name) => {
      const file = join(folder, `${joined(name, '-')}.webp`);
      writeFileSync(file, await asWebp(darkroom, await pictureOf(visitor)));
    });
    await darkroom.close();
  },
});

async function pictureOf(visitor: Visitor): Promise<Buffer> {
  const { page } = visitor;
  // Otherwise what was clicked last would look hovered.
  await page.mouse.move(0, 0);
  await page.waitForLoadState('networkidle');
  await expectLoaded(visitor);
  await page.evaluate(() => document.fonts.ready);
  const size = page.viewportSize() ?? { width: 0, height: 0 };
  const height = await page.evaluate(() => document.documentElement.scrollHeight);
  // In a window as high as the page, fixed bars are where they belong. A dialog belongs in the window as it is.
  const hasDialog = (await page.getByRole('dialog').count()) > 0;
  if (!hasDialog) await page.setViewportSize({ ...size, height: Math.min(height, MOST_HEIGHT) });
  await page.evaluate(() => window.scrollTo({ top: 0, behavior: 'instant' }));
  // The drawings of exercises are in a file that loads separately.
  await page.waitForFunction(() =>
    [...document.querySelectorAll('use')].every((use) => !use.checkVisibility() || use.getBBox().width > 0),
  );
  const picture = await page.screenshot({ animations: 'disabled' });
  await page.setViewportSize(size);
  return picture;
}

/** Converts a picture with the browser's own encoder, to a third of the bytes. */
async function asWebp(darkroom: Page, png: Buffer): Promise<Buffer> {
  const encoded = await darkroom.evaluate(
    async ({ source, quality }) => {
      const image = await createImageBitmap(await (await fetch(source)).blob());
      const canvas = new OffscreenCanvas(image.width, image.height);
      canvas.getContext('2d')?.drawImage(image, 0, 0);
      const webp = await canvas.convertToBlob({ type: 'image/webp', quality });
      return Array.from(new Uint8Array(await webp.arrayBuffer()));
    },
    { source: `data:image/png;base64,${png.toString('base64')}`, quality: QUALITY },
  );
  return Buffer.from(encoded);
}

for (const tour of TOURS) {
  const { name, site, screens } = tour;
  test(`pictures of what ${name} sees`, async ({ page, language, storage, photograph }, { project }) => {
    await page.clock.setFixedTime('2026-11-20T11:00:00Z');
    const spoken = siteProfile(site).writtenIn.includes(language) ? language : 'nl';
    await onItsServer(tour, storage, async (port) => {
      const visitor = new Sitter(page, tour, spoken, port);
      await closeBadges(visitor);
      for (const screen of name === 'a visitor' ? [cookies, ...screens] : screens) {
        await screen.open(visitor);
        if (project.name === 'phone' || ON_DESKTOP.has(screen.name)) await photograph(visitor, screen.name);
      }
    });
  });
}

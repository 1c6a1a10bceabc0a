import { mkdtempSync, rmSync } from 'node:fs';
import { availableParallelism, tmpdir } from 'node:os';
import { join } from 'node:path';
import {
  defineConfig,
  type PlaywrightTestOptions,
  type PlaywrightWorkerOptions,
  type Project,
} from '@playwright/test';
import type { Language } from '#domain/kit/language.ts';
import { freshVapidKeys } from '#platform/push/vapid.ts';
import { trialSecrets } from '#platform/secrets.ts';
import type { WorldOptions } from './e2e/kit/fixtures.ts';
import { PORT } from './e2e/kit/origin.ts';
import { FULL, leftOut } from './e2e/runs.ts';

/**
 * Most of what a browser draws is motion. Journeys about it ask for it themselves, and the tours see screens in both ways;
 * with FULL=1 it is in all of them.
 */
const MOTION = FULL ? {} : { contextOptions: { reducedMotion: 'reduce' as const } };

/** A phone and a desktop, each with the language of its journeys. */
function widths(
  onPhone: Language,
  onDesktop: Language,
  suffix = '',
): Project<PlaywrightTestOptions & WorldOptions, PlaywrightWorkerOptions>[] {
  return [
    {
      name: `phone${suffix}`,
      ...leftOut('phone', suffix === ''),
      use: {
        viewport: { width: 390, height: 844 },
        timezoneId: 'Europe/Amsterdam',
        language: onPhone,
        isOld: true,
      },
    },
    {
      name: `desktop${suffix}`,
      ...leftOut('desktop', false),
      // A device in another zone sees the same days: the product's day is that of the server.
      use: { viewport: { width: 1280, height: 900 }, timezoneId: 'America/New_York', language: onDesktop },
    },
  ];
}

/** A tablet in the dark, for somebody who wants no motion: for journeys in which the width changes the frame, and for pages to read. */
const tablet: Project<PlaywrightTestOptions & WorldOptions, PlaywrightWorkerOptions> = {
  name: 'tablet',
  testMatch: ['tablet.spec.ts', ...(FULL ? ['header.spec.ts', 'main-job.spec.ts', 'reading.spec.ts'] : [])],
  use: {
    viewport: { width: 768, height: 1024 },
    timezoneId: 'Europe/Amsterdam',
    language: 'nl',
    colorScheme: 'dark',
    contextOptions: { reducedMotion: 'reduce' },
  },
};

const { publicKey, privateKey } = freshVapidKeys();

/** The settings for an empty database that was given, which takes half the time of the embedded one. */
function databaseSettings(): Record<string, string> {
  const url = process.env['JOURNEYS_DATABASE_URL'];
  if (url === undefined) return {};
  const { encryptionKeys, sessionSecret } = trialSecrets(dataFolder());
  return {
    DATABASE_URL: url,
    NODE_ENV: 'development',
    ENCRYPTION_KEYS: encryptionKeys,
    SESSION_SECRET: sessionSecret,
  };
}

/** Browser journeys against the built server and web app, on an empty database with the demo people: the embedded one, unless told otherwise. */
export default defineConfig<WorldOptions>({
  testDir: 'e2e',
  testMatch: '*.spec.ts',
  fullyParallel: true,
  // One more than processors, as journeys also wait. On two cores four are no quicker, and keep the processors busier.
  workers: Math.min(4, availableParallelism() + 1),
  // On a machine where nobody is watching a journey gets a second try; it is listed at the end, to be fixed.
  retries: process.env['CI'] ? 1 : 0,
  timeout: 60_000,
  expect: { timeout: 10_000 },
  forbidOnly: true,
  reporter: 'list',
  use: {
    ...MOTION,
    browserName: 'chromium',
    actionTimeout: 10_000,
    screenshot: 'only-on-failure',
    // It would answer calls that a journey cuts off; journeys about it allow it.
    serviceWorkers: 'block',
    launchOptions: {
      ...(process.env['CHROMIUM_PATH'] ? { executablePath: process.env['CHROMIUM_PATH'] } : {}),
      args: [
        '--no-sandbox',
        '--disable-gpu',
        // Painting in a process of its own takes a twentieth of a run.
        '--in-process-gpu',
        '--disable-background-networking',
        '--disable-component-update',
        '--disable-sync',
        '--no-first-run',
      ],
    },
  },
  projects: [...widths('nl', 'en'), tablet, ...(FULL ? widths('en', 'nl', ', other language') : [])],
  webServer: {
    command: `"${process.execPath}" dist/program/main.js`,
    url: `http://127.0.0.1:${PORT}/readyz`,
    reuseExistingServer: false,
    timeout: 60_000,
    stderr: 'pipe',
    env: {
      PORT: String(PORT),
      NODE_COMPILE_CACHE: join(import.meta.dirname, 'node_modules', '.cache', 'compiled'),
      DATA_DIR: dataFolder(),
      ...databaseSettings(),
      DEMO: '1',
      LOG_LEVEL: 'warn',
      NOW: '2026-11-20T11:00:00Z',
      // Another origin, as in life, without leaving this machine.
      QUICK_EXIT_URL: `http://127.0.0.1:${PORT}/healthz`,
      PUBLIC_ORIGIN_TEMPLATE: `http://{site}.localhost:${PORT}`,
      VAPID_PUBLIC_KEY: publicKey,
      VAPID_PRIVATE_KEY: privateKey,
      VAPID_SUBJECT: 'mailto:push@houvast.example',
      // Each journey comes from an address of its own, so that the limits on accounts per address leave it alone.
      TRUST_PROXY: '1',
    },
  },
});

/** A fresh folder for this run. Workers read this file too; they find the folder in the environment. */
function dataFolder(): string {
  const given = process.env['E2E_DATA_DIR'];
  if (given) return given;
  const folder = mkdtempSync(join(tmpdir(), 'houvast-e2e-'));
  process.env['E2E_DATA_DIR'] = folder;
  process.once('exit', () => rmSync(folder, { recursive: true, force: true }));
  return folder;
}

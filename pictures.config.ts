import { defineConfig } from '@playwright/test';
import type { WorldOptions } from './e2e/kit/fixtures.ts';
import base from './playwright.config.ts';

/** Takes the pictures of docs/screens (npm run screens): as the journeys, one after another, and nothing but pictures. */
export default defineConfig<WorldOptions>({
  ...base,
  testMatch: 'pictures.ts',
  workers: 1,
  fullyParallel: false,
  // A second try would find its account taken.
  retries: 0,
  timeout: 300_000,
  reporter: 'line',
  use: { ...base.use, contextOptions: { reducedMotion: 'reduce' }, timezoneId: 'Europe/Amsterdam' },
  projects: [
    {
      name: 'phone',
      use: { viewport: { width: 390, height: 844 }, colorScheme: 'light', language: 'nl', locale: 'nl-NL' },
    },
    {
      name: 'desktop',
      // The tours that need no account of their own.
      grep: /what (a visitor|Anna) sees/,
      use: { viewport: { width: 1280, height: 900 }, colorScheme: 'dark', language: 'en', locale: 'en-GB' },
    },
  ],
});

import type ui from '../ui/text.nl.json';
import type web from './text.nl.json';

/** Makes every word's key checked by the compiler. Each slice adds its own words in its `text.d.ts`. */
declare module 'i18next' {
  interface SliceWords {
    ui: typeof ui;
    web: typeof web;
  }
  interface CustomTypeOptions {
    defaultNS: 'ui';
    resources: SliceWords;
  }
}

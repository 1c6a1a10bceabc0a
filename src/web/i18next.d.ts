import type ui from '../ui/text.nl.json';
import type web from './text.nl.json';

/** Lets the compiler check the keys of texts (`ui/words/translate.ts`). Each slice adds its own in its `text.d.ts`. */
declare module 'i18next' {
  interface SliceWords {
    ui: typeof ui;
    web: typeof web;
  }
}

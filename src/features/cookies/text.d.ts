import type words from './text.nl.json';

declare module 'i18next' {
  interface SliceWords {
    cookies: typeof words;
  }
}

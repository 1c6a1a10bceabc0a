import type words from './text.nl.json';

declare module 'i18next' {
  interface SliceWords {
    sso: typeof words;
  }
}

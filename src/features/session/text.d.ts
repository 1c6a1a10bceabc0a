import type words from './text.nl.json';

declare module 'i18next' {
  interface SliceWords {
    session: typeof words;
  }
}

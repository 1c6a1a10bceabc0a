import type words from './text.nl.json';

declare module 'i18next' {
  interface SliceWords {
    diary: typeof words;
  }
}

import type words from './text.nl.json';

declare module 'i18next' {
  interface SliceWords {
    pairing: typeof words;
  }
}

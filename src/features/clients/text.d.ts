import type words from './text.nl.json';

declare module 'i18next' {
  interface SliceWords {
    clients: typeof words;
  }
}

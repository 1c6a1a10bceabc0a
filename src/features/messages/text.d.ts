import type words from './text.nl.json';

declare module 'i18next' {
  interface SliceWords {
    messages: typeof words;
  }
}

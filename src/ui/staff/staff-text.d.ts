import type words from './staff-text.nl.json';

declare module 'i18next' {
  interface SliceWords {
    'ui-staff': typeof words;
  }
}

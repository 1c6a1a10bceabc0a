import type words from './staff-text.nl.json';

declare module 'i18next' {
  interface SliceWords {
    'moderation-staff': typeof words;
  }
}

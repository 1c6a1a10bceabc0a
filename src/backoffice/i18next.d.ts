import type backoffice from './text.nl.json';

declare module 'i18next' {
  interface SliceWords {
    backoffice: typeof backoffice;
  }
}

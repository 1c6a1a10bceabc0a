import type { i18n } from 'i18next';
import ui from '#ui/text.nl.json';
import shell from './text.nl.json';

const slices = import.meta.glob<object>('../features/*/staff-text.nl.json', {
  eager: true,
  import: 'default',
});

/** Adds every text of the staff's screens, which are in Dutch only: they are one small file. */
export function addWords(words: i18n): void {
  words.addResourceBundle('nl', 'ui', ui);
  words.addResourceBundle('nl', 'backoffice', shell);
  for (const [path, catalogue] of Object.entries(slices)) {
    words.addResourceBundle('nl', `${path.split('/').at(-2)}-staff`, catalogue);
  }
}

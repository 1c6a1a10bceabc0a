import uiStaff from '#ui/staff/staff-text.nl.json';
import ui from '#ui/text.nl.json';
import type { Catalogue, Words } from '#ui/words/words.ts';
import shell from './text.nl.json';

const slices = import.meta.glob<Catalogue>('../features/*/staff-text.nl.json', {
  eager: true,
  import: 'default',
});

/** Adds all texts of the staff's screens at once: they are Dutch only and small. */
export function addWords(words: Words): void {
  words.add('ui', ui);
  words.add('ui-staff', uiStaff);
  words.add('backoffice', shell);
  for (const [path, catalogue] of Object.entries(slices)) {
    words.add(`${path.split('/').at(-2)}-staff`, catalogue);
  }
}

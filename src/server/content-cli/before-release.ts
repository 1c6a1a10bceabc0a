import { z } from 'zod';
import { leftToCheck } from '#domain/content/contact.ts';
import { checkOf, storedContact } from '#features/contacts/server/contacts.ts';
import { contentText } from '#platform/content/reader.ts';
import { openFile, type Source } from '#platform/content/source.ts';

const contactsFile = z.strictObject({ contacts: z.array(storedContact) });

/** What somebody has to check before people may rely on the content, with its position in the files (content facts 0.9). */
export function beforeRelease(source: Source = contentText): string[] {
  const file = openFile('contacts.yaml', contactsFile, source);
  return file.content.contacts.flatMap((contact, index) => {
    const left = leftToCheck(checkOf(contact));
    return left === null ? [] : file.mistake(['contacts', index, 'checked_on'], left);
  });
}

import { z } from 'zod';
import { leftToCheck } from '#domain/content/contact.ts';
import { checkOf, storedContact } from '#features/contacts/server/contacts.ts';
import { contentText } from '#platform/content/reader.ts';
import { readProvider } from '#platform/content/site-terms.ts';
import { openFile, type Source } from '#platform/content/source.ts';

const contactsFile = z.strictObject({ contacts: z.array(storedContact) });

/** The facts of the provider that nobody has filled in: until then the pages say nothing of them. */
function unknownFacts(source: Source): string[] {
  const file = readProvider(source, () => undefined);
  return Object.entries(file.content).flatMap(([language, facts]) =>
    Object.entries(facts)
      .filter(([, value]) => value === null)
      .flatMap(([name]) => file.mistake([language, name], 'nobody has filled this in')),
  );
}

/** What somebody has to check before people may rely on the content, with its position in the files (content facts 0.9). */
export function beforeRelease(source: Source = contentText): string[] {
  const file = openFile('contacts.yaml', contactsFile, source);
  const unchecked = file.content.contacts.flatMap((contact, index) => {
    const left = leftToCheck(checkOf(contact));
    return left === null ? [] : file.mistake(['contacts', index, 'checked_on'], left);
  });
  return [...unchecked, ...unknownFacts(source)];
}

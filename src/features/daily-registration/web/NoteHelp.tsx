import { readContacts } from '#features/contacts/contract.ts';
import { readCrisisPhrases } from '#features/programme/crisis-contract.ts';
import { useEndpoint } from '#ui/app/queries.ts';
import { CrisisPanel } from '#ui/help/CrisisPanel.tsx';

/** Whom to call, under a note that asks for it. */
export function NoteHelp({ note }: { note: string }) {
  const phrases = useEndpoint(readCrisisPhrases).data;
  const contacts = useEndpoint(readContacts).data ?? [];
  return <CrisisPanel text={note} phrases={phrases} contacts={contacts} />;
}

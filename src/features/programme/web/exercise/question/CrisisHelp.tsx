import { readContacts } from '#features/contacts/contract.ts';
import { useEndpoint } from '#ui/app/queries.ts';
import { CrisisPanel } from '#ui/help/CrisisPanel.tsx';
import { readCrisisPhrases } from '../../../crisis-contract.ts';

/** Whom to call, under an answer that asks for it. */
export function CrisisHelp({ text }: { text: string }) {
  const phrases = useEndpoint(readCrisisPhrases).data;
  const contacts = useEndpoint(readContacts).data ?? [];
  return <CrisisPanel text={text} phrases={phrases} contacts={contacts} />;
}

import { useEndpoint } from '../app/queries.ts';
import { CrisisPanel } from './CrisisPanel.tsx';
import { useCrisisCalls } from './crisis-calls.ts';

/** Whom to call, under something that a person writes and that asks for it. */
export function CrisisHelp({ text }: { text: string }) {
  const calls = useCrisisCalls();
  const phrases = useEndpoint(calls.phrases).data;
  const contacts = useEndpoint(calls.contacts).data ?? [];
  return <CrisisPanel text={text} phrases={phrases} contacts={contacts} />;
}

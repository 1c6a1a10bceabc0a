import { useEndpoint } from '../app/queries.ts';
import { CrisisPanel } from './CrisisPanel.tsx';
import { useCrisisCalls } from './crisis-calls.ts';

/** Shows whom to call under a text that suggests a crisis. */
export function CrisisHelp({ text }: { text: string }) {
  const calls = useCrisisCalls();
  const phrases = useEndpoint(calls.phrases).data;
  const contacts = useEndpoint(calls.contacts).data ?? [];
  return <CrisisPanel text={text} phrases={phrases} contacts={contacts} />;
}

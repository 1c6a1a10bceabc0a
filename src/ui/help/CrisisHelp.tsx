import { useContext } from 'react';
import { CrisisPanel } from './CrisisPanel.tsx';
import { CrisisSourcesContext } from './crisis-sources.ts';

/** Whom to call, under something that a person writes and that asks for it. */
export function CrisisHelp({ text }: { text: string }) {
  const useSources = useContext(CrisisSourcesContext);
  return <CrisisPanel text={text} {...useSources()} />;
}

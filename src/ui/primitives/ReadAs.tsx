import type { ReactNode } from 'react';

/** Shows something short that a screen reader says in full: “18/11/2026” as “18 November 2026”. */
export function ReadAs({ words, children }: { words: string; children: ReactNode }) {
  return (
    <>
      <span aria-hidden="true">{children}</span>
      <span className="visually-hidden">{words}</span>
    </>
  );
}

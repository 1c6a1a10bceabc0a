import type { ReactNode } from 'react';

/** Parts of the product as a picture: they cannot be reached or pressed, and the text beside them says what they show. */
export function Drawing({ children }: { children: ReactNode }) {
  return (
    <div className="stack" aria-hidden="true" inert>
      {children}
    </div>
  );
}

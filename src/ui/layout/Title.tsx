import { type ReactNode, useEffect, useRef } from 'react';

/** The h1 of a page that replaced another at the same address. `takesFocus` moves the focus to it. */
export function Title({ takesFocus, children }: { takesFocus: boolean; children: ReactNode }) {
  const title = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    if (takesFocus) title.current?.focus();
  }, [takesFocus]);
  return (
    <h1 ref={title} tabIndex={-1}>
      {children}
    </h1>
  );
}

import { useEffect, useRef } from 'react';

/** Keeps what was typed when the page is opened in the other language, which loads it anew. */
export function useKeptForLanguage<Values extends object>(
  values: Values,
  empty: Values,
  keep: (values: Values) => void,
): void {
  const latest = useRef<() => void>(() => undefined);
  useEffect(() => {
    latest.current = () => {
      if (JSON.stringify(values) !== JSON.stringify(empty)) keep(values);
    };
  });
  useEffect(() => {
    const look = ({ target }: MouseEvent) => {
      if (target instanceof Element && target.closest('a[data-language]')) latest.current();
    };
    document.addEventListener('click', look, true);
    return () => document.removeEventListener('click', look, true);
  }, []);
}

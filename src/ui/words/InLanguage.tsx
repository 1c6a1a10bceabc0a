import type { ReactNode } from 'react';
import type { Language } from '#domain/kit/language.ts';
import { useForeign } from '../app/language.ts';

interface InLanguageProps {
  /** The language of the words; undefined: that of the page. */
  readonly of: Language | undefined;
  readonly children: ReactNode;
}

/** Words of the content, marked where they are not in the language of the page. */
export function InLanguage({ of, children }: InLanguageProps) {
  const lang = useForeign(of);
  return lang ? <span lang={lang}>{children}</span> : children;
}

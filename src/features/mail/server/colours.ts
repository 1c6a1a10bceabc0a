import type { ThemeSetting } from '#domain/site/theme.ts';

interface Scheme {
  readonly ground: string;
  readonly card: string;
  readonly text: string;
  readonly soft: string;
}

/** The colours of a mail, as literal values, because mail programs know no tokens. */
export interface LetterColours {
  readonly light: Scheme & { readonly heading: string; readonly button: string; readonly onButton: string };
  readonly dark: Scheme;
}

/** The colours of the product, the same on every site: the colours of a mail do not tell which one it is from. */
const OWN: LetterColours = {
  light: {
    ground: '#f1f5f6',
    card: '#ffffff',
    text: '#1e2f31',
    soft: '#475b5d',
    heading: '#01353a',
    button: '#01636b',
    onButton: '#ffffff',
  },
  dark: { ground: '#10191b', card: '#1a2426', text: '#e6edee', soft: '#b4c1c3' },
};

/** The colours of the neutral theme (`domain/site/theme.ts`). */
const NEUTRAL: LetterColours = {
  light: {
    ground: '#f5f8f9',
    card: '#ffffff',
    text: '#262c30',
    soft: '#50585c',
    heading: '#1d313b',
    button: '#395c6e',
    onButton: '#ffffff',
  },
  dark: { ground: '#101619', card: '#1a2024', text: '#dfe4e6', soft: '#acb4b8' },
};

/** The colours of all mails of an installation. */
export function letterColours({ theming }: ThemeSetting): LetterColours {
  return theming ? OWN : NEUTRAL;
}

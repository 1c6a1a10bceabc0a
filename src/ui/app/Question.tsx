import type { Language } from '#domain/kit/language.ts';
import { Disclosure } from '../primitives/Disclosure.tsx';
import { useForeign } from './language.ts';
import { Sentence } from './Words.tsx';

interface QuestionProps {
  readonly question: string;
  readonly answer: string;
  readonly langcode: Language;
}

/** A frequently asked question with a collapsed answer. */
export function Question({ question, answer, langcode }: QuestionProps) {
  return (
    <Disclosure title={question} lang={useForeign(langcode)}>
      <p>
        <Sentence text={answer} />
      </p>
    </Disclosure>
  );
}

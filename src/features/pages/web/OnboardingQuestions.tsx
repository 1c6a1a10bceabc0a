import { Link } from 'react-router';
import { readContacts } from '#features/contacts/contract.ts';
import type { OnboardingQuestion } from '#features/pages/block-contract.ts';
import { useForeign } from '#ui/app/language.ts';
import { useEndpoint } from '#ui/app/queries.ts';
import { Sentence, Words } from '#ui/app/Words.tsx';
import { ContactCard } from '#ui/help/ContactCard.tsx';
import { Card } from '#ui/primitives/Card.tsx';
import { Disclosure } from '#ui/primitives/Disclosure.tsx';

interface OnboardingQuestionsProps {
  readonly questions: readonly OnboardingQuestion[];
  readonly level: 'h2' | 'h3';
}

/** Questions of the checklist to read, each with its explainer folded up. They are answered before registering only. */
export function OnboardingQuestions({ questions, level }: OnboardingQuestionsProps) {
  return (
    <ul className="stack">
      {questions.map((question) => (
        <Question key={question.id} question={question} level={level} />
      ))}
    </ul>
  );
}

function Question({ question, level: Level }: { question: OnboardingQuestion; level: 'h2' | 'h3' }) {
  const { data: known = [] } = useEndpoint(readContacts);
  const { help, explainer, text, link, langcode } = question;
  const contacts = question.contacts.flatMap((id) => known.find((contact) => contact.id === id) ?? []);
  return (
    <Card as="li" lang={useForeign(langcode)}>
      <Level className="h4">{question.question}</Level>
      {help && (
        <p className="muted">
          <Sentence text={help} />
        </p>
      )}
      <Disclosure title={explainer}>
        <div className="stack">
          <Words text={text} />
          {contacts.map((contact) => (
            <ContactCard key={contact.id} {...contact} />
          ))}
          {link && <Link to={link.href}>{link.label}</Link>}
        </div>
      </Disclosure>
    </Card>
  );
}

import { Link } from 'react-router';
import { contactsInOrder } from '#domain/content/contact.ts';
import type { Contact } from '#features/contacts/contract.ts';
import { ContactCard } from '#ui/help/ContactCard.tsx';
import { ViewHeading } from '#ui/layout/ViewHeading.tsx';
import { Banner } from '#ui/primitives/Banner.tsx';
import { Button, buttonClass } from '#ui/primitives/Button.tsx';
import { Dialog } from '#ui/primitives/overlay/Dialog.tsx';
import { InLanguage } from '#ui/words/InLanguage.tsx';
import { useTranslation } from '#ui/words/useTranslation.ts';
import type { Question } from '../contract.ts';

interface ExplainerProps {
  readonly question: Question;
  readonly contacts: readonly Contact[];
}

interface DialogProps extends ExplainerProps {
  readonly onClose: () => void;
  readonly onUnderstood: () => void;
}

/**
 * Explains what an answer means for somebody’s safety, and whom to call; then leads to the next question. If it is closed in
 * another way the question stays.
 */
export function Explainer({ question, contacts, onClose, onUnderstood }: DialogProps) {
  const { t } = useTranslation('onboarding');
  return (
    <Dialog
      open
      title={<Title of={question} />}
      onClose={onClose}
      actions={<Button onClick={onUnderstood}>{t('understood')}</Button>}
      goesWithPage
    >
      <ExplainerText question={question} contacts={contacts} />
      <ExplainerLink question={question} />
    </Dialog>
  );
}

/** The same inline, for browsers without JavaScript to open the dialog. */
export function InlineExplainer({ question, contacts, isFocused }: ExplainerProps & { isFocused: boolean }) {
  return (
    <Banner tone="care" title={<Title of={question} />}>
      <div className="stack">
        <ExplainerText question={question} contacts={contacts} />
        <ExplainerLink question={question} isFocused={isFocused} />
      </div>
    </Banner>
  );
}

/** The last view for someone whom this programme does not suit now: whom to call instead, and no further question. */
export function Ending({ question, contacts }: ExplainerProps) {
  return (
    <div className="stack">
      <ViewHeading isFocused>
        <Title of={question} />
      </ViewHeading>
      <ExplainerText question={question} contacts={contacts} />
      <ExplainerLink question={question} look={buttonClass({ variant: 'secondary' })} />
    </div>
  );
}

function Title({ of: { explainer, langcode } }: { of: Question }) {
  return <InLanguage of={langcode}>{explainer.title}</InLanguage>;
}

function ExplainerText({ question, contacts }: ExplainerProps) {
  const { text, contacts: ids } = question.explainer;
  const shown = contactsInOrder(ids, contacts);
  return (
    <>
      <p>
        <InLanguage of={question.langcode}>{text}</InLanguage>
      </p>
      {shown.map((contact) => (
        <ContactCard key={contact.id} {...contact} />
      ))}
    </>
  );
}

/** React leaves the focus of links alone; a browser without JavaScript starts there. */
const FOCUSED = { autoFocus: true };

interface LinkProps {
  readonly question: Question;
  readonly look?: string;
  readonly isFocused?: boolean;
}

function ExplainerLink({ question, look, isFocused = false }: LinkProps) {
  const { link } = question.explainer;
  if (!link) return null;
  return (
    <Link className={look} to={link.uri} {...(isFocused ? FOCUSED : {})}>
      <InLanguage of={question.langcode}>{link.title}</InLanguage>
    </Link>
  );
}

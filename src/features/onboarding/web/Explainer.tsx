import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import type { Contact } from '#features/contacts/contract.ts';
import { ContactCard } from '#ui/help/ContactCard.tsx';
import { Banner } from '#ui/primitives/Banner.tsx';
import { Button } from '#ui/primitives/Button.tsx';
import { Dialog } from '#ui/primitives/overlay/Dialog.tsx';
import type { Question } from '../contract.ts';

interface ExplainerProps {
  readonly question: Question;
  readonly contacts: readonly Contact[];
}

/** What an answer means for someone's safety, and whom to call. */
export function Explainer({ question, contacts, onClose }: ExplainerProps & { onClose: () => void }) {
  const { t } = useTranslation('onboarding');
  return (
    <Dialog
      open
      title={question.explainer.title}
      onClose={onClose}
      actions={<Button onClick={onClose}>{t('understood')}</Button>}
    >
      <ExplainerText question={question} contacts={contacts} />
    </Dialog>
  );
}

/** The same inline, for browsers without JavaScript to open the dialog. */
export function InlineExplainer(props: ExplainerProps) {
  return (
    <Banner tone="care" title={props.question.explainer.title}>
      <div className="stack">
        <ExplainerText {...props} />
      </div>
    </Banner>
  );
}

function ExplainerText({ question, contacts }: ExplainerProps) {
  const { text, contacts: ids, link } = question.explainer;
  const shown = ids.flatMap((id) => contacts.find((contact) => contact.id === id) ?? []);
  return (
    <>
      <p>{text}</p>
      {shown.map((contact) => (
        <ContactCard key={contact.id} {...contact} />
      ))}
      {link && <Link to={link.uri}>{link.title}</Link>}
    </>
  );
}

import { useTranslation } from 'react-i18next';
import type { Contact } from '#features/contacts/contract.ts';
import { ContactCard } from '#ui/app/ContactCard.tsx';
import { Button } from '#ui/primitives/Button.tsx';
import { Dialog } from '#ui/primitives/Dialog.tsx';
import type { Question } from '../contract.ts';

interface ExplainerProps {
  readonly question: Question | null;
  readonly contacts: readonly Contact[];
  readonly onClose: () => void;
}

/** What an answer means for someone's safety, and whom to call about it. */
export function Explainer({ question, contacts, onClose }: ExplainerProps) {
  const { t } = useTranslation('onboarding');
  if (!question) return null;
  const { title, text, contacts: ids } = question.explainer;
  const shown = ids.flatMap((id) => contacts.find((contact) => contact.id === id) ?? []);
  return (
    <Dialog
      open
      title={title}
      onClose={onClose}
      actions={<Button onClick={onClose}>{t('understood')}</Button>}
    >
      <p>{text}</p>
      {shown.map((contact) => (
        <ContactCard key={contact.id} {...contact} />
      ))}
    </Dialog>
  );
}

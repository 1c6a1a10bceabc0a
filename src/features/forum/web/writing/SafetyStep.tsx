import { Link } from 'react-router';
import { contactsForDangers, isOfOneself, isUrgent } from '#domain/community/danger/contacts.ts';
import { type CrisisContactId, contactsInOrder } from '#domain/content/contact.ts';
import { usePath } from '#ui/app/app.ts';
import { useEndpoint } from '#ui/app/queries.ts';
import { CallNow } from '#ui/help/CallNow.tsx';
import { ContactCard } from '#ui/help/ContactCard.tsx';
import { useCrisisCalls } from '#ui/help/crisis-calls.ts';
import { Button } from '#ui/primitives/Button.tsx';
import { Dialog } from '#ui/primitives/overlay/Dialog.tsx';
import { useTranslation } from '#ui/words/useTranslation.ts';
import { readForum } from '../../contract.ts';
import type { SafetyAsking } from './useSafetyStep.ts';

interface SafetyStepProps {
  readonly asking: SafetyAsking;
  /** Whether the text is in the forum already and is being changed. */
  readonly isChange: boolean;
  readonly onPlace: () => void;
}

/** Shows whom to call before a text is placed. It blocks nothing: the text can still be placed. */
export function SafetyStep({ asking, isChange, onPlace }: SafetyStepProps) {
  const { t } = useTranslation('forum');
  const path = usePath();
  const { dangers, writeOn, accept } = asking;
  if (!dangers) return null;
  return (
    <Dialog
      open
      onClose={writeOn}
      hasCross={false}
      tone="care"
      title={t('safety.title')}
      actions={
        <>
          <Button onClick={writeOn}>{t('safety.writeOn')}</Button>
          <Button
            variant="secondary"
            onClick={() => {
              accept();
              onPlace();
            }}
          >
            {t(isChange ? 'edit.saveAnyway' : 'safety.place')}
          </Button>
          <Link to={path('help')}>{t('safety.help')}</Link>
        </>
      }
    >
      {isUrgent(dangers) && <p>{t('safety.danger')}</p>}
      {isOfOneself(dangers) && <p>{t('safety.oneself')}</p>}
      <Contacts order={contactsForDangers(dangers)} />
      <SafetyNote isChange={isChange} />
    </Dialog>
  );
}

/** The contacts in that order, or the emergency numbers alone while the contacts of the site have not loaded. */
function Contacts({ order }: { order: readonly CrisisContactId[] }) {
  const contacts = useEndpoint(useCrisisCalls().contacts).data ?? [];
  const shown = contactsInOrder(order, contacts);
  if (shown.length < order.length) return <CallNow />;
  return (
    <div className="stack">
      {shown.map((contact) => (
        <ContactCard key={contact.id} {...contact} />
      ))}
    </div>
  );
}

/** Says when moderators look, and that nobody should count on it. */
function SafetyNote({ isChange }: { isChange: boolean }) {
  const { t } = useTranslation('forum');
  const hours = useEndpoint(readForum).data?.moderator_hours;
  return (
    <p>
      {t(isChange ? 'edit.after' : 'safety.after')} {hours && t('moderators', { hours })}{' '}
      <strong>{t('safety.doNotCount')}</strong>
    </p>
  );
}

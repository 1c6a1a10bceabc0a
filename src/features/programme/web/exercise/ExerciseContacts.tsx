import { readContacts } from '#features/contacts/contract.ts';
import { useEndpoint } from '#ui/app/queries.ts';
import { ContactCard } from '#ui/help/ContactCard.tsx';
import { useTranslation } from '#ui/words/useTranslation.ts';
import styles from './Exercise.module.css';

/** The contacts the exercise mentions, except those that may not be shown yet. */
export function ExerciseContacts({ ids }: { ids: readonly string[] }) {
  const { t } = useTranslation('programme');
  const contacts = useEndpoint(readContacts).data?.filter(({ id }) => ids.includes(id)) ?? [];
  if (contacts.length === 0) return null;
  return (
    <section className={styles.contacts} aria-label={t('exercise.contacts')}>
      {contacts.map((contact) => (
        <ContactCard key={contact.id} {...contact} />
      ))}
    </section>
  );
}

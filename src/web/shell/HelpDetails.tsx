import { useTranslation } from 'react-i18next';
import { readContacts } from '#features/contacts/contract.ts';
import { readFaq } from '#features/faq/contract.ts';
import { Question } from '#ui/app/Question.tsx';
import { useEndpoint } from '#ui/app/queries.ts';
import { ContactCard } from '#ui/help/ContactCard.tsx';
import { Skeleton } from '#ui/primitives/Skeleton.tsx';

/** So many questions fit a glance; all of them stand on the help page. */
const SHOWN_QUESTIONS = 5;

/** The contacts that are not for danger now, and the first questions that people ask. */
export function HelpDetails() {
  const { t } = useTranslation(['web', 'ui']);
  const contacts = useEndpoint(readContacts);
  const faq = useEndpoint(readFaq);
  return (
    <>
      {contacts.isPending && (
        <div role="status">
          <span className="visually-hidden">{t('ui:loading')}</span>
          <Skeleton shape="block" height="5rem" />
        </div>
      )}
      {contacts.data
        ?.filter(({ urgent }) => !urgent)
        .map((contact) => (
          <ContactCard key={contact.id} {...contact} />
        ))}
      {faq.data && faq.data.length > 0 && (
        <div>
          <h2 className="h4">{t('faq')}</h2>
          {faq.data.slice(0, SHOWN_QUESTIONS).map((question) => (
            <Question key={question.id} {...question} />
          ))}
        </div>
      )}
    </>
  );
}

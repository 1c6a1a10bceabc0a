import { readContacts } from '#features/contacts/contract.ts';
import { readFaq } from '#features/faq/contract.ts';
import { LoadFailed } from '#ui/app/failure/LoadFailed.tsx';
import { Question } from '#ui/app/Question.tsx';
import { useEndpoint } from '#ui/app/queries.ts';
import { ContactCard } from '#ui/help/ContactCard.tsx';
import { OwnBuddies } from '#ui/help/OwnBuddies.tsx';
import { LoadingBlocks } from '#ui/primitives/Skeleton.tsx';
import { useTranslation } from '#ui/words/useTranslation.ts';

/** For a quick overview; the help page has all of them. */
const SHOWN_QUESTIONS = 5;

/** The non-emergency contacts, and the first frequently asked questions. */
export function HelpDetails() {
  const { t } = useTranslation('web');
  const contacts = useEndpoint(readContacts);
  const faq = useEndpoint(readFaq);
  return (
    <>
      <OwnBuddies />
      {contacts.isPending && <LoadingBlocks heights={[5]} />}
      {contacts.isLoadingError && <LoadFailed onRetry={() => void contacts.refetch()} />}
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

import { Link } from 'react-router';
import { telephonesIn } from '#domain/kit/telephone.ts';
import { NAMED_EXERCISES } from '#domain/programme/named-exercises.ts';
import { readContacts } from '#features/contacts/contract.ts';
import { useApp, usePath } from '#ui/app/app.ts';
import { useEndpoint } from '#ui/app/queries.ts';
import { CallNow } from '#ui/help/CallNow.tsx';
import { ContactCard } from '#ui/help/ContactCard.tsx';
import { OwnBuddies } from '#ui/help/OwnBuddies.tsx';
import { useTranslation } from '#ui/words/useTranslation.ts';
import { readUrges } from '../contract.ts';
import { UrgeFrame } from './UrgeFrame.tsx';

/** Whom to call in a bad moment; the page with help has the others. */
const NOW: ReadonlySet<string> = new Set([
  'emergency',
  'suicide_113',
  'gp',
  'gp_out_of_hours',
  'luisterlijn',
  'provider',
]);

/** Whom to call: the people whom the reader wrote down, and those who are there for everybody. */
export function CallStep() {
  const { t } = useTranslation('urge');
  const path = usePath();
  const { isFromDevice } = useApp();
  const own = useEndpoint(readUrges).data?.own;
  const people = own?.people ?? [];
  const contacts = useEndpoint(readContacts).data?.filter(({ id }) => NOW.has(id));
  return (
    <UrgeFrame title={t('call.title')} text={t('call.text')}>
      {people.length > 0 && (
        <section className="stack" aria-labelledby="own-people">
          <h2 className="h4" id="own-people">
            {t('call.own')}
          </h2>
          <ul>
            {people.map((person) => (
              <li key={person}>
                <Person written={person} />
              </li>
            ))}
          </ul>
          <p className="small">{t('call.ownFrom')}</p>
        </section>
      )}
      <OwnBuddies />
      <section className="stack" aria-labelledby="other-people">
        <h2 className="h4" id="other-people">
          {t('call.others')}
        </h2>
        {contacts ? contacts.map((contact) => <ContactCard key={contact.id} {...contact} />) : <CallNow />}
        <Link to={path('help')}>{t('call.all')}</Link>
      </section>
      {!isFromDevice && own?.canAddPeople && (
        <p className="small">
          <Link to={path('exercise', { exercise: NAMED_EXERCISES.emergencyPlan })}>
            {t('call.addAnother')}
          </Link>
        </p>
      )}
    </UrgeFrame>
  );
}

/** A person as the reader wrote them down; the numbers in it can be dialled. */
function Person({ written }: { written: string }) {
  return telephonesIn(written).map(({ text, dials }, index) =>
    dials === null ? (
      text
    ) : (
      // oxlint-disable-next-line react/no-array-index-key -- a piece has no identity but its position
      <a key={index} href={`tel:${dials}`}>
        {text}
      </a>
    ),
  );
}

import { Link } from 'react-router';
import type { Me } from '#domain/identity/account.ts';
import type { Day } from '#domain/kit/day.ts';
import { readContacts } from '#features/contacts/contract.ts';
import { NextExercise } from '#features/programme/web/NextExercise.tsx';
import { TipOfToday } from '#features/programme/web/TipOfToday.tsx';
import { usePath } from '#ui/app/app.ts';
import { useEndpoint } from '#ui/app/queries.ts';
import { ContactCard } from '#ui/help/ContactCard.tsx';
import { SidebarLayout } from '#ui/layout/SidebarLayout.tsx';
import { useTranslation } from '#ui/words/useTranslation.ts';
import { FirstReminder } from './FirstReminder.tsx';
import { YourselfCard } from './YourselfCard.tsx';

/** The number of contacts that somebody can choose from in a hurry. */
const CONTACTS = 2;

/**
 * The first page for somebody who cares for another: nothing is counted; it has the next step, something for themselves, and
 * help.
 */
export function RelativesToday({ me, today }: { me: Me; today: Day }) {
  const { t } = useTranslation(['web', 'programme']);
  const path = usePath();
  const contacts = useEndpoint(readContacts).data ?? [];
  const near = contacts.filter(({ urgent, tel }) => !urgent && tel !== null).slice(0, CONTACTS);
  return (
    <div className="stack">
      <p className="lead">{t('relativesToday.text')}</p>
      <SidebarLayout
        asideLabel={t('relativesToday.help')}
        aside={
          <section className="stack" aria-labelledby="near-title">
            <h2 className="h4" id="near-title">
              {t('relativesToday.help')}
            </h2>
            {near.map((contact) => (
              <ContactCard key={contact.id} {...contact} />
            ))}
            <p>
              <Link to={path('help')}>{t('relativesToday.helpAll')}</Link>
            </p>
            <p className="muted small">{t('relativesToday.exit')}</p>
          </section>
        }
      >
        <NextExercise me={me} label={t('programme:next.label')} isNow />
        <YourselfCard />
        <TipOfToday />
        <FirstReminder me={me} today={today} />
      </SidebarLayout>
    </div>
  );
}

import { formatTime } from '#domain/kit/time-of-day.ts';
import { opensAround } from '#domain/site/closing.ts';
import { readContacts } from '#features/contacts/contract.ts';
import { type App, useApp } from '#ui/app/app.ts';
import { PageTitle } from '#ui/app/PageTitle.tsx';
import { ensureEndpoint, useEndpoint } from '#ui/app/queries.ts';
import { ContactCard } from '#ui/help/ContactCard.tsx';
import { Page } from '#ui/layout/Page.tsx';
import { Button } from '#ui/primitives/Button.tsx';
import { Card } from '#ui/primitives/Card.tsx';
import { useTranslation } from '#ui/words/useTranslation.ts';

export function prefetch(app: App): Promise<void> {
  return ensureEndpoint(app, readContacts);
}

/** Replaces every page during maintenance. Calling still works, so that comes first. */
export function MaintenanceScreen() {
  const { t } = useTranslation('pages');
  const { data: contacts = [] } = useEndpoint(readContacts);
  const { settings, language, now } = useApp();
  const until = settings.maintenance?.until ?? null;
  const opens = opensAround(until === null ? null : new Date(until), new Date(now()));
  const lead =
    opens === null
      ? t('maintenance.lead')
      : t('maintenance.leadUntil', { time: formatTime(language, opens, settings.timeZone) });
  return (
    <Page narrow title={t('maintenance.title')} lead={lead}>
      <PageTitle title={t('maintenance.title')} />
      <div className="stack">
        {/* It has no scripts: this link reloads the requested URL. */}
        <form method="get">
          <Button type="submit">{t('maintenance.retry')}</Button>
        </form>
        <Card as="section" className="stack">
          <h2 className="h3">{t('maintenance.call')}</h2>
          {contacts.map((contact) => (
            <ContactCard key={contact.id} {...contact} />
          ))}
        </Card>
      </div>
    </Page>
  );
}

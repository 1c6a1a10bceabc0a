import { readContacts } from '#features/contacts/contract.ts';
import type { App } from '#ui/app/app.ts';
import { PageTitle } from '#ui/app/PageTitle.tsx';
import { ensureEndpoint, useEndpoint } from '#ui/app/queries.ts';
import { Breath } from '#ui/help/Breath.tsx';
import { ContactCard } from '#ui/help/ContactCard.tsx';
import { Page } from '#ui/layout/Page.tsx';
import { Button } from '#ui/primitives/Button.tsx';
import { Card } from '#ui/primitives/Card.tsx';
import { useTranslation } from '#ui/words/useTranslation.ts';

export function prefetch(app: App): Promise<void> {
  return ensureEndpoint(app, readContacts);
}

/** Replaces every page while offline. Calling still works, so that comes first. */
export function OfflineScreen() {
  const { t } = useTranslation('pages');
  const { data: contacts = [] } = useEndpoint(readContacts);
  return (
    <Page narrow title={t('offline.title')} lead={t('offline.lead')}>
      <PageTitle title={t('offline.title')} />
      <div className="stack">
        {/* It is shown without scripts, at the requested URL, and this link reloads it. */}
        <form method="get">
          <Button type="submit">{t('offline.retry')}</Button>
        </form>
        <Card as="section" className="stack">
          <h2 className="h3">{t('offline.call')}</h2>
          {contacts
            .filter(({ tel }) => tel !== null)
            .map((contact) => (
              <ContactCard key={contact.id} {...contact} />
            ))}
        </Card>
        <Card as="section" tone="deep" className="stack">
          <h2 className="h3">{t('offline.breathe')}</h2>
          <Breath canBeHeld />
        </Card>
      </div>
    </Page>
  );
}

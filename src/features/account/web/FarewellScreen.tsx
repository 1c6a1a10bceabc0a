import { Link } from 'react-router';
import { hasFeature } from '#domain/site/site.ts';
import { readContacts } from '#features/contacts/contract.ts';
import { type App, useApp, usePath } from '#ui/app/app.ts';
import { PageTitle } from '#ui/app/PageTitle.tsx';
import { ensureEndpoint, useEndpoint } from '#ui/app/queries.ts';
import { ContactCard } from '#ui/help/ContactCard.tsx';
import { Page } from '#ui/layout/Page.tsx';
import { useTranslation } from '#ui/words/useTranslation.ts';

export function prefetch(app: App): Promise<void> {
  return ensureEndpoint(app, readContacts);
}

/** Says, after an account was deleted, that it is gone, and whom to call without one. */
export function FarewellScreen() {
  const { t } = useTranslation('account');
  const { site } = useApp();
  const path = usePath();
  const contacts = useEndpoint(readContacts).data ?? [];
  return (
    <Page narrow title={t('farewell.title')} lead={t('farewell.lead')}>
      <PageTitle title={t('farewell.title')} />
      <div className="stack">
        {hasFeature(site, 'forum') && <p>{t('farewell.forum')}</p>}
        <section className="stack" aria-labelledby="always-title">
          <h2 className="h3" id="always-title">
            {t('farewell.help')}
          </h2>
          <p>{t('farewell.helpText')}</p>
          {contacts.map((contact) => (
            <ContactCard key={contact.id} {...contact} />
          ))}
          <p>
            <Link to={path('help')}>{t('farewell.toHelp')}</Link>
          </p>
        </section>
      </div>
    </Page>
  );
}

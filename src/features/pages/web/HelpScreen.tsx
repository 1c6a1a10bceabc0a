import { useTranslation } from 'react-i18next';
import { siteProfile } from '#domain/site.ts';
import { readContacts } from '#features/contacts/contract.ts';
import { readFaq } from '#features/faq/contract.ts';
import { type App, useApp } from '#ui/app/app.ts';
import { ContactCard } from '#ui/app/ContactCard.tsx';
import { LoadFailed } from '#ui/app/LoadFailed.tsx';
import { PageTitle } from '#ui/app/PageTitle.tsx';
import { endpointQuery, useEndpoint } from '#ui/app/queries.ts';
import { Page } from '#ui/layout/Page.tsx';
import { Card } from '#ui/primitives/Card.tsx';
import { Disclosure } from '#ui/primitives/Disclosure.tsx';
import styles from './HelpScreen.module.css';

const BLOCKS: readonly { id: 'now' | 'body' | 'safety' | 'talk'; contacts: readonly string[] }[] = [
  { id: 'now', contacts: ['emergency', 'suicide_113'] },
  { id: 'body', contacts: ['gp', 'gp_out_of_hours'] },
  { id: 'safety', contacts: ['veilig_thuis'] },
  { id: 'talk', contacts: ['luisterlijn'] },
];

export async function prefetch(app: App): Promise<void> {
  await Promise.all([
    app.queryClient.prefetchQuery(endpointQuery(app, readContacts)),
    app.queryClient.prefetchQuery(endpointQuery(app, readFaq)),
  ]);
}

/** Whom to call: open to everyone, without login, cookies or script. */
export function HelpScreen() {
  const { t } = useTranslation('pages');
  const { concerns } = siteProfile(useApp().site);
  const { data: all, isError, refetch } = useEndpoint(readContacts);
  return (
    <Page title={t('help.title')} lead={t('help.intro')}>
      <PageTitle title={t('help.title')} description={t('help.description')} />
      {isError && <LoadFailed onRetry={() => void refetch()} />}
      <div className={styles.grid}>
        {BLOCKS.map(({ id, contacts }) => (
          <Card
            as="section"
            key={id}
            tone={id === 'now' ? 'tint' : 'plain'}
            className={id === 'now' ? `stack ${styles.wide}` : 'stack'}
          >
            <h2 className="h3">{t(`help.${id}.title`)}</h2>
            <p>{t(id === 'body' ? `help.body.text.${concerns}` : `help.${id}.text`)}</p>
            {contacts.flatMap((name) => {
              const contact = all?.find((found) => found.id === name);
              return contact ? [<ContactCard key={name} {...contact} />] : [];
            })}
          </Card>
        ))}
        <Questions />
      </div>
    </Page>
  );
}

/** What people often ask. Whom to call matters more: without the questions the page is still whole. */
function Questions() {
  const { t } = useTranslation('pages');
  const { data: faq } = useEndpoint(readFaq);
  if (!faq?.length) return null;
  return (
    <Card as="section" className={styles.wide} aria-labelledby="faq-title">
      <h2 className="h3" id="faq-title">
        {t('help.faq')}
      </h2>
      {faq.map(({ id, question, answer }) => (
        <Disclosure key={id} title={question}>
          {answer}
        </Disclosure>
      ))}
    </Card>
  );
}

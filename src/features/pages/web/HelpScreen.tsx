import { useTranslation } from 'react-i18next';
import { PageTitle } from '#ui/app/PageTitle.tsx';
import { Page } from '#ui/layout/Page.tsx';
import { Card } from '#ui/primitives/Card.tsx';
import { Contact } from './Contact.tsx';
import type { ContactId } from './contacts.ts';
import styles from './HelpScreen.module.css';

const BLOCKS: readonly { id: 'now' | 'body' | 'safety' | 'talk'; contacts: readonly ContactId[] }[] = [
  { id: 'now', contacts: ['emergency', 'suicide113'] },
  { id: 'body', contacts: ['gp', 'gpOutOfHours'] },
  { id: 'safety', contacts: ['veiligThuis'] },
  { id: 'talk', contacts: ['luisterlijn'] },
];

/** Whom to call: open to everyone, without login, cookies or script. */
export function HelpScreen() {
  const { t } = useTranslation('pages');
  return (
    <Page title={t('help.title')} lead={t('help.intro')}>
      <PageTitle title={t('help.title')} />
      <div className={styles.grid}>
        {BLOCKS.map(({ id, contacts }) => (
          <Card
            as="section"
            key={id}
            tone={id === 'now' ? 'tint' : 'plain'}
            className={id === 'now' ? `stack ${styles.wide}` : 'stack'}
          >
            <h2 className="h3">{t(`help.${id}.title`)}</h2>
            <p>{t(`help.${id}.text`)}</p>
            {contacts.map((contact) => (
              <Contact key={contact} id={contact} />
            ))}
          </Card>
        ))}
      </div>
    </Page>
  );
}

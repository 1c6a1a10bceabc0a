import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { mentionsCrisis } from '#domain/programme/crisis-phrase.ts';
import { readContacts } from '#features/contacts/contract.ts';
import { useEndpoint } from '#ui/app/queries.ts';
import { ContactCard } from '#ui/help/ContactCard.tsx';
import { HelpLine } from '#ui/help/HelpLine.tsx';
import { Banner } from '#ui/primitives/Banner.tsx';
import { Button } from '#ui/primitives/Button.tsx';
import { readCrisisPhrases } from '../../crisis-contract.ts';
import styles from './Exercise.module.css';

/**
 * Shows whom to call, under a text that suggests someone is thinking of suicide. It blocks nothing, and nothing is stored
 * or sent: the check runs in the browser only (content facts 0.5, 0.7).
 */
export function CrisisPanel({ text }: { text: string }) {
  const { t } = useTranslation('programme');
  const phrases = useEndpoint(readCrisisPhrases).data ?? [];
  const contacts = useEndpoint(readContacts).data?.filter(({ urgent }) => urgent) ?? [];
  const [closed, setClosed] = useState(false);
  const shown = !closed && mentionsCrisis(text, phrases);
  return (
    <div role="status" className={styles.crisis}>
      {shown && (
        <Banner tone="care" title={t('exercise.crisis.title')}>
          <p>{t('exercise.crisis.text')}</p>
          <div className={styles.contacts}>
            {contacts.length === 0 && <HelpLine />}
            {contacts.map((contact) => (
              <div key={contact.id} className={styles.contact}>
                <ContactCard {...contact} url={null} />
                {contact.url && (
                  <a href={contact.url} rel="noreferrer">
                    {t('exercise.crisis.chat', { site: new URL(contact.url).host.replace(/^www\./, '') })}
                  </a>
                )}
              </div>
            ))}
          </div>
          <p className="small">{t('exercise.crisis.private')}</p>
          <Button variant="subtle" size="small" onClick={() => setClosed(true)}>
            {t('exercise.crisis.close')}
          </Button>
        </Banner>
      )}
    </div>
  );
}

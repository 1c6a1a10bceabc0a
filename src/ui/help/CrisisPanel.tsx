import { useMemo, useState } from 'react';
import { CONTACTS_FOR } from '#domain/community/danger/contacts.ts';
import { contactsInOrder } from '#domain/content/contact.ts';
import { CRISES, type Crisis, type CrisisPhrases, crisisListener } from '#domain/programme/crisis-phrase.ts';
import { useTranslation } from '#ui/words/useTranslation.ts';
import { useFocusBefore } from '../focus/useFocusBefore.ts';
import { Banner } from '../primitives/Banner.tsx';
import { Button } from '../primitives/Button.tsx';
import { ContactCard, type ContactCardProps, siteName } from './ContactCard.tsx';
import styles from './CrisisPanel.module.css';
import { HelpLine } from './HelpLine.tsx';

export interface CrisisContact extends ContactCardProps {
  readonly id: string;
}

const NO_PHRASES: CrisisPhrases = { suicide: [], violence: [] };

interface CrisisPanelProps {
  readonly text: string;
  readonly phrases: CrisisPhrases | undefined;
  readonly contacts: readonly CrisisContact[];
}

/**
 * Shows whom to call under a text that suggests that someone is thinking of suicide or is not safe. It blocks nothing, and
 * nothing is stored or sent: the check runs in the browser only (content facts 0.5, 0.7).
 */
export function CrisisPanel({ text, phrases = NO_PHRASES, contacts }: CrisisPanelProps) {
  const [closed, setClosed] = useState<readonly Crisis[]>([]);
  const focus = useFocusBefore();
  const listeners = useMemo(
    () => CRISES.map((crisis) => ({ crisis, hears: crisisListener(phrases[crisis]) })),
    [phrases],
  );
  const heard = listeners.filter(({ crisis, hears }) => !closed.includes(crisis) && hears(text));
  return (
    <div role="status" className={styles.crisis} {...focus.listeners}>
      {heard.map(({ crisis }) => (
        <CrisisBanner
          key={crisis}
          crisis={crisis}
          contacts={contactsInOrder(CONTACTS_FOR[crisis], contacts)}
          onClose={() => {
            // To the field somebody was writing in.
            focus.giveBack();
            setClosed([...closed, crisis]);
          }}
        />
      ))}
    </div>
  );
}

interface CrisisBannerProps {
  readonly crisis: Crisis;
  readonly contacts: readonly CrisisContact[];
  readonly onClose: () => void;
}

function CrisisBanner({ crisis, contacts, onClose }: CrisisBannerProps) {
  const { t } = useTranslation('ui');
  return (
    <Banner tone="care" title={t(`crisis.${crisis}.title`)}>
      <p>{t(`crisis.${crisis}.text`)}</p>
      <div className={styles.contacts}>
        {contacts.length === 0 && <HelpLine />}
        {contacts.map((contact) => (
          <div key={contact.id} className={styles.contact}>
            <ContactCard {...contact} url={null} />
            {contact.url && (
              <a href={contact.url} rel="noreferrer">
                {t('crisis.chat', { site: siteName(contact.url) })}
              </a>
            )}
          </div>
        ))}
      </div>
      <p className="small">{t('crisis.private')}</p>
      <Button variant="subtle" size="small" onClick={onClose}>
        {t('crisis.close')}
      </Button>
    </Banner>
  );
}

import { Mail } from 'lucide-react';
import { useTranslation } from '#ui/words/useTranslation.ts';
import { useAcceptedBuddies } from '../app/buddies.ts';
import card from './ContactCard.module.css';

/**
 * The person's buddies, to call or mail; nothing without any. We know their address but no number, so calling is only advice.
 * The link opens the person's own mail program with a neutral text that they may change; nothing goes through this site.
 */
export function OwnBuddies() {
  const { t } = useTranslation('ui');
  const buddies = useAcceptedBuddies();
  if (buddies.length === 0) return null;
  const body = encodeURIComponent(t('ownBuddies.text'));
  return (
    <section className="stack" aria-labelledby="own-buddies">
      <h2 className="h4" id="own-buddies">
        {t('ownBuddies.title')}
      </h2>
      {buddies.map(({ id, name, mail }) => (
        <div key={id} className={card.frame}>
          <a
            className={card.contact}
            href={`mailto:${encodeURIComponent(mail).replace('%40', '@')}?body=${body}`}
          >
            <span className={card.icon}>
              <Mail aria-hidden="true" />
            </span>
            <span className={card.name}>{t('ownBuddies.mail', { name })}</span>
            <span className={card.when}>{t('ownBuddies.call')}</span>
          </a>
        </div>
      ))}
    </section>
  );
}

import { formatTime } from '#domain/kit/time-of-day.ts';
import { useKit } from '#ui/kit.ts';
import { Card } from '#ui/primitives/Card.tsx';
import { useTranslation } from '#ui/words/useTranslation.ts';
import styles from './ClosingForm.module.css';

/** What visitors see at every address of the sites meanwhile. */
export function VisitorView({ until }: { readonly until: Date | null }) {
  const { t } = useTranslation('maintenance-staff');
  const { language, settings } = useKit();
  return (
    <Card as="section" className="stack" aria-labelledby="seen">
      <h2 className="h3" id="seen">
        {t('seen')}
      </h2>
      <div className={styles.page}>
        <p className="h3">{t('visitor.title')}</p>
        <p>
          {until === null
            ? t('visitor.lead')
            : t('visitor.leadUntil', { time: formatTime(language, until.getTime(), settings.timeZone) })}
        </p>
        <p className="small muted">{t('visitor.call')}</p>
      </div>
    </Card>
  );
}

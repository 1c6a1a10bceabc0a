import { useState } from 'react';
import { CHOICES, type CookieConsent } from '#domain/site/cookie-consent.ts';
import { readPage } from '#features/pages/contract.ts';
import { pageOf } from '#features/pages/page-contract.ts';
import { LoadFailed } from '#ui/app/failure/LoadFailed.tsx';
import { useEndpoint } from '#ui/app/queries.ts';
import { Words } from '#ui/app/Words.tsx';
import { Checkbox } from '#ui/form/Checkbox.tsx';
import { Button } from '#ui/primitives/Button.tsx';
import { Chip } from '#ui/primitives/Chip.tsx';
import { Dialog } from '#ui/primitives/overlay/Dialog.tsx';
import { Spinner } from '#ui/primitives/Spinner.tsx';
import { useTranslation } from '#ui/words/useTranslation.ts';
import styles from './CookiesDialog.module.css';

interface CookiesDialogProps {
  /** What is allowed now. */
  readonly consent: CookieConsent;
  readonly onSave: (consent: CookieConsent) => void;
  readonly onClose: () => void;
}

/** What the site stores, by category (spec 1 §2); two of them are optional. */
export function CookiesDialog({ consent, onSave, onClose }: CookiesDialogProps) {
  const { t } = useTranslation(['cookies', 'ui']);
  const { data, isLoadingError, refetch } = useEndpoint(readPage, { params: { '*': 'cookies' } });
  const [draft, setDraft] = useState(consent);
  const blocks = data ? pageOf(data).blocks : [];
  const text = (key: string) => blocks.find((block) => block.key === key);
  return (
    <Dialog
      open
      onClose={onClose}
      title={t('title')}
      actions={
        data && (
          <>
            <Button onClick={() => onSave(draft)}>{t('ui:save')}</Button>
            <Button variant="secondary" onClick={onClose}>
              {t('ui:cancel')}
            </Button>
          </>
        )
      }
    >
      {isLoadingError && <LoadFailed onRetry={() => void refetch()} />}
      {!data && !isLoadingError && <Spinner />}
      {data && (
        <>
          <p>{text('lead')?.text}</p>
          <ul className={styles.categories}>
            <Fixed {...text('necessary')} state={t('alwaysOn')} />
            {CHOICES.map((choice) => (
              <li key={choice}>
                <Checkbox
                  name={choice}
                  label={<strong>{text(choice)?.title}</strong>}
                  description={text(choice)?.text}
                  value={draft[choice]}
                  onChange={(isOn) => setDraft({ ...draft, [choice]: isOn })}
                />
              </li>
            ))}
            <Fixed {...text('marketing')} state={t('notUsed')} />
          </ul>
        </>
      )}
    </Dialog>
  );
}

/** A category that is always on. */
function Fixed({ title, text, state }: { title?: string | null; text?: string | null; state: string }) {
  return (
    <li className={styles.fixed}>
      <p className="row row-between">
        <strong>{title}</strong>
        <Chip tone="neutral">{state}</Chip>
      </p>
      <Words className="muted small" text={text ?? ''} />
    </li>
  );
}

import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Checkbox } from '#ui/form/Checkbox.tsx';
import { Button } from '#ui/primitives/Button.tsx';
import { useToast } from '#ui/toast/useToast.ts';
import styles from './RecoveryCodes.module.css';

/** Shown once: on paper, or in a safe. Going on asks whether they are kept. */
export function RecoveryCodes({ codes, onKept }: { codes: readonly string[]; onKept(): void }) {
  const { t } = useTranslation('staff-staff');
  const toast = useToast();
  const [isKept, setIsKept] = useState(false);
  async function copy() {
    const isCopied = await navigator.clipboard.writeText(codes.join('\n')).then(
      () => true,
      () => false,
    );
    const tone = isCopied ? 'success' : 'error';
    toast.show({ tone, text: t(isCopied ? 'codes.copied' : 'codes.notCopied') });
  }
  return (
    <div className="stack">
      <p>{t('codes.lead')}</p>
      <ul className={styles.codes}>
        {codes.map((code) => (
          <li key={code}>
            <code>{code}</code>
          </li>
        ))}
      </ul>
      <div className="row">
        <Button variant="secondary" size="small" onClick={() => window.print()}>
          {t('codes.print')}
        </Button>
        <Button variant="secondary" size="small" onClick={() => void copy()}>
          {t('codes.copy')}
        </Button>
      </div>
      <Checkbox name="kept" label={t('codes.kept')} value={isKept} onChange={setIsKept} />
      <Button block aria-disabled={!isKept} onClick={() => isKept && onKept()}>
        {t('codes.done')}
      </Button>
    </div>
  );
}

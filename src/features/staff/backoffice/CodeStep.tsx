import { useTranslation } from '#ui/words/useTranslation.ts';
import { CodeForm } from './CodeForm.tsx';
import { Gate } from './Gate.tsx';

/** The second step, at every sign-in, as no device is remembered. */
export function CodeStep({ onDone, onLate }: { onDone(): void; onLate(): void }) {
  const { t } = useTranslation('staff-staff');
  return (
    <Gate title={t('code.title')}>
      <p className="muted">{t('code.step')}</p>
      <CodeForm submitLabel={t('code.submit')} onDone={onDone} onOver={onLate} />
      <p className="small muted">{t('code.always')}</p>
    </Gate>
  );
}

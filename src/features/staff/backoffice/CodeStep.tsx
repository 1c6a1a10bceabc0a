import { useTranslation } from '#ui/words/useTranslation.ts';
import { CodeForm } from './CodeForm.tsx';
import { Gate } from './Gate.tsx';

/** The second step: every time, as no device is remembered. */
export function CodeStep({ onDone, onAgain }: { onDone(): void; onAgain(): void }) {
  const { t } = useTranslation('staff-staff');
  return (
    <Gate title={t('code.title')}>
      <p className="muted">{t('code.step')}</p>
      <CodeForm submitLabel={t('code.submit')} onDone={onDone} onOver={onAgain} />
      <p className="small muted">{t('code.always')}</p>
    </Gate>
  );
}

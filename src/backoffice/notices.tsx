import { StaffScreen } from '#ui/staff/StaffScreen.tsx';
import { useTranslation } from '#ui/words/useTranslation.ts';

export function Absent() {
  const { t } = useTranslation('backoffice');
  return (
    <StaffScreen title={t('absent.title')}>
      <p>{t('absent.text')}</p>
    </StaffScreen>
  );
}

/** Replaces a page that failed to render. */
export function Broken() {
  const { t } = useTranslation('backoffice');
  return (
    <main className="container stack" role="alert">
      <StaffScreen title={t('broken.title')}>
        <p>{t('broken.text')}</p>
      </StaffScreen>
    </main>
  );
}

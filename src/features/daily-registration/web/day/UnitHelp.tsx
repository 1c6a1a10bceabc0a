import { useTranslation } from 'react-i18next';

/** What one glass is. The other units need no explanation. */
export function UnitHelp() {
  const { t } = useTranslation('daily-registration');
  return (
    <details className="small">
      <summary>{t('answer.unit.question')}</summary>
      <p>{t('answer.unit.answer')}</p>
    </details>
  );
}

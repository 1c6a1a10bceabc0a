import { useTranslation } from 'react-i18next';
import { Disclosure } from '#ui/primitives/Disclosure.tsx';

/** What one glass is. The other units need no explanation. */
export function UnitHelp() {
  const { t } = useTranslation('daily-registration');
  return (
    <Disclosure title={t('answer.unit.question')}>
      <p>{t('answer.unit.answer')}</p>
    </Disclosure>
  );
}

import { Disclosure } from '#ui/primitives/Disclosure.tsx';
import { useTranslation } from '#ui/words/useTranslation.ts';

/** What one glass is. The other units need no explanation. */
export function UnitHelp() {
  const { t } = useTranslation('daily-registration');
  return (
    <Disclosure title={t('answer.unit.question')}>
      <p>{t('answer.unit.answer')}</p>
    </Disclosure>
  );
}

import { useTranslation } from '#ui/words/useTranslation.ts';
import { Banner } from '../../primitives/Banner.tsx';
import { Button } from '../../primitives/Button.tsx';

/** Says that the form shows unsaved input from before, and lets the person discard it. */
export function KeptNotice({ onForget }: { onForget: () => void }) {
  const { t } = useTranslation('ui');
  return (
    <Banner role="status">
      <p>{t('kept.text')}</p>
      <Button variant="subtle" size="small" onClick={onForget}>
        {t('kept.forget')}
      </Button>
    </Banner>
  );
}

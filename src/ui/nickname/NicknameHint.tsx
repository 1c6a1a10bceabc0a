import { useTranslation } from '#ui/words/useTranslation.ts';
import { Banner } from '../primitives/Banner.tsx';

/** Warns that others may recognise somebody by the nickname they typed (`useNicknameHint`). Put it right above the buttons. */
export function NicknameHint({ isAsking }: { isAsking: boolean }) {
  const { t } = useTranslation('ui');
  return (
    <div role="status">
      {isAsking && <Banner title={t('nickname.hintTitle')}>{t('nickname.hint')}</Banner>}
    </div>
  );
}

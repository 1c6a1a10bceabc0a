import { useTranslation } from 'react-i18next';
import { findIdentifying } from '#domain/community/identifying.ts';
import { Banner } from '#ui/primitives/Banner.tsx';

/** That a text seems to hold something by which its writer can be found. It blocks nothing. */
export function IdentifyingHint({ text, ownName }: { text: string; ownName: string | undefined }) {
  const { t } = useTranslation('forum');
  const found = findIdentifying(text, ownName);
  return (
    <div role="status">
      {found.map((kind) => (
        <Banner key={kind} title={t(`identifying.${kind}`)}>
          {t(kind === 'ownName' ? 'identifying.ownNameText' : 'identifying.text')}
        </Banner>
      ))}
    </div>
  );
}

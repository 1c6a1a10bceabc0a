import { useTranslation } from 'react-i18next';
import type { Identifying } from '#domain/community/identifying.ts';
import { Banner } from '#ui/primitives/Banner.tsx';

/** That a text seems to hold something by which its writer can be found. It blocks nothing. */
export function IdentifyingHint({ found }: { readonly found: readonly Identifying[] }) {
  const { t } = useTranslation('forum');
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

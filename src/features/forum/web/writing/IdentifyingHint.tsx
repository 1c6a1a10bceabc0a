import type { Identifying } from '#domain/community/identifying.ts';
import { Banner } from '#ui/primitives/Banner.tsx';
import { useTranslation } from '#ui/words/useTranslation.ts';

/** Warns that a text may hold something that identifies its writer. It blocks nothing. */
export function IdentifyingHint({ found }: { readonly found: readonly Identifying[] }) {
  const { t } = useTranslation('forum');
  return (
    <div role="status">
      {found.length > 0 && (
        <Banner
          title={
            found.length === 1 ? found.map((kind) => t(`identifying.${kind}`)) : t('identifying.several')
          }
        >
          {found.length > 1 && (
            <ul>
              {found.map((kind) => (
                <li key={kind}>{t(`identifying.${kind}`)}</li>
              ))}
            </ul>
          )}
          <p>
            {t(found.every((kind) => kind === 'ownName') ? 'identifying.ownNameText' : 'identifying.text')}
          </p>
        </Banner>
      )}
    </div>
  );
}

import type { IdentifyingWords } from '#domain/community/identifying.ts';
import { Banner } from '#ui/primitives/Banner.tsx';
import { useTranslation } from '#ui/words/useTranslation.ts';

/** Warns that a text may hold something that identifies its writer, and shows what. It blocks nothing. */
export function IdentifyingHint({ found }: { readonly found: readonly IdentifyingWords[] }) {
  const { t } = useTranslation('forum');
  return (
    <div role="status">
      {found.length > 0 && (
        <Banner
          title={
            found.length === 1
              ? found.map((one) => <Found key={one.kind} {...one} />)
              : t('identifying.several')
          }
        >
          {found.length > 1 && (
            <ul>
              {found.map((one) => (
                <li key={one.kind}>
                  <Found {...one} />
                </li>
              ))}
            </ul>
          )}
          <p>
            {t(
              found.every(({ kind }) => kind === 'ownName') ? 'identifying.ownNameText' : 'identifying.text',
            )}
          </p>
        </Banner>
      )}
    </div>
  );
}

/** What was found, and the words it was found by; these change with every letter, which nobody wants to hear. */
function Found({ kind, words }: IdentifyingWords) {
  const { t } = useTranslation('forum');
  return (
    <>
      {t(`identifying.${kind}`)}{' '}
      <span aria-live="off">{words.map((found) => t('identifying.words', { words: found })).join(', ')}</span>
    </>
  );
}

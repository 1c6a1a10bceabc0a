import { useTranslation } from 'react-i18next';
import { useApp } from './app.ts';
import { useNeutralLook } from './neutral-look.ts';

interface PageTitleProps {
  /** Left out on the front page, which is called like the product. */
  readonly title?: string;
  /** What search engines and shared links say of a page that is open to everyone. */
  readonly description?: string;
}

/**
 * The title of the page. Never names a substance, a person or a day: it stands in tabs and histories. Who chose so reads
 * the same word on every page.
 */
export function PageTitle({ title, description }: PageTitleProps) {
  const { t } = useTranslation('ui');
  const neutral = useNeutralLook(useApp().neutralLook);
  const suffix = t('titleSuffix');
  const whole = title === undefined ? suffix : `${title} – ${suffix}`;
  if (neutral) return <title>{t('neutralTitle')}</title>;
  return (
    <>
      <title>{whole}</title>
      {description !== undefined && <Shared title={whole} description={description} />}
    </>
  );
}

function Shared({ title, description }: Required<PageTitleProps>) {
  const { site, originOf } = useApp();
  return (
    <>
      <meta name="description" content={description} />
      <meta property="og:type" content="website" />
      <meta property="og:title" content={title} />
      <meta property="og:description" content={description} />
      <meta property="og:image" content={`${originOf(site)}/share.png`} />
    </>
  );
}

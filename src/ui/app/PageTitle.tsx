import { useTranslation } from '#ui/words/useTranslation.ts';
import { useApp } from './app.ts';
import { useNeutralLook } from './neutral-look.ts';

interface PageTitleProps {
  /** Absent on the front page, whose title is the name of the product. */
  readonly title?: string;
  /** The description of a public page for search engines and shared links. */
  readonly description?: string;
}

/**
 * The title of the page. It never names a substance, a person or a day, because it appears in tabs and histories. People
 * who chose the neutral look get the same title on every page.
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

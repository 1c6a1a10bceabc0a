import type { Page as Content } from '#features/pages/page-contract.ts';
import { usePath } from '#ui/app/app.ts';
import { BackLink } from '#ui/app/BackLink.tsx';
import { Words } from '#ui/app/Words.tsx';
import { Page } from '#ui/layout/Page.tsx';
import { useTranslation } from '#ui/words/useTranslation.ts';

export function TipPage({ page }: { page: Content }) {
  const { t } = useTranslation('pages');
  const path = usePath();
  return (
    <Page narrow before={<BackLink to={path('tips')}>{t('tips.all')}</BackLink>} title={page.title}>
      <div className="stack">
        <Words text={page.text ?? ''} />
      </div>
    </Page>
  );
}

import { useTranslation } from 'react-i18next';
import { RETENTION } from '#domain/retention.ts';
import { siteProfile } from '#domain/site.ts';
import { useApp } from '#ui/app/app.ts';
import { PageTitle } from '#ui/app/PageTitle.tsx';
import { Page } from '#ui/layout/Page.tsx';

/** What is kept and who can see it. Says only what is true of the product as it is. */
export function PrivacyScreen() {
  const { t } = useTranslation('pages');
  const { concerns } = siteProfile(useApp().site);
  const kept = t(`privacy.kept.${concerns}`);
  const sections = t('privacy.sections', { returnObjects: true, ...RETENTION, kept });
  return (
    <Page narrow title={t('privacy.title')} lead={t(`privacy.lead.${concerns}`)}>
      <PageTitle title={t('privacy.title')} description={t('privacy.description')} />
      <div className="stack">
        {sections.map(({ title, text }) => (
          <section key={title}>
            <h2 className="h3">{title}</h2>
            <p>{text}</p>
          </section>
        ))}
      </div>
    </Page>
  );
}

import { Eye } from 'lucide-react';
import { type AlertDraft, alertLanguages } from '#domain/content/alert-draft.ts';
import { languagesOf } from '#domain/site/site.ts';
import { AlertBanner } from '#ui/help/AlertBanner.tsx';
import { useTranslation } from '#ui/words/useTranslation.ts';
import styles from './AlertPreview.module.css';
import { useLanguageSetting } from './language-setting.ts';

/** An alert as it looks above a page, in each language in which it shows. */
export function AlertPreview({ draft }: { readonly draft: AlertDraft }) {
  const { t } = useTranslation(['crisis-alerts-staff', 'ui']);
  const { sites, field_type, title, body } = draft;
  const setting = useLanguageSetting();
  const languages = alertLanguages(sites, setting);
  if (languages.length === 0) return null;
  return (
    <section className="stack" aria-labelledby="preview">
      <h2 className="h3" id="preview">
        {t('preview')}
      </h2>
      <div className={styles.windows}>
        {languages.map((language) => {
          const site = sites.find((one) => languagesOf(one, setting).includes(language));
          return (
            <div key={language} className={styles.window}>
              <p className={styles.bar}>
                <Eye aria-hidden="true" />
                {site &&
                  t('previewOn', {
                    site: t(`ui:site.${site}`),
                    language: t(`language.${language}`),
                  })}
              </p>
              <div lang={language}>
                <AlertBanner
                  tone={field_type}
                  toneLabel={t(`tone.${language}.${field_type}`)}
                  title={title[language]}
                  paragraphs={body[language].split('\n\n')}
                  lang={undefined}
                />
              </div>
            </div>
          );
        })}
      </div>
      <p className="small muted">{t('previewFoot')}</p>
    </section>
  );
}

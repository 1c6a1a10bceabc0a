import { siteProfile } from '#domain/site/site.ts';
import { useApp } from '#ui/app/app.ts';
import { ExampleWeek } from '#ui/app/days/ExampleWeek.tsx';
import { useTranslation } from '#ui/words/useTranslation.ts';
import styles from './HowItWorks.module.css';

/** The steps on a site that counts use. */
const OWN_USE = ['goal', 'days', 'exercises', 'help'] as const;
/** Relatives have no goal and no days. */
const RELATIVES = ['exercises', 'answers', 'help'] as const;

/** What people do here, as posts along a rope, and an example of a week as the plan page draws it. */
export function HowItWorks() {
  const { t } = useTranslation('pages');
  const { site, settings } = useApp();
  const { concerns } = siteProfile(site);
  const steps = concerns === 'ownUse' ? OWN_USE : RELATIVES;
  const textOf = (step: (typeof steps)[number]) =>
    step === 'answers' && !settings.submissionView ? t('how.answers.textOnly') : t(`how.${step}.text`);
  return (
    <div className={styles.how}>
      <div className="stack">
        <h2>{t('how.title')}</h2>
        <p className="lead">{t('how.lead')}</p>
      </div>
      <ol className={styles.rope}>
        {steps.map((step, index) => (
          <li key={step} className={styles.step}>
            <span className={styles.post} aria-hidden="true">
              {index + 1}
            </span>
            <h3>{t(`how.${step}.title`)}</h3>
            <p>{textOf(step)}</p>
          </li>
        ))}
      </ol>
      <ExampleWeek />
    </div>
  );
}

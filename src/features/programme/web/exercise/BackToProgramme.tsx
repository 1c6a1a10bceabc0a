import { ArrowLeft } from 'lucide-react';
import { Link } from 'react-router';
import { siteProfile } from '#domain/site/site.ts';
import { type App, useApp, usePath } from '#ui/app/app.ts';
import { cx } from '#ui/cx.ts';
import { useTranslation } from '#ui/words/useTranslation.ts';
import styles from './Exercise.module.css';

/** The page to return to from an exercise: the programme, or the home page of a site without one. */
export function exitOf(app: App): 'programme' | 'clients' {
  return app.isOpen('programme') ? 'programme' : siteProfile(app.site).home;
}

export function BackToProgramme() {
  const { t } = useTranslation(['programme', 'ui']);
  const app = useApp();
  const exit = exitOf(app);
  const path = usePath();
  return (
    <Link className={cx(styles.back, 'screen-only')} to={path(exit)}>
      <ArrowLeft aria-hidden="true" />
      {t(exit === 'programme' ? 'exercise.back' : 'ui:back')}
    </Link>
  );
}

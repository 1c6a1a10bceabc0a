import { Lightbulb } from 'lucide-react';
import { pageOf } from '#features/pages/page-contract.ts';
import { readOf } from '#features/views/contract.ts';
import { type App, useApp } from '#ui/app/app.ts';
import { prefetchEndpoint, useEndpoint } from '#ui/app/queries.ts';
import { Sentence } from '#ui/app/Words.tsx';
import { useTranslation } from '#ui/words/useTranslation.ts';
import { highlightedTipsContract } from '../tips-contract.ts';
import styles from './TipOfToday.module.css';

export function prefetchTipOfToday(app: App): void {
  prefetchEndpoint(app, ...readOf(highlightedTipsContract));
}

/** One tip a day: what to do, without the rest of its page. */
export function TipOfToday() {
  const { t } = useTranslation('programme');
  const [row] = useEndpoint(...readOf(highlightedTipsContract)).data?.rows ?? [];
  const { language } = useApp();
  const tip = row && pageOf(row);
  if (!tip?.text) return null;
  return (
    <section className={styles.tip} aria-labelledby="tip-title">
      <Lightbulb aria-hidden="true" />
      <h2 className={styles.title} id="tip-title">
        {t('tipOfToday')}
      </h2>
      <p lang={tip.language === language ? undefined : tip.language}>
        <Sentence text={tip.text.trim().split(/\n{2,}/)[0] ?? ''} />
      </p>
    </section>
  );
}

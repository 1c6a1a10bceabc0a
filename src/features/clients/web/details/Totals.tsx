import { Card } from '#ui/primitives/Card.tsx';
import { useTranslation } from '#ui/words/useTranslation.ts';
import type { ClientRow } from '../../contract.ts';
import styles from './Details.module.css';

/** The four totals since the start, and the exercises that were done. */
export function Totals({ client: { streak, shares, completed_exercises: done } }: { client: ClientRow }) {
  const { t } = useTranslation('clients');
  if (!streak) return null;
  const figures = [
    { number: streak.completed, words: t('totals.completed', { count: streak.total }) },
    { number: streak.success, words: t('totals.success', { count: streak.success }) },
    { number: streak.failed, words: t('totals.failed', { count: streak.failed }) },
    ...(shares.exercises
      ? [{ number: done.length, words: t('totals.exercises', { count: done.length }) }]
      : []),
  ];
  return (
    <Card as="section" className="stack" aria-labelledby="totals">
      <h2 className="h4" id="totals">
        {t('totals.heading')}
      </h2>
      <ul className={styles.totals}>
        {figures.map(({ number, words }) => (
          <li key={words}>
            <b>{number}</b> {words}
          </li>
        ))}
      </ul>
    </Card>
  );
}

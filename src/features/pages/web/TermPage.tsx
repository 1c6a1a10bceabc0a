import { Link } from 'react-router';
import type { BadgeLink, Page as Content } from '#features/pages/page-contract.ts';
import { usePath } from '#ui/app/app.ts';
import { BackLink } from '#ui/app/BackLink.tsx';
import { Medal } from '#ui/app/badges/Medal.tsx';
import { Sentence } from '#ui/app/Words.tsx';
import { Page } from '#ui/layout/Page.tsx';
import { Card } from '#ui/primitives/Card.tsx';
import { useTranslation } from '#ui/words/useTranslation.ts';
import styles from './TermPage.module.css';

/** A badge or a milestone, the same for everyone: whether the reader received it is on the page of badges. */
export function TermPage({ page }: { page: Content }) {
  const { t } = useTranslation('pages');
  const path = usePath();
  const { bundle, title, text, how, picture, badges } = page;
  const isBadge = bundle === 'badges';
  return (
    <Page
      narrow
      before={<BackLink to={path('badges')}>{t('terms.all')}</BackLink>}
      title={title}
      subtitle={t(isBadge ? 'terms.badge' : 'terms.milestone')}
    >
      <div className="stack">
        <Card className={styles.term}>
          {picture && <Medal url={picture.url} />}
          <div className="stack">
            {how && (
              <p>
                <Sentence text={how} />
              </p>
            )}
            {text && (
              <p className={how ? 'muted' : undefined}>
                <Sentence text={isBadge ? t('terms.says', { text }) : text} />
              </p>
            )}
          </div>
        </Card>
        {badges.length > 0 && <Badges badges={badges} />}
      </div>
    </Page>
  );
}

function Badges({ badges }: { badges: readonly BadgeLink[] }) {
  const { t } = useTranslation('pages');
  const path = usePath();
  return (
    <section className="stack" aria-labelledby="badges">
      <h2 className="h3" id="badges">
        {t('terms.badges')}
      </h2>
      <ul className={styles.badges}>
        {badges.map(({ number, name, picture }) => (
          <li key={number}>
            <Link className={styles.badge} to={path('term', { tid: String(number) })}>
              {picture && <Medal url={picture.url} />}
              {name}
            </Link>
          </li>
        ))}
      </ul>
    </section>
  );
}

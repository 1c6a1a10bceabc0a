import { Clock, FileText, MessageCircle } from 'lucide-react';
import { Link } from 'react-router';
import { NotLoaded } from '#ui/app/failure/LoadFailed.tsx';
import { useEndpoint } from '#ui/app/queries.ts';
import { Card } from '#ui/primitives/Card.tsx';
import { InLanguage } from '#ui/words/InLanguage.tsx';
import { useTranslation } from '#ui/words/useTranslation.ts';
import type { CategoryRow } from '../contract.ts';
import styles from './Forum.module.css';
import { readCategories } from './forum-pages.ts';
import { useMoment } from './useMoment.ts';

/** The categories of the site, in the order of the content. */
export function CategoryList() {
  const { t } = useTranslation('forum');
  const categories = useEndpoint(...readCategories);
  const { data } = categories;
  if (!data) return <NotLoaded of={categories} heights={[7, 7, 7, 7, 7, 7, 7]} />;
  return (
    <ul className="stack" aria-label={t('categories')}>
      {data.rows.map((category) => (
        <Category key={category.tid} category={category} />
      ))}
    </ul>
  );
}

function Category({ category }: { category: CategoryRow }) {
  const { t } = useTranslation('forum');
  const moment = useMoment();
  const { last_comment_timestamp: last, post_count: posts, comment_count: comments } = category;
  return (
    <Card as="li" className={styles.category}>
      <h2 className="h4">
        <Link className={styles.cover} to={category.url}>
          <InLanguage of={category.langcode}>{category.name}</InLanguage>
        </Link>
      </h2>
      <p>
        <InLanguage of={category.langcode}>{category.description}</InLanguage>
      </p>
      {posts === 0 ? (
        <p className={styles.meta}>{t('noPosts')}</p>
      ) : (
        <p className={styles.meta}>
          {last !== null && (
            <span>
              <Clock aria-hidden="true" />
              <span className="visually-hidden">{t('lastComment')} </span>
              {moment(last * 1_000)}
            </span>
          )}
          <span>
            <FileText aria-hidden="true" />
            {t('posts', { count: posts })}
          </span>
          <span>
            <MessageCircle aria-hidden="true" />
            {t('comments', { count: comments })}
          </span>
        </p>
      )}
    </Card>
  );
}

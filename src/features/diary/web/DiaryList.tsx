import { Link } from 'react-router';
import { usePath } from '#ui/app/app.ts';
import { buttonClass } from '#ui/primitives/Button.tsx';
import { useTranslation } from '#ui/words/useTranslation.ts';
import { DiaryEntries } from './DiaryEntries.tsx';

const LATEST = { from: null, to: null, page: 1 };

/** The reader's latest entries, for a page of the content. */
export function DiaryList() {
  const { t } = useTranslation('diary');
  const path = usePath();
  return (
    <div className="stack">
      <DiaryEntries place={LATEST} />
      <Link className={buttonClass({ variant: 'secondary' })} to={path('diaryNew')}>
        {t('writeNew')}
      </Link>
    </div>
  );
}

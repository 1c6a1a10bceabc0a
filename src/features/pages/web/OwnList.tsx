import { type ComponentType, useContext, useEffect, useState } from 'react';
import { Link, useLocation } from 'react-router';
import type { ListBlock } from '#domain/content/list-block.ts';
import { useApp, usePath } from '#ui/app/app.ts';
import { LoadFailed } from '#ui/app/failure/LoadFailed.tsx';
import { useMe } from '#ui/app/me.ts';
import { buttonClass } from '#ui/primitives/Button.tsx';
import { Skeleton } from '#ui/primitives/Skeleton.tsx';
import { useTranslation } from '#ui/words/useTranslation.ts';
import { OwnListsContext } from './own-lists.ts';

/** A list of the reader's own on a page that is the same for everyone: the browser fetches it, if somebody is logged in. */
export function OwnList({ list }: { list: ListBlock }) {
  const { t } = useTranslation('pages');
  const path = usePath();
  const { pathname } = useLocation();
  if (useMe()) return <Fetched list={list} />;
  return (
    <div className="stack">
      <p>{t('ownList.visitor')}</p>
      <Link className={buttonClass({ variant: 'secondary' })} to={path('login', {}, { origin: pathname })}>
        {t('landing.login')}
      </Link>
    </div>
  );
}

function Fetched({ list }: { list: ListBlock }) {
  const { t } = useTranslation('ui');
  const app = useApp();
  const load = useContext(OwnListsContext)[list];
  const [List, setList] = useState<ComponentType | null>(null);
  const [attempt, setAttempt] = useState({ failed: false });

  useEffect(() => {
    if (attempt.failed) return;
    load?.(app).then(
      (loaded) => setList(() => loaded),
      () => setAttempt({ failed: true }),
    );
  }, [app, load, attempt]);

  if (List) return <List />;
  if (attempt.failed) return <LoadFailed onRetry={() => setAttempt({ failed: false })} />;
  return (
    // The attribute tells `before-page.js` to load the scripts of this page at once.
    <div role="status" data-fetches="">
      <span className="visually-hidden">{t('loading')}</span>
      <Skeleton shape="block" height="12rem" />
    </div>
  );
}

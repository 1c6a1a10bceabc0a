import { LogOut } from 'lucide-react';
import { type ReactNode, useState } from 'react';
import { hasPassword } from '#domain/identity/account.ts';
import type { App } from '#ui/app/app.ts';
import { BackToAccount } from '#ui/app/BackLink.tsx';
import { NotLoaded } from '#ui/app/failure/LoadFailed.tsx';
import { useMe } from '#ui/app/me.ts';
import { PageTitle } from '#ui/app/PageTitle.tsx';
import { prefetchEndpoint, useEndpoint } from '#ui/app/queries.ts';
import { Page } from '#ui/layout/Page.tsx';
import { Button } from '#ui/primitives/Button.tsx';
import { Card } from '#ui/primitives/Card.tsx';
import { useTranslation } from '#ui/words/useTranslation.ts';
import { readSessions } from '../contract.ts';
import { EverywhereDialog } from './EverywhereDialog.tsx';
import { SessionRow } from './SessionRow.tsx';
import styles from './SessionsScreen.module.css';

export function prefetch(app: App): void {
  prefetchEndpoint(app, readSessions);
}

/** Where a person is logged in, with buttons to end one session or all. `below`: cards about other things known of devices. */
export function SessionsScreen({ below }: { below?: ReactNode }) {
  const { t } = useTranslation('session');
  const sessions = useEndpoint(readSessions);
  const { data } = sessions;
  const [asking, setAsking] = useState(false);
  const me = useMe();
  return (
    <Page
      narrow
      before={<BackToAccount />}
      title={t('sessions.title')}
      lead={me && t(`sessions.lead.${hasPassword(me) ? 'password' : 'signOn'}`)}
    >
      <PageTitle title={t('sessions.title')} />
      {!data && <NotLoaded of={sessions} heights={[12]} />}
      {data && (
        <div className="stack">
          <Card>
            <ul className={styles.list} aria-label={t('sessions.list')} tabIndex={-1}>
              {data.map((session) => (
                <SessionRow key={session.id} session={session} />
              ))}
            </ul>
          </Card>
          <div className="row">
            <Button variant="secondary" icon={<LogOut aria-hidden="true" />} onClick={() => setAsking(true)}>
              {t('sessions.everywhere')}
            </Button>
          </div>
          {below}
          <EverywhereDialog open={asking} onClose={() => setAsking(false)} />
        </div>
      )}
    </Page>
  );
}

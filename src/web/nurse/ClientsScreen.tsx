import { Link } from 'react-router';
import { ClientList } from '#features/clients/web/list/ClientList.tsx';
import { CodeCard } from '#features/pairing/web/CodeCard.tsx';
import { usePath } from '#ui/app/app.ts';
import { useMe } from '#ui/app/me.ts';
import { PageTitle } from '#ui/app/PageTitle.tsx';
import { Page } from '#ui/layout/Page.tsx';
import { buttonClass } from '#ui/primitives/Button.tsx';
import { Note } from '#ui/primitives/Note.tsx';
import { useTranslation } from '#ui/words/useTranslation.ts';

/** The first page of a nurse: her details, her code, and her clients. */
export function ClientsScreen() {
  const { t } = useTranslation(['nurses', 'pairing', 'clients']);
  const path = usePath();
  const me = useMe();
  const who = me?.nurse && t('clients.who', { name: me.name, ...me.nurse });
  return (
    <Page title={t('clients.heading')} lead={who}>
      <PageTitle title={t('clients.title')} />
      <div className="stack">
        {me && <CodeCard code={me.pairingCode} />}
        <p>
          <Link className={buttonClass()} to={path('inviteClient')}>
            {t('pairing:invite.title')}
          </Link>
        </p>
        <ClientList />
        <div className="row">
          <Link className={buttonClass({ variant: 'secondary' })} to={path('conversationCards')}>
            {t('clients:cards.title')}
          </Link>
          <Link className={buttonClass({ variant: 'secondary' })} to={path('nurseAccount')}>
            {t('clients.account')}
          </Link>
        </div>
        <Note>{t('clients.urgent')}</Note>
      </div>
    </Page>
  );
}

import { Link, type Params } from 'react-router';
import { readProgramNode } from '#features/programme/contract.ts';
import { type App, usePath } from '#ui/app/app.ts';
import { BackLink } from '#ui/app/BackLink.tsx';
import { PageTitle } from '#ui/app/PageTitle.tsx';
import { prefetchEndpoint } from '#ui/app/queries.ts';
import { Page } from '#ui/layout/Page.tsx';
import { SidebarLayout } from '#ui/layout/SidebarLayout.tsx';
import { buttonClass } from '#ui/primitives/Button.tsx';
import { Note } from '#ui/primitives/Note.tsx';
import { useTranslation } from '#ui/words/useTranslation.ts';
import { type ClientRow, readConversationCards } from '../../contract.ts';
import { ClientFrame, ClientLead } from './ClientFrame.tsx';
import { ClientTabs } from './ClientTabs.tsx';
import { ConversationCard } from './ConversationCard.tsx';
import { ExercisesPanel } from './ExercisesPanel.tsx';
import { ProgressPanel } from './ProgressPanel.tsx';
import type { ClientParts } from './parts.ts';
import { UnpairClient } from './UnpairClient.tsx';
import { addressOf } from './useClient.ts';

/** Fetches what is the same for every client; what they share is requested only once the list says that they do. */
export function prefetchClient(app: App, { domain = '' }: Params): void {
  prefetchEndpoint(app, readProgramNode, { params: { domain } });
  prefetchEndpoint(app, readConversationCards);
}

/** A client of hers: what they did, how they are doing, and the card to talk about. The title of the tab names nobody. */
export function ClientPage({ parts }: { parts: ClientParts }) {
  return <ClientFrame>{(client) => <Opened client={client} parts={parts} />}</ClientFrame>;
}

function Opened({ client, parts }: { client: ClientRow; parts: ClientParts }) {
  const { t } = useTranslation('clients');
  const path = usePath();
  const { exercises } = client.shares;
  return (
    <Page
      before={<BackLink to={path('clients')}>{t('client.back')}</BackLink>}
      title={client.name}
      subtitle={<ClientLead client={client} />}
      actions={<UnpairClient client={client} />}
    >
      <PageTitle title={t('client.title')} />
      <SidebarLayout
        asideLabel={t('client.aside')}
        aside={
          <>
            {exercises && <ConversationCard client={client} progressOf={parts.progressOf} />}
            <p>
              <Link
                className={buttonClass({ variant: 'secondary' })}
                to={path('clientPrint', addressOf(client))}
              >
                {t('client.print')}
              </Link>
            </p>
            <Note>{t('client.seen')}</Note>
          </>
        }
      >
        <ClientTabs
          client={client}
          exercises={<ExercisesPanel client={client} parts={parts} />}
          progress={<ProgressPanel client={client} Week={parts.Week} />}
        />
      </SidebarLayout>
    </Page>
  );
}

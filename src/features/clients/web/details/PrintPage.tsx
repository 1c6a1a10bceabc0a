import { useState } from 'react';
import { useApp, usePath } from '#ui/app/app.ts';
import { BackLink } from '#ui/app/BackLink.tsx';
import { formatDay } from '#ui/app/format.ts';
import { PageTitle } from '#ui/app/PageTitle.tsx';
import { Page } from '#ui/layout/Page.tsx';
import { Button } from '#ui/primitives/Button.tsx';
import { Note } from '#ui/primitives/Note.tsx';
import { LoadingBlocks } from '#ui/primitives/Skeleton.tsx';
import { useTranslation } from '#ui/words/useTranslation.ts';
import type { ClientRow } from '../../contract.ts';
import { NotOpened } from '../NotOpened.tsx';
import { ClientFrame, ClientLead } from './ClientFrame.tsx';
import { ConversationCard } from './ConversationCard.tsx';
import styles from './Details.module.css';
import type { ClientParts } from './parts.ts';
import { Totals } from './Totals.tsx';
import { addressOf } from './useClient.ts';
import { usePrinted } from './usePrinted.ts';
import { WeekTable } from './WeekTable.tsx';

/** Everything about a client on one page, for paper. */
export function PrintPage({ parts }: { parts: ClientParts }) {
  return <ClientFrame>{(client) => <ToPrint client={client} parts={parts} />}</ClientFrame>;
}

function ToPrint({ client, parts }: { client: ClientRow; parts: ClientParts }) {
  const { t } = useTranslation('clients');
  const path = usePath();
  const { printed, errors, retry } = usePrinted(client);
  return (
    <Page
      before={<BackLink to={path('client', addressOf(client))}>{t('print.back')}</BackLink>}
      title={client.name}
      subtitle={<ClientLead client={client} />}
    >
      <PageTitle title={t('print.title')} />
      <div className="stack">
        <div className="stack screen-only">
          <Note>{t('print.care')}</Note>
          {errors.length > 0 ? (
            <NotOpened errors={errors} onRetry={retry} />
          ) : (
            <div className="row">
              <Button busy={!printed} onClick={() => window.print()}>
                {t('print.button')}
              </Button>
            </div>
          )}
        </div>
        {printed && <Printed client={client} parts={parts} {...printed} />}
        {!printed && errors.length === 0 && <LoadingBlocks heights={[8, 12, 12]} />}
      </div>
    </Page>
  );
}

interface PrintedProps extends NonNullable<ReturnType<typeof usePrinted>['printed']> {
  readonly client: ClientRow;
  readonly parts: ClientParts;
}

function Printed({ client, parts, days, answers }: PrintedProps) {
  const { t } = useTranslation('clients');
  const { language, today } = useApp();
  // What is on the page is not fetched again, however long it stays open.
  const [day] = useState(today);
  const { exercises } = client.shares;
  return (
    <>
      <p>{t('print.asOf', { day: formatDay(language, day, 'date') })}</p>
      <Totals client={client} />
      {exercises && <ConversationCard client={client} progressOf={parts.progressOf} />}
      {days ? <WeekTable client={client} days={days} /> : <p>{t('print.keepsRegistrations')}</p>}
      {!exercises && <p>{t('print.keepsExercises')}</p>}
      {exercises && answers.length === 0 && <p>{t('exercises.emptyTitle')}</p>}
      {answers.length > 0 && (
        <section className="stack">
          <h2 className="h3">{t('print.answers')}</h2>
          {answers.map(({ title, row, questions }) => (
            <article key={row.uuid} className={styles.printed}>
              <h3>{title}</h3>
              <parts.Answers fields={questions} answers={row.data} level={4} />
            </article>
          ))}
        </section>
      )}
    </>
  );
}

import { fieldValue } from '#contract/wire.ts';
import { exerciseId, readProgramNode } from '#features/programme/contract.ts';
import { usePath } from '#ui/app/app.ts';
import { BackLink } from '#ui/app/BackLink.tsx';
import { PageTitle } from '#ui/app/PageTitle.tsx';
import { useFreshEndpoint } from '#ui/app/queries.ts';
import { cx } from '#ui/cx.ts';
import { Page } from '#ui/layout/Page.tsx';
import { Button } from '#ui/primitives/Button.tsx';
import { Note } from '#ui/primitives/Note.tsx';
import { LoadingBlocks } from '#ui/primitives/Skeleton.tsx';
import { useTranslation } from '#ui/words/useTranslation.ts';
import { type ClientRow, readClientExercises, readClientOverview } from '../../contract.ts';
import { NotOpened } from '../NotOpened.tsx';
import { AnswersOf } from './AnswersDialog.tsx';
import { ClientFrame, ClientLead } from './ClientFrame.tsx';
import { ConversationCard } from './ConversationCard.tsx';
import styles from './Details.module.css';
import type { ClientParts } from './parts.ts';
import { Totals } from './Totals.tsx';
import { addressOf } from './useClient.ts';
import { WeekTable } from './WeekTable.tsx';

/** Everything about a client on one page, for paper. */
export function PrintPage({ parts }: { parts: ClientParts }) {
  return <ClientFrame>{(client) => <ToPrint client={client} parts={parts} />}</ClientFrame>;
}

function ToPrint({ client, parts }: { client: ClientRow; parts: ClientParts }) {
  const { t } = useTranslation('clients');
  const path = usePath();
  const { exercises, registrations } = client.shares;
  return (
    <Page
      before={
        <span className={styles.screenOnly}>
          <BackLink to={path('client', addressOf(client))}>{t('print.back')}</BackLink>
        </span>
      }
      title={client.name}
      subtitle={<ClientLead client={client} />}
    >
      <PageTitle title={t('print.title')} />
      <div className="stack">
        <div className={cx('stack', styles.screenOnly)}>
          <Note>{t('print.care')}</Note>
          <div className="row">
            <Button onClick={() => window.print()}>{t('print.button')}</Button>
          </div>
        </div>
        <Totals client={client} />
        {exercises && <ConversationCard client={client} progressOf={parts.progressOf} />}
        {registrations ? <Weeks client={client} /> : <p>{t('print.keepsRegistrations')}</p>}
        {exercises ? <Answers client={client} parts={parts} /> : <p>{t('print.keepsExercises')}</p>}
      </div>
    </Page>
  );
}

function Weeks({ client }: { client: ClientRow }) {
  const { data, error, refetch } = useFreshEndpoint(readClientOverview, { params: addressOf(client) });
  if (error) return <NotOpened errors={[error]} onRetry={() => void refetch()} />;
  if (!data) return <LoadingBlocks heights={[12]} />;
  return <WeekTable client={client} days={data} />;
}

function Answers({ client, parts }: { client: ClientRow; parts: ClientParts }) {
  const { t } = useTranslation('clients');
  const node = useFreshEndpoint(readProgramNode, { params: { domain: client.domain } });
  const exercises = useFreshEndpoint(readClientExercises, { params: addressOf(client) });
  if (node.isError || exercises.isError) {
    const retry = () => void Promise.all([node.refetch(), exercises.refetch()]);
    return <NotOpened errors={[exercises.error]} onRetry={retry} />;
  }
  if (!exercises.data || !node.data) return <LoadingBlocks heights={[12]} />;
  if (exercises.data.length === 0) return <p>{t('exercises.emptyTitle')}</p>;
  const { field_paragraphs: phases, field_end_program_exercises: end } = node.data;
  const done = new Map(exercises.data.map((row) => [row.webform_id, row]));
  const inOrder = [...phases.flatMap((phase) => phase.field_exercise), ...end];
  return (
    <section className="stack">
      <h2 className="h3">{t('print.answers')}</h2>
      {inOrder.map((exercise) => {
        const row = done.get(exerciseId(exercise));
        if (!row) return null;
        return (
          <article key={row.uuid} className={styles.printed}>
            <h3>{fieldValue(exercise.field_title)}</h3>
            <AnswersOf done={row} domain={client.domain} Answers={parts.Answers} level={4} />
          </article>
        );
      })}
    </section>
  );
}

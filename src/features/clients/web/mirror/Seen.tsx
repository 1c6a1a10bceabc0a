import { Eye } from 'lucide-react';
import { Link } from 'react-router';
import { readProgramNode } from '#features/programme/contract.ts';
import { usePath } from '#ui/app/app.ts';
import { LoadFailed, NotLoaded } from '#ui/app/failure/LoadFailed.tsx';
import { useEndpoint, useFreshEndpoint } from '#ui/app/queries.ts';
import { Banner } from '#ui/primitives/Banner.tsx';
import { Card } from '#ui/primitives/Card.tsx';
import { Note } from '#ui/primitives/Note.tsx';
import { LoadingBlocks } from '#ui/primitives/Skeleton.tsx';
import { useTranslation } from '#ui/words/useTranslation.ts';
import { type ClientRow, readOwnMirror } from '../../contract.ts';
import { ClientLead } from '../details/ClientFrame.tsx';
import { ClientTabs } from '../details/ClientTabs.tsx';
import { Exercises } from '../details/ExercisesPanel.tsx';
import { Progress } from '../details/ProgressPanel.tsx';
import type { ClientParts } from '../details/parts.ts';
import { Reasons } from '../list/Reasons.tsx';
import { RecentDays, RecentLegend } from '../list/RecentDays.tsx';
import { useNamed } from '../useNamed.ts';

interface SeenProps {
  /** The name of the nurse. */
  readonly name: string;
  readonly parts: ClientParts;
}

/** Her view of the client, with her texts and the same components. */
export function Seen({ name, parts }: SeenProps) {
  const { t } = useTranslation(['clients', 'pairing']);
  const path = usePath();
  const { data, isError, refetch } = useFreshEndpoint(readOwnMirror);
  const named = useNamed();
  if (isError) return <LoadFailed onRetry={() => void refetch()} />;
  if (!data) return <LoadingBlocks heights={[6, 3, 20]} />;
  const { registrations, exercises } = data;
  const client = named(data.client);
  return (
    <div className="stack">
      <Banner icon={<Eye />} title={t('pairing:mirror.whose', { name })}>
        {t('pairing:mirror.onlyYou', { name })}
      </Banner>
      <InHerList client={client} />
      <ClientTabs
        client={client}
        exercises={exercises && <OwnExercises client={client} rows={exercises} parts={parts} />}
        progress={registrations && <Progress client={client} days={registrations} Week={parts.Week} />}
      />
      {exercises && <Note>{t('pairing:mirror.more', { name })}</Note>}
      <p>
        <Link to={path('nurse')}>{t('pairing:looks.change')}</Link>
      </p>
    </div>
  );
}

/** The heading of her page, and the row of her list. */
function InHerList({ client }: { client: ClientRow }) {
  const { t } = useTranslation(['clients', 'pairing']);
  return (
    <Card as="section" className="stack" aria-labelledby="in-her-list">
      <div>
        <h2 className="h3" id="in-her-list">
          {client.name}
        </h2>
        <p className="muted">
          <ClientLead client={client} />
        </p>
      </div>
      {client.reasons.length > 0 && (
        <div>
          <p>{t('pairing:mirror.onTop')}</p>
          <Reasons reasons={client.reasons} />
        </div>
      )}
      {client.shares.registrations && (
        <div className="stack">
          <div>
            <p>{t('list.column.recent')}</p>
            <RecentDays marks={client.recent} />
          </div>
          <RecentLegend clients={[client]} />
        </div>
      )}
    </Card>
  );
}

type OwnExercisesProps = Omit<Parameters<typeof Exercises>[0], 'node'>;

function OwnExercises(props: OwnExercisesProps) {
  const node = useEndpoint(readProgramNode, { params: { domain: props.client.domain } });
  if (!node.data) return <NotLoaded of={node} heights={[3, 4, 4, 4]} />;
  return <Exercises {...props} node={node.data} />;
}

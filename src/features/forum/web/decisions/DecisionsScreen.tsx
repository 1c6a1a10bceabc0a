import { Scale } from 'lucide-react';
import { Link } from 'react-router';
import { namesRule } from '#domain/community/moderation/moderation.ts';
import { type OwnDecision, readOwnDecisions } from '#features/moderation/contract.ts';
import { type App, useApp, usePath } from '#ui/app/app.ts';
import { BackLink } from '#ui/app/BackLink.tsx';
import { NotLoaded } from '#ui/app/failure/LoadFailed.tsx';
import { formatDay } from '#ui/app/format.ts';
import { PageTitle } from '#ui/app/PageTitle.tsx';
import { prefetchEndpoint, useEndpoint } from '#ui/app/queries.ts';
import { Page } from '#ui/layout/Page.tsx';
import { Card } from '#ui/primitives/Card.tsx';
import { EmptyState } from '#ui/primitives/EmptyState.tsx';
import { useTranslation } from '#ui/words/useTranslation.ts';
import { Appeal } from './Appeal.tsx';
import { ModeratorWords } from './ModeratorWords.tsx';

export async function prefetch(app: App): Promise<void> {
  prefetchEndpoint(app, readOwnDecisions);
}

/** What moderators decided about the reader's own texts. The messages about decisions link here. */
export function DecisionsScreen() {
  const { t } = useTranslation('forum');
  const path = usePath();
  const decisions = useEndpoint(readOwnDecisions);
  const { data } = decisions;
  return (
    <Page
      narrow
      before={<BackLink to={path('forum')}>{t('decisions.toForum')}</BackLink>}
      title={t('decisions.title')}
      lead={t('decisions.lead')}
    >
      <PageTitle title={t('decisions.title')} />
      <div className="stack">
        {!data && <NotLoaded of={decisions} heights={[9, 9]} />}
        {data?.rows.length === 0 && (
          <EmptyState icon={<Scale />} title={t('decisions.empty')}>
            {t('decisions.emptyText')}
          </EmptyState>
        )}
        <ul className="stack">
          {data?.rows.map((decision) => (
            <Decision key={decision.id} decision={decision} />
          ))}
        </ul>
      </div>
    </Page>
  );
}

function Decision({ decision }: { decision: OwnDecision }) {
  const { t } = useTranslation('forum');
  const { language } = useApp();
  const { kind, action, rule, rule_name: name, reason, written_on: day, path } = decision;
  const done = action === 'remove' || action === 'lock' || action === 'close_off' ? action : 'hide';
  const words = { day: formatDay(language, day, 'date'), done: t(`decisions.done.${done}`) };
  return (
    <Card as="li" className="stack">
      <h2 className="h4">{t(kind === 'post' ? 'decisions.whatPost' : 'decisions.whatComment', words)}</h2>
      {namesRule(rule) && <p>{t('decisions.rule', { rule: name })}</p>}
      <ModeratorWords words={reason} />
      <p>
        <Link to={path}>{t('decisions.look')}</Link>
      </p>
      <Appeal decision={decision} />
    </Card>
  );
}

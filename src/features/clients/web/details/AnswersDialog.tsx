import { dayAt } from '#domain/kit/day.ts';
import type { Site } from '#domain/site/site.ts';
import { readWebformFields } from '#features/programme/contract.ts';
import { useApp } from '#ui/app/app.ts';
import { LoadFailed } from '#ui/app/failure/LoadFailed.tsx';
import { formatDay } from '#ui/app/format.ts';
import { useFreshEndpoint } from '#ui/app/queries.ts';
import { Button } from '#ui/primitives/Button.tsx';
import { Dialog } from '#ui/primitives/overlay/Dialog.tsx';
import { LoadingBlocks } from '#ui/primitives/Skeleton.tsx';
import { useTranslation } from '#ui/words/useTranslation.ts';
import type { CompletedExercise } from '../../contract.ts';
import type { ClientParts } from './parts.ts';

/** The exercise whose answers are open. */
export interface ShownAnswers {
  readonly title: string;
  readonly done: CompletedExercise;
}

interface AnswersDialogProps extends Pick<ClientParts, 'Answers'> {
  readonly shown: ShownAnswers;
  /** The site whose questions they are. */
  readonly domain: Site;
  readonly onClose: () => void;
}

/** The answers to one exercise, with the questions of the client's site. */
export function AnswersDialog({ shown: { title, done }, domain, Answers, onClose }: AnswersDialogProps) {
  const { t } = useTranslation('clients');
  const { language, settings } = useApp();
  const day = formatDay(language, dayAt(new Date(done.created), settings.timeZone), 'date');
  return (
    <Dialog
      open
      onClose={onClose}
      title={title}
      actions={
        <Button variant="secondary" onClick={onClose}>
          {t('exercises.close')}
        </Button>
      }
    >
      <p className="muted">{t('exercises.doneOn', { day })}</p>
      <AnswersOf done={done} domain={domain} Answers={Answers} />
    </Dialog>
  );
}

interface AnswersOfProps extends Pick<ClientParts, 'Answers'> {
  readonly done: ShownAnswers['done'];
  readonly domain: Site;
}

/** The questions of an exercise with what was answered. */
function AnswersOf({ done, domain, Answers }: AnswersOfProps) {
  const { t } = useTranslation('clients');
  const params = { domain, webformId: done.webform_id };
  const { data, isError, refetch } = useFreshEndpoint(readWebformFields, { params });
  if (isError) return <LoadFailed text={t('list.failed')} onRetry={() => void refetch()} />;
  if (!data) return <LoadingBlocks heights={[2, 4]} />;
  return <Answers fields={data} answers={done.data} level={3} />;
}

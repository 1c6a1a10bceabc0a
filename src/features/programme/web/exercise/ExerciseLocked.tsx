import { Lock } from 'lucide-react';
import { Link } from 'react-router';
import { type LockReason, unlockWords } from '#domain/programme/programme.ts';
import { useApp, usePath } from '#ui/app/app.ts';
import { formatDay } from '#ui/app/format.ts';
import { FormActions } from '#ui/form/FormActions.tsx';
import { Banner } from '#ui/primitives/Banner.tsx';
import { buttonClass } from '#ui/primitives/Button.tsx';
import { useTranslation } from '#ui/words/useTranslation.ts';
import { exitOf } from './BackToProgramme.tsx';

/** Why the exercise is locked, and what can be done instead. */
export function ExerciseLocked({
  reason,
  next,
}: {
  reason: LockReason;
  next: { id: string; title: string } | undefined;
}) {
  const { t } = useTranslation(['programme', 'ui']);
  const app = useApp();
  const path = usePath();
  const why = useLockWords(reason);
  const exit = exitOf(app);
  return (
    <div className="stack">
      <Banner title={t('exercise.locked.title')} icon={<Lock aria-hidden="true" />}>
        <p>{why}</p>
        <p>{t('exercise.locked.help')}</p>
      </Banner>
      <FormActions>
        {next && (
          <Link className={buttonClass()} to={path('exercise', { exercise: next.id })}>
            {t('exercise.turn', { title: next.title })}
          </Link>
        )}
        <Link className={buttonClass({ variant: next ? 'subtle' : 'primary' })} to={path(exit)}>
          {t(exit === 'programme' ? 'exercise.toProgramme' : 'ui:back')}
        </Link>
        <Link className={buttonClass({ variant: 'subtle' })} to={path('help')}>
          {t('exercise.toHelp')}
        </Link>
      </FormActions>
    </div>
  );
}

function useLockWords(reason: LockReason): string {
  const { t } = useTranslation('programme');
  const app = useApp();
  if (typeof reason === 'string') return t(`exercise.locked.${reason}`);
  const when = unlockWords(reason.unlocksOn, app.today());
  return 'days' in when
    ? t('exercise.locked.inDays', { count: when.days })
    : t('exercise.locked.onDate', { date: formatDay(app.language, when.date, 'full') });
}

import { Link } from 'react-router';
import { fieldValue } from '#contract/wire.ts';
import type { Me } from '#domain/identity/account.ts';
import type { Day } from '#domain/kit/day.ts';
import { NAMED_EXERCISES } from '#domain/programme/named-exercises.ts';
import { useApp, usePath } from '#ui/app/app.ts';
import { capitalise, formatDay } from '#ui/app/format.ts';
import { usePutAway } from '#ui/app/put-away/usePutAway.ts';
import { Button, buttonClass } from '#ui/primitives/Button.tsx';
import { Card } from '#ui/primitives/Card.tsx';
import { useTranslation } from '#ui/words/useTranslation.ts';
import { findExercise, useProgramme } from './useProgramme.ts';

const { chain } = NAMED_EXERCISES;

interface LookBackProps {
  readonly me: Me;
  /** A day above its goal. */
  readonly day: Day;
}

/** Offers to look back on a day, at most once a week, and only while the exercise for it is open and not done. */
export function LookBack(props: LookBackProps) {
  const { isKnown, isAway, putAway } = usePutAway('lookBack');
  return isKnown && !isAway ? <Offer {...props} onAnswer={putAway} /> : null;
}

function Offer({ me, day, onAnswer }: LookBackProps & { onAnswer: () => void }) {
  const { t } = useTranslation('programme');
  const path = usePath();
  const { language } = useApp();
  const { node, progress } = useProgramme(me);
  const exercise = node && findExercise(node, chain);
  const isAvailable = progress?.phases.some(({ exercises }) =>
    exercises.some(({ id, status }) => id === chain && status === 'available'),
  );
  if (!exercise || !isAvailable) return null;
  const { paragraph } = exercise;
  return (
    <Card as="section" tone="tint" className="stack" aria-labelledby="look-back-title">
      <h2 className="h4" id="look-back-title">
        {t('lookBack.title')}
      </h2>
      <p>{t('lookBack.text', { day: capitalise(formatDay(language, day, 'full')) })}</p>
      <p className="row">
        <Link
          className={buttonClass({ variant: 'secondary', size: 'small' })}
          to={path('exercise', { exercise: chain })}
          onClick={onAnswer}
        >
          {t('lookBack.yes', {
            exercise: fieldValue(paragraph.field_title) ?? '',
            minutes: t('programme.minutesInWords', { count: fieldValue(paragraph.field_time) ?? 0 }),
          })}
        </Link>
        <Button variant="subtle" size="small" onClick={onAnswer}>
          {t('lookBack.later')}
        </Button>
      </p>
      <p className="small muted">{t('lookBack.note')}</p>
    </Card>
  );
}

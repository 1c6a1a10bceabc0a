import { Link } from 'react-router';
import { fieldValue } from '#contract/wire.ts';
import type { Me } from '#domain/identity/account.ts';
import type { Day } from '#domain/kit/day.ts';
import { NAMED_EXERCISES } from '#domain/programme/named-exercises.ts';
import { lockReason } from '#domain/programme/programme.ts';
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

/** Offers to look back on a day, at most once a week. */
export function LookBack(props: LookBackProps) {
  const { isKnown, isAway, putAway } = usePutAway('lookBack');
  return isKnown && !isAway ? <Offer {...props} onAnswer={putAway} /> : null;
}

function Offer({ me, day, onAnswer }: LookBackProps & { onAnswer: () => void }) {
  const { t } = useTranslation('programme');
  const { language } = useApp();
  const way = useWay(me, day);
  if (!way) return null;
  return (
    <Card as="section" tone="tint" className="stack" aria-labelledby="look-back-title">
      <h2 className="h4" id="look-back-title">
        {t('lookBack.title')}
      </h2>
      <p>{t('lookBack.text', { day: capitalise(formatDay(language, day, 'full')) })}</p>
      <p className="row">
        <Link className={buttonClass({ variant: 'secondary', size: 'small' })} to={way.to} onClick={onAnswer}>
          {way.label}
        </Link>
        <Button variant="subtle" size="small" onClick={onAnswer}>
          {t('lookBack.later')}
        </Button>
      </p>
      <p className="small muted">{t('lookBack.note')}</p>
    </Card>
  );
}

/** Where to look back: in the exercise once it is open, in the answers to it, or else in the day itself; null while it loads. */
function useWay(me: Me, day: Day): { readonly to: string; readonly label: string } | null {
  const { t } = useTranslation('programme');
  const path = usePath();
  const { submissionView } = useApp().settings;
  const { node, progress } = useProgramme(me);
  if (!node || !progress) return null;
  const found = findExercise(node, chain);
  const isDone = progress.state.submitted.has(chain);
  if (!found || lockReason(progress.outline, progress.state, chain) || (isDone && !submissionView)) {
    return { to: path('registrationOfDay', { date: day }), label: t('lookBack.day') };
  }
  const exercise = fieldValue(found.paragraph.field_title) ?? '';
  const minutes = t('programme.minutesInWords', { count: fieldValue(found.paragraph.field_time) ?? 0 });
  return {
    to: path('exercise', { exercise: chain }),
    label: isDone ? t('lookBack.read', { exercise }) : t('lookBack.yes', { exercise, minutes }),
  };
}

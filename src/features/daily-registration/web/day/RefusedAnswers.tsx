import { Link } from 'react-router';
import type { Me } from '#domain/identity/account.ts';
import { measureOf } from '#domain/site/site.ts';
import { useApp, usePath } from '#ui/app/app.ts';
import { formatDay } from '#ui/app/format.ts';
import { useAmountWords } from '#ui/app/useAmountWords.ts';
import { isToSend } from '#ui/app/waiting/send-waiting.ts';
import { focusMain } from '#ui/focus/focus-main.ts';
import { Banner } from '#ui/primitives/Banner.tsx';
import { Button, buttonClass } from '#ui/primitives/Button.tsx';
import { useTranslation } from '#ui/words/useTranslation.ts';
import { OPEN_DAY, type Overview, type OverviewDay } from '../../contract.ts';
import { useDayAnswer } from './useDayAnswer.ts';
import { useWaiting } from './useWaiting.ts';
import { fieldsOf, replacesOnlyItself, WAITING_ANSWERS, type WaitingAnswer } from './waiting-answers.ts';

interface RefusedAnswersProps {
  readonly me: Me;
  readonly overview: Overview;
  /** Shows the answers for this day only, that of the form below. */
  readonly ofForm?: string;
}

/** Answers given without a connection that the server refused: the person decides what becomes of them. */
export function RefusedAnswers({ me, overview, ofForm }: RefusedAnswersProps) {
  return useWaiting()
    .filter((item) => !isToSend(item) && (ofForm ?? item.day) === item.day)
    .map((item) => (
      <Refused
        key={item.key}
        me={me}
        item={item}
        figures={overview[item.day] ?? OPEN_DAY}
        isOnForm={ofForm !== undefined}
      />
    ));
}

interface RefusedProps {
  readonly me: Me;
  readonly item: WaitingAnswer;
  readonly figures: OverviewDay;
  readonly isOnForm: boolean;
}

function Refused({ me, item, figures, isOnForm }: RefusedProps) {
  const { t } = useTranslation('daily-registration');
  const { language, site, queryClient } = useApp();
  const path = usePath();
  const words = useAmountWords(measureOf(site).unit);
  const answer = useDayAnswer(me, item.day, figures);
  const { amount, ...details } = fieldsOf(item);
  const day = formatDay(language, item.day, 'full');
  const isAnswerable = item.refused !== 'invalid_input' && replacesOnlyItself(item, figures);

  function forget(): void {
    WAITING_ANSWERS.change(queryClient, me, (items) => items.filter(({ key }) => key !== item.key));
    focusMain();
  }
  async function sayAgain(): Promise<void> {
    if (await answer.say(amount, details)) forget();
  }
  return (
    <Banner tone="danger" role="alert">
      <p>
        {amount === null
          ? t('answer.refused.emptied', { day })
          : t('answer.refused.amount', { day, amount: words.number(amount), unit: words.unit(amount) })}{' '}
        {t(item.refused === 'edit_conflict' ? 'answer.refused.conflict' : 'answer.refused.impossible')}
      </p>
      {details.note && (
        <p>
          {t('answer.refused.note')} <q>{details.note}</q>
        </p>
      )}
      {answer.failure && <p>{answer.failure}</p>}
      <p className="row">
        {isAnswerable && (
          <Button variant="secondary" size="small" onClick={() => void sayAgain()}>
            {t('answer.refused.again')}
          </Button>
        )}
        {!isAnswerable && !isOnForm && (
          <Link
            className={buttonClass({ variant: 'secondary', size: 'small' })}
            to={path('registration', {}, { date: item.day })}
          >
            {t('answer.refused.fillIn')}
          </Link>
        )}
        <Button variant="subtle" size="small" onClick={forget}>
          {t('answer.refused.forget')}
        </Button>
      </p>
    </Banner>
  );
}

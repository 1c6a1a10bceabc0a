import { Check, Smartphone } from 'lucide-react';
import { useEffect, useRef } from 'react';
import { Link } from 'react-router';
import { focusMain } from '#ui/focus/focus-main.ts';
import { buttonClass } from '#ui/primitives/Button.tsx';
import { Card } from '#ui/primitives/Card.tsx';
import { useTranslation } from '#ui/words/useTranslation.ts';
import { useWaiting } from './day/useWaiting.ts';
import type { WaitingAnswer } from './day/waiting-answers.ts';
import { useWeekPath } from './useLeave.ts';

/** Replaces a form that could not be sent: says that it is kept on the device, or has arrived after all. */
export function KeptHere({ item }: { item: WaitingAnswer }) {
  const { t } = useTranslation('daily-registration');
  const toWeek = useWeekPath();
  const waiting = useWaiting().find(({ key }) => key === item.key);
  const text = useRef<HTMLParagraphElement>(null);
  // What had the focus disappears: the submit button now, and this text when the form returns.
  useEffect(() => {
    text.current?.focus();
    return () => {
      if (document.activeElement === document.body) focusMain();
    };
  }, []);
  const Icon = waiting ? Smartphone : Check;
  return (
    <Card className="stack">
      <p role="status" ref={text} tabIndex={-1} className="row">
        <Icon aria-hidden="true" />
        {t(waiting ? (waiting.isOnlyHere ? 'answer.savedInTab' : 'answer.savedHere') : 'saved')}
      </p>
      <p>
        <Link className={buttonClass({ variant: 'secondary' })} to={toWeek(item.day)}>
          {t('backToPlan')}
        </Link>
      </p>
    </Card>
  );
}

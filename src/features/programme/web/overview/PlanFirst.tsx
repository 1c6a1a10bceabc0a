import { Flag } from 'lucide-react';
import { Link } from 'react-router';
import type { Me } from '#domain/identity/account.ts';
import { needsPlan } from '#domain/tracking/progress.ts';
import type { Overview } from '#features/daily-registration/contract.ts';
import { useApp, usePath } from '#ui/app/app.ts';
import { cx } from '#ui/cx.ts';
import { buttonClass } from '#ui/primitives/Button.tsx';
import { Card } from '#ui/primitives/Card.tsx';
import { useTranslation } from '#ui/words/useTranslation.ts';

/** The next step for someone without a plan, as on the plan page and on Today. */
export function PlanFirst({ me, overview }: { me: Me; overview: Overview }) {
  const { t } = useTranslation('programme');
  const app = useApp();
  const path = usePath();
  if (!needsPlan(overview, { ...me, today: app.today() }) || !app.isOpen('goal')) return null;
  return (
    <Card
      as="section"
      tone="deep"
      className={cx('on-deep', 'row', 'row-between')}
      aria-labelledby="plan-first-title"
    >
      <div className="stack">
        <h2 className="h3" id="plan-first-title">
          {t('programme.planFirst.title')}
        </h2>
        <p>{t('programme.planFirst.text')}</p>
      </div>
      <Link className={buttonClass({ variant: 'warm' })} to={path('goal')}>
        <Flag aria-hidden="true" />
        {t('programme.planFirst.action')}
      </Link>
    </Card>
  );
}

import type { EndpointReply } from '#contract/endpoint.ts';
import { measureOf } from '#domain/site/site.ts';
import { weekTotal } from '#domain/tracking/goal.ts';
import { warningReason } from '#domain/tracking/plan-warning.ts';
import { useApp } from '#ui/app/app.ts';
import { CallFailure } from '#ui/app/caller.ts';
import { useFailureText } from '#ui/app/failure/useFailureText.ts';
import { useSubmission } from '#ui/app/submission.ts';
import { useAmountWords } from '#ui/app/useAmountWords.ts';
import { Button } from '#ui/primitives/Button.tsx';
import { Card } from '#ui/primitives/Card.tsx';
import { useToast } from '#ui/toast/useToast.ts';
import { useTranslation } from '#ui/words/useTranslation.ts';
import { decideStepDown, readPlan } from '../contract.ts';
import styles from './ScheduleTable.module.css';
import { WarningBanner } from './WarningText.tsx';

type StepDown = NonNullable<EndpointReply<typeof readPlan>['stepDown']>;

/** A gentler slope, offered and never imposed: one tap accepts it, one keeps everything as it is. */
export function StepDownCard({ stepDown }: { stepDown: StepDown }) {
  const { t } = useTranslation('recovery-plan');
  const { weeks, warning } = stepDown;
  const { site, queryClient } = useApp();
  const toast = useToast();
  const failureText = useFailureText();
  const words = useAmountWords(measureOf(site).unit);
  const { busy, send } = useSubmission(decideStepDown);
  const decide = async (accepted: boolean) => {
    try {
      await send({ body: { accepted } });
      toast.show({ tone: 'success', text: t(accepted ? 'stepDown.accepted' : 'stepDown.declined') });
    } catch (error) {
      if (!(error instanceof CallFailure)) throw error;
      // Already decided elsewhere: refetch the current state.
      const gone = error.code === 'not_found';
      if (gone) await queryClient.invalidateQueries({ queryKey: [readPlan.path] });
      toast.show(
        gone
          ? { tone: 'info', text: t('stepDown.gone') }
          : { tone: 'error', text: failureText(error, t('stepDown.failed')) },
      );
    }
  };
  return (
    <Card as="section" className="stack" aria-labelledby="step-down-title">
      <h2 className="h4" id="step-down-title">
        {t('stepDown.title')}
      </h2>
      <p>{t('stepDown.text')}</p>
      <table className={styles.table}>
        <caption>{t('stepDown.caption', { unit: words.unit(2) })}</caption>
        <thead>
          <tr>
            <th scope="col">{t('wizard.schedule.week')}</th>
            <th scope="col">{t('stepDown.now')}</th>
            <th scope="col">{t('stepDown.gentler')}</th>
          </tr>
        </thead>
        <tbody>
          {weeks.map(({ week, now, offered }) => (
            <tr key={week}>
              <th scope="row">{week}</th>
              <td>{words.number(weekTotal(now))}</td>
              <td>{words.number(weekTotal(offered))}</td>
            </tr>
          ))}
        </tbody>
      </table>
      {warning && (
        <WarningBanner
          reason={warningReason(warning, { pace: 'gradual', weeksLeft: weeks.length, earlier: null })}
        />
      )}
      <p className="row">
        <Button busy={busy} onClick={() => void decide(true)}>
          {t('stepDown.accept')}
        </Button>
        <Button variant="subtle" busy={busy} onClick={() => void decide(false)}>
          {t('stepDown.decline')}
        </Button>
      </p>
    </Card>
  );
}

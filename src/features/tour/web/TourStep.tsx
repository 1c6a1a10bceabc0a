import { ArrowRight } from 'lucide-react';
import { type ComponentType, useEffect, useId, useRef } from 'react';
import { Link } from 'react-router';
import type { Block } from '#features/pages/block-contract.ts';
import { usePath } from '#ui/app/app.ts';
import { cx } from '#ui/cx.ts';
import { FormActions } from '#ui/form/FormActions.tsx';
import { buttonClass } from '#ui/primitives/Button.tsx';
import { Card } from '#ui/primitives/Card.tsx';
import { Rope } from '#ui/primitives/Rope.tsx';
import { useTranslation } from '#ui/words/useTranslation.ts';
import styles from './Tour.module.css';
import { useEscape } from './useEscape.ts';
import { useStepNumber } from './useStepNumber.ts';

/** Draws what a step is about; `of` is the key of the step in the content. */
export type StepPicture = ComponentType<{ readonly of: string }>;

interface TourStepProps {
  readonly steps: readonly Block[];
  readonly home: string;
  readonly Picture: StepPicture;
}

/** The step in the URL, with links forward, back and out. */
export function TourStep({ steps, home, Picture }: TourStepProps) {
  const { t } = useTranslation('tour');
  const path = usePath();
  const total = steps.length;
  const number = useStepNumber(total);
  const step = steps[number - 1];
  const progressId = useId();
  useEscape(home);
  const stepAt = (at: number) => path('welcome', {}, { step: String(at) });
  return (
    <Card className="stack">
      {step && (
        <div className={styles.picture}>
          <Picture of={step.key} />
        </div>
      )}
      <div className={styles.progress}>
        <div className="row row-between">
          <p className="muted" id={progressId}>
            {t('step', { number, total })}
          </p>
          <Link
            replace
            className={cx(buttonClass({ variant: 'subtle', size: 'small' }), styles.skip)}
            to={home}
          >
            {t('skip')}
          </Link>
        </div>
        <Rope number={number} total={total} />
      </div>
      <StepHeading key={number} title={step?.title} describedBy={progressId} />
      <p className={cx('lead', styles.text)}>{step?.text}</p>
      <FormActions>
        {number < total ? (
          <Link className={buttonClass()} to={stepAt(number + 1)}>
            {t('next')}
            <ArrowRight aria-hidden="true" />
          </Link>
        ) : (
          <Link replace className={buttonClass()} to={home}>
            {t('start')}
          </Link>
        )}
        {number > 1 && (
          <Link className={buttonClass({ variant: 'secondary' })} to={stepAt(number - 1)}>
            {t('back')}
          </Link>
        )}
      </FormActions>
    </Card>
  );
}

/** Takes the focus, so that a screen reader starts at the beginning of the step. */
function StepHeading({ title, describedBy }: { title: string | null | undefined; describedBy: string }) {
  const heading = useRef<HTMLHeadingElement>(null);
  // After the shell, which moves the focus to the new page.
  useEffect(() => heading.current?.focus({ preventScroll: true }), []);
  return (
    <h1 ref={heading} className={styles.heading} tabIndex={-1} aria-describedby={describedBy}>
      {title}
    </h1>
  );
}

import { useRef, useState } from 'react';
import { useLocation } from 'react-router';
import type { Day } from '#domain/kit/day.ts';
import { PAUSE_REASONS, type PauseReason } from '#domain/tracking/pause.ts';
import { useApp } from '#ui/app/app.ts';
import { capitalise, formatDay } from '#ui/app/format.ts';
import { focusPart } from '#ui/focus/focus-part.ts';
import { Checkbox } from '#ui/form/Checkbox.tsx';
import { ChoiceGroup } from '#ui/form/ChoiceGroup.tsx';
import { Banner } from '#ui/primitives/Banner.tsx';
import { Button } from '#ui/primitives/Button.tsx';
import { Disclosure } from '#ui/primitives/Disclosure.tsx';
import { useTranslation } from '#ui/words/useTranslation.ts';
import { usePause } from './usePause.ts';

/** What an address ends in that leads to the pause, which is open then. */
const PART = 'pause';

interface PauseDayProps {
  readonly day: Day;
  readonly paused: boolean;
  /** The days just before it that are a pause as well, or open as well: they may change along with it. */
  readonly before: readonly Day[];
}

/** Marks a day of illness or holiday as a pause, or undoes that. The reason is optional. */
export function PauseDay({ day, paused, before }: PauseDayProps) {
  const { t } = useTranslation('daily-registration');
  const { language } = useApp();
  const { hash } = useLocation();
  const [isAskedFor] = useState(hash === `#${PART}`);
  const [withBefore, setWithBefore] = useState(false);
  const [reason, setReason] = useState<PauseReason | null>(null);
  const { busy, pause, resume } = usePause(day);
  const box = useRef<HTMLDivElement>(null);
  const name = formatDay(language, day, 'full');
  const from = (withBefore && before[0]) || day;
  // The pressed button is replaced by another one, so the focus has to move.
  const focusAfter = async (change: Promise<boolean>) => {
    if (!(await change)) return;
    setWithBefore(false);
    focusPart(box.current);
  };
  const tick = before[0] && (
    <Checkbox
      name="pause_before"
      label={t('pause.before', { count: before.length, from: formatDay(language, before[0], 'full') })}
      value={withBefore}
      onChange={setWithBefore}
    />
  );
  return (
    <div ref={box} id={PART} tabIndex={-1}>
      {paused ? (
        <Banner role="note" title={t('pause.is', { day: capitalise(name) })}>
          <div className="stack">
            <p>{t('pause.means')}</p>
            {tick}
            <p>
              <Button variant="subtle" size="small" busy={busy} onClick={() => void focusAfter(resume(from))}>
                {t('pause.end')}
              </Button>
            </p>
          </div>
        </Banner>
      ) : (
        <Disclosure title={t('pause.ask')} isOpen={isAskedFor}>
          <div className="stack">
            <p>{t('pause.means')}</p>
            <ChoiceGroup
              legend={t('pause.reason')}
              name="pause_reason"
              layout="pills"
              value={reason}
              onChange={setReason}
              options={PAUSE_REASONS.map((value) => ({ value, label: t(`pause.reasons.${value}`) }))}
            />
            {tick}
            <p>
              <Button variant="secondary" busy={busy} onClick={() => void focusAfter(pause(reason, from))}>
                {from === day
                  ? t('pause.mark', { day: name })
                  : t('pause.markSeveral', { count: before.length + 1 })}
              </Button>
            </p>
          </div>
        </Disclosure>
      )}
    </div>
  );
}

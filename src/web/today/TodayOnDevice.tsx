import { useState } from 'react';
import { DayOnDevice } from '#features/daily-registration/web/day/DayOnDevice.tsx';
import { useApp } from '#ui/app/app.ts';
import { capitalise, formatDay } from '#ui/app/format.ts';
import { PageTitle } from '#ui/app/PageTitle.tsx';
import { useScripted } from '#ui/app/useScripted.ts';
import { HelpLine } from '#ui/help/HelpLine.tsx';
import { Page } from '#ui/layout/Page.tsx';
import { LoadingBlocks } from '#ui/primitives/Skeleton.tsx';
import { useTranslation } from '#ui/words/useTranslation.ts';
import { WithoutNetwork } from './WithoutNetwork.tsx';

/** Today without a network: only the question of the day. It turns into the ordinary page once there is a network. */
export function TodayOnDevice() {
  const { t } = useTranslation('web');
  // Rendered on the server, perhaps on another day.
  const isScripted = useScripted();
  return isScripted ? (
    <Question />
  ) : (
    <Page narrow title={t('today')}>
      <PageTitle title={t('today')} />
      <LoadingBlocks heights={[16]} />
    </Page>
  );
}

function Question() {
  const { t } = useTranslation('web');
  const { language, today } = useApp();
  // Fixed, so that the day shown is the day answered, even past midnight.
  const [day] = useState(today);
  return (
    <Page
      narrow
      title={t('today')}
      subtitle={capitalise(formatDay(language, day, 'full'))}
      before={<WithoutNetwork />}
    >
      <PageTitle title={t('today')} />
      <div className="stack">
        <DayOnDevice day={day} />
        <HelpLine />
      </div>
    </Page>
  );
}

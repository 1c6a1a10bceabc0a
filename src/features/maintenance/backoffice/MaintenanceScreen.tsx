import { opensAround } from '#domain/site/closing.ts';
import { LoadFailed } from '#ui/app/failure/LoadFailed.tsx';
import { formatInstant } from '#ui/app/format.ts';
import { useFreshEndpoint } from '#ui/app/queries.ts';
import { useKit } from '#ui/kit.ts';
import { Banner } from '#ui/primitives/Banner.tsx';
import { Chip } from '#ui/primitives/Chip.tsx';
import { LoadingBlocks } from '#ui/primitives/Skeleton.tsx';
import { isolated } from '#ui/staff/isolated.ts';
import { StaffScreen } from '#ui/staff/StaffScreen.tsx';
import { useTranslation } from '#ui/words/useTranslation.ts';
import { type MaintenanceState, readMaintenance } from '../staff-contract.ts';
import { ClosingForm } from './ClosingForm.tsx';
import { ReopenButton } from './ReopenButton.tsx';

/** The switch that closes all sites. */
export function MaintenanceScreen() {
  const { t } = useTranslation('maintenance-staff');
  const { data: state, isError, refetch } = useFreshEndpoint(readMaintenance);
  return (
    <StaffScreen
      title={t('title')}
      lead={t('lead')}
      actions={state && <Chip tone={state.on ? 'above' : 'success'}>{t(state.on ? 'closed' : 'open')}</Chip>}
    >
      {isError && <LoadFailed onRetry={() => void refetch()} />}
      {!state && !isError && <LoadingBlocks heights={[8, 8]} />}
      {state?.by_setting && <Banner>{t('bySetting')}</Banner>}
      {state?.since && <Closed state={state} since={state.since} />}
      {state && !state.by_setting && <ClosingForm key={state.since} closed={closedOf(state)} />}
    </StaffScreen>
  );
}

function closedOf({ since, until, reason }: MaintenanceState) {
  return since === null ? null : { since, until, reason: reason ?? '' };
}

function Closed({ state, since }: { readonly state: MaintenanceState; readonly since: string }) {
  const { t } = useTranslation('maintenance-staff');
  const { language, now, settings } = useKit();
  const { name, reason, until } = state;
  const isAhead = until !== null && opensAround(new Date(until), new Date(now())) !== null;
  return (
    <Banner>
      <p>
        {t('since', {
          since: formatInstant(language, since, settings.timeZone),
          name: isolated(name ?? ''),
          reason: isolated(reason ?? ''),
        })}
      </p>
      {until !== null && (
        <p>
          {t(isAhead ? 'until' : 'untilPast', { until: formatInstant(language, until, settings.timeZone) })}
        </p>
      )}
      {!state.by_setting && <ReopenButton />}
    </Banner>
  );
}

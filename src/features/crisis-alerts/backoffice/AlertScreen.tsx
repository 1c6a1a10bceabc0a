import { Link, useParams } from 'react-router';
import { useFreshEndpoint } from '#ui/app/queries.ts';
import { Chip } from '#ui/primitives/Chip.tsx';
import { StaffNotLoaded } from '#ui/staff/StaffNotLoaded.tsx';
import { StaffScreen } from '#ui/staff/StaffScreen.tsx';
import { useTranslation } from '#ui/words/useTranslation.ts';
import { readAlert, type StaffAlert } from '../staff-contract.ts';
import { AlertForm } from './AlertForm.tsx';
import { PreviewOnSite } from './PreviewOnSite.tsx';

/** A new alert. */
export function NewAlertScreen() {
  const { t } = useTranslation('crisis-alerts-staff');
  return (
    <StaffScreen title={t('new')} lead={t('draftLead')}>
      <Back />
      <AlertForm alert={null} />
    </StaffScreen>
  );
}

/** One alert: its texts, where it shows, and how it looks there. */
export function AlertScreen() {
  const { t } = useTranslation('crisis-alerts-staff');
  const { id = '' } = useParams();
  const reading = useFreshEndpoint(readAlert, { params: { id } });
  const { data: alert } = reading;
  return (
    <StaffScreen
      title={alert?.title.nl ?? t('title')}
      lead={alert && t(alert.published ? 'shownLead' : 'draftLead')}
      actions={alert && <State alert={alert} />}
    >
      <Back />
      <StaffNotLoaded of={reading} list="/berichten" heights={[8, 12, 8]} />
      {alert && <AlertForm key={alert.id} alert={alert} />}
      {alert && <PreviewOnSite key={`${alert.id} ${alert.sites.join()}`} alert={alert} />}
    </StaffScreen>
  );
}

function State({ alert: { published } }: { readonly alert: StaffAlert }) {
  const { t } = useTranslation('crisis-alerts-staff');
  return <Chip tone={published ? 'success' : 'neutral'}>{t(published ? 'shown' : 'draft')}</Chip>;
}

function Back() {
  const { t } = useTranslation('crisis-alerts-staff');
  return (
    <p>
      <Link to="/berichten">{t('all')}</Link>
    </p>
  );
}

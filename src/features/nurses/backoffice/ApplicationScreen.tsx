import { Link, useParams } from 'react-router';
import { CallFailure } from '#ui/app/caller.ts';
import { formatInstant } from '#ui/app/format.ts';
import { useFreshEndpoint } from '#ui/app/queries.ts';
import { useKit } from '#ui/kit.ts';
import { Card } from '#ui/primitives/Card.tsx';
import { EmptyState } from '#ui/primitives/EmptyState.tsx';
import { Desk } from '#ui/staff/Desk.tsx';
import { Facts } from '#ui/staff/Facts.tsx';
import { isolated } from '#ui/staff/isolated.ts';
import { StaffNotLoaded } from '#ui/staff/StaffNotLoaded.tsx';
import { StaffScreen } from '#ui/staff/StaffScreen.tsx';
import { useTranslation } from '#ui/words/useTranslation.ts';
import { type Application, readApplication } from '../staff-contract.ts';
import { ApprovedCard } from './ApprovedCard.tsx';
import { DecisionForm } from './DecisionForm.tsx';
import { LostFactorCard } from './LostFactorCard.tsx';
import { PracticeChanged } from './PracticeChanged.tsx';
import { WelcomePackage } from './WelcomePackage.tsx';

/** One nurse who applied: her details, and the decision about them. */
export function ApplicationScreen() {
  const { t } = useTranslation('nurses-staff');
  const { uid = '' } = useParams();
  const application = useFreshEndpoint(readApplication, { params: { uid } });
  const { data, error } = application;
  const isGone = error instanceof CallFailure && error.code === 'not_found';
  return (
    <StaffScreen title={t('one.title')}>
      <p>
        <Link to="/aanvragen">{t('title')}</Link>
      </p>
      {isGone ? (
        <EmptyState title={t('one.gone')}>{t('one.goneText')}</EmptyState>
      ) : (
        <StaffNotLoaded of={application} list="/aanvragen" heights={[8, 8]} />
      )}
      {data && !error && <One key={data.uid} application={data} />}
    </StaffScreen>
  );
}

function One({ application }: { readonly application: Application }) {
  const { t } = useTranslation('nurses-staff');
  const { language, settings } = useKit();
  const { name, applied, confirmed } = application;
  const moment = (instant: string) => formatInstant(language, instant, settings.timeZone);
  const aside = (
    <>
      {application.practice_changed !== null && (
        <PracticeChanged uid={application.uid} changed={application.practice_changed} />
      )}
      <WelcomePackage application={application} />
      <p className="small muted">{t('one.addressUse')}</p>
    </>
  );
  return (
    <Desk aside={aside}>
      <Card as="section" className="stack" aria-labelledby="details">
        <h2 className="h3" id="details">
          {t('one.of', { name: isolated(name) })}
        </h2>
        <p className="muted small">
          {confirmed === null
            ? t('one.unconfirmed', { applied: moment(applied) })
            : t('one.confirmed', { applied: moment(applied), confirmed: moment(confirmed) })}
        </p>
        <Facts
          rows={[
            [t('name'), <bdi key="name">{name}</bdi>],
            [t('one.function'), application.function],
            [t('practice'), application.practice],
            [t('one.address'), `${application.address}, ${application.postal_code} ${application.locality}`],
            [t('one.telephone'), application.telephone],
            [t('mail'), application.mail],
          ]}
        />
      </Card>
      {application.approved === null ? (
        <DecisionForm application={application} />
      ) : (
        <>
          <ApprovedCard application={application} approved={application.approved} />
          <LostFactorCard application={application} />
        </>
      )}
    </Desk>
  );
}

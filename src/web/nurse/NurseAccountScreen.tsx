import { NurseDetailsForm } from '#features/account/web/nurse/NurseDetailsForm.tsx';
import { NurseLoginCard, NurseStopCard } from '#features/account/web/nurse/NurseLoginCard.tsx';
import { SecondFactorCard } from '#features/second-factor/web/SecondFactorCard.tsx';
import { usePath } from '#ui/app/app.ts';
import { BackLink } from '#ui/app/BackLink.tsx';
import { useMe } from '#ui/app/me.ts';
import { PageTitle } from '#ui/app/PageTitle.tsx';
import { Page } from '#ui/layout/Page.tsx';
import { useTranslation } from '#ui/words/useTranslation.ts';

/** The account of a nurse, with the cards of all slices that have one. */
export function NurseAccountScreen() {
  const { t } = useTranslation(['account', 'nurses']);
  const path = usePath();
  const me = useMe();
  if (!me?.nurse) return null;
  return (
    <Page
      narrow
      before={<BackLink to={path('clients')}>{t('nurses:clients.title')}</BackLink>}
      title={t('nurse.details.heading')}
    >
      <PageTitle title={t('nurse.details.title')} />
      <div className="stack">
        <NurseDetailsForm me={me} details={me.nurse} />
        <NurseLoginCard me={me} />
        <SecondFactorCard />
        <NurseStopCard />
      </div>
    </Page>
  );
}

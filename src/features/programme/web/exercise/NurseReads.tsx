import { Eye, EyeOff } from 'lucide-react';
import { Link } from 'react-router';
import { readConsent } from '#features/pairing/consent-contract.ts';
import { type App, usePath } from '#ui/app/app.ts';
import { meQuery, useMe } from '#ui/app/me.ts';
import { prefetchEndpoint, useEndpoint } from '#ui/app/queries.ts';
import { Note } from '#ui/primitives/Note.tsx';
import { useTranslation } from '#ui/words/useTranslation.ts';

export function prefetchNurseReads(app: App): void {
  const me = app.queryClient.getQueryData(meQuery(app).queryKey);
  if (me?.hasNurse) prefetchEndpoint(app, readConsent);
}

/** Tells a participant with a nurse whether she can read this exercise; shows nothing to anybody else. */
export function NurseReads() {
  return useMe()?.hasNurse ? <WhatSheReads /> : null;
}

function WhatSheReads() {
  const { t } = useTranslation('programme');
  const path = usePath();
  const { data } = useEndpoint(readConsent);
  if (!data || data.until === null) return null;
  if (data.exercises && !data.can_look)
    return <Note icon={<EyeOff aria-hidden="true" />}>{t('exercise.nurseCannotLook')}</Note>;
  if (data.exercises) return <Note icon={<Eye aria-hidden="true" />}>{t('exercise.nurseReads')}</Note>;
  return (
    <Note icon={<EyeOff aria-hidden="true" />}>
      {t('exercise.nurseDoesNot')} <Link to={path('nurse')}>{t('exercise.nurseChange')}</Link>
    </Note>
  );
}

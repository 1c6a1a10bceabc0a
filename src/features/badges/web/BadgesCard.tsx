import { useState } from 'react';
import type { Me } from '#domain/identity/account.ts';
import { hasFeature } from '#domain/site/site.ts';
import { accountChange } from '#features/account/change-contract.ts';
import { changeUser } from '#features/account/contract.ts';
import { useApp } from '#ui/app/app.ts';
import { CallFailure } from '#ui/app/caller.ts';
import { useSubmission } from '#ui/app/submission.ts';
import { useFailureText } from '#ui/app/useFailureText.ts';
import { Checkbox } from '#ui/form/Checkbox.tsx';
import { Card } from '#ui/primitives/Card.tsx';
import { useToast } from '#ui/toast/useToast.ts';
import { useTranslation } from '#ui/words/useTranslation.ts';

/** Whether badges are shown; the choice applies at once, on every device. */
export function BadgesCard({ me }: { me: Me }) {
  const { t } = useTranslation('badges');
  const { site } = useApp();
  const toast = useToast();
  const failureText = useFailureText();
  const { send } = useSubmission(changeUser);
  // The optimistic value until the response arrives.
  const [shows, setShows] = useState(me.showsBadges);
  if (!hasFeature(site, 'badges')) return null;
  const choose = async (showsBadges: boolean) => {
    setShows(showsBadges);
    try {
      await send(accountChange(me.uid, { showsBadges }));
      toast.show({ tone: 'success', text: t(showsBadges ? 'card.on' : 'card.off') });
    } catch (error) {
      if (!(error instanceof CallFailure)) throw error;
      setShows(!showsBadges);
      toast.show({ tone: 'error', text: failureText(error, t('card.failed')) });
    }
  };
  return (
    <Card as="section" className="stack" aria-labelledby="badges-title">
      <h2 className="h3" id="badges-title">
        {t('card.heading')}
      </h2>
      <Checkbox
        label={t('card.show')}
        description={t('card.help')}
        name="badges"
        value={shows}
        onChange={(show) => void choose(show)}
      />
    </Card>
  );
}

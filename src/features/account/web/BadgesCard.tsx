import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { Me } from '#domain/identity/account.ts';
import { CallFailure } from '#ui/app/caller.ts';
import { useFailureText } from '#ui/app/useFailureText.ts';
import { Checkbox } from '#ui/form/Checkbox.tsx';
import { Card } from '#ui/primitives/Card.tsx';
import { useToast } from '#ui/toast/useToast.ts';
import { useAccountChange } from './useAccountChange.ts';

/** Whether badges are shown; the choice holds at once, on every device. */
export function BadgesCard({ me }: { me: Me }) {
  const { t } = useTranslation('account');
  const toast = useToast();
  const failureText = useFailureText();
  const change = useAccountChange();
  // As pressed, until the answer comes.
  const [shows, setShows] = useState(me.showsBadges);
  const choose = async (showsBadges: boolean) => {
    setShows(showsBadges);
    try {
      await change({ showsBadges });
      toast.show({ tone: 'success', text: t(showsBadges ? 'badges.on' : 'badges.off') });
    } catch (error) {
      if (!(error instanceof CallFailure)) throw error;
      setShows(!showsBadges);
      toast.show({ tone: 'error', text: failureText(error, t('settings.failed')) });
    }
  };
  return (
    <Card as="section" className="stack" aria-labelledby="badges-title">
      <h2 className="h3" id="badges-title">
        {t('badges.heading')}
      </h2>
      <Checkbox
        label={t('badges.show')}
        description={t('badges.help')}
        name="badges"
        value={shows}
        onChange={(show) => void choose(show)}
      />
    </Card>
  );
}

import type { Me } from '#domain/identity/account.ts';
import { hasFeature } from '#domain/site/site.ts';
import { accountChange } from '#features/account/change-contract.ts';
import { changeUser } from '#features/account/contract.ts';
import { useApp } from '#ui/app/app.ts';
import { useSubmission } from '#ui/app/submission.ts';
import { useChoices } from '#ui/app/useChoices.ts';
import { Checkbox } from '#ui/form/Checkbox.tsx';
import { Card } from '#ui/primitives/Card.tsx';
import { useTranslation } from '#ui/words/useTranslation.ts';

/** Turns badges on or off; the choice applies at once, on every device. */
export function BadgesCard({ me }: { me: Me }) {
  const { t } = useTranslation('badges');
  const { site } = useApp();
  const { send } = useSubmission(changeUser);
  const { choices, choose } = useChoices(
    { showsBadges: me.showsBadges },
    {
      save: (change) => send(accountChange(me.uid, change)),
      done: ({ showsBadges }) => t(showsBadges ? 'card.on' : 'card.off'),
      failed: t('card.failed'),
    },
  );
  if (!hasFeature(site, 'badges')) return null;
  return (
    <Card as="section" className="stack" aria-labelledby="badges-title">
      <h2 className="h3" id="badges-title">
        {t('card.heading')}
      </h2>
      <Checkbox
        label={t('card.show')}
        description={t('card.help')}
        name="badges"
        value={choices.showsBadges}
        onChange={(showsBadges) => choose({ showsBadges })}
      />
    </Card>
  );
}

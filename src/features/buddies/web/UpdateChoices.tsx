import { X } from 'lucide-react';
import { useShowsBadges } from '#ui/app/badges/useShowsBadges.ts';
import { Checkbox } from '#ui/form/Checkbox.tsx';
import { Card } from '#ui/primitives/Card.tsx';
import { useTranslation } from '#ui/words/useTranslation.ts';
import styles from './Buddies.module.css';
import type { useUpdateChoices } from './useUpdateChoices.ts';

const TOLD = ['days', 'part', 'badges', 'days_within_goal'] as const;
const NEVER = ['amounts', 'notes', 'answers'] as const;

/** Chooses what the weekly mail tells, and says what it never tells. */
export function UpdateChoices({
  choosing: { choices, choose },
}: {
  choosing: ReturnType<typeof useUpdateChoices>;
}) {
  const { t } = useTranslation('buddies');
  // Buddies hear nothing of badges that are hidden; the choice stays for when they are shown again.
  const showsBadges = useShowsBadges();
  const shown = TOLD.filter((name) => name !== 'badges' || showsBadges);
  return (
    <Card as="section" className="stack" aria-labelledby="update-choices">
      <h2 className="h3" id="update-choices">
        {t('updates.choices')}
      </h2>
      {shown.map((name) => (
        <Checkbox
          key={name}
          name={name}
          label={t(`updates.choice.${name}.label`)}
          description={t(`updates.choice.${name}.text`)}
          value={choices[name]}
          onChange={(value) => choose({ [name]: value })}
        />
      ))}
      <div className={styles.never}>
        <p>
          <strong>{t('updates.never')}</strong>
        </p>
        <ul className={styles.nevers}>
          {NEVER.map((name) => (
            <li key={name}>
              <X aria-hidden="true" />
              {t(`updates.nevers.${name}`)}
            </li>
          ))}
        </ul>
      </div>
      <p className="small muted">{t('updates.silence')}</p>
    </Card>
  );
}

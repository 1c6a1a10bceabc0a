import { CRAVINGS } from '#domain/tracking/registration.ts';
import { Picks } from '#ui/primitives/Picks.tsx';
import { useTranslation } from '#ui/words/useTranslation.ts';

interface CravingPicksProps {
  readonly title: string;
  /** Of its title. */
  readonly level: 'h2' | 'h3';
  readonly value: number | null;
  readonly onChange: (craving: number | null) => void;
}

/** How strong the urge was, on its scale. A second press takes the choice back. */
export function CravingPicks({ title, level, value, onChange }: CravingPicksProps) {
  const { t } = useTranslation('daily-registration');
  return (
    <Picks
      title={title}
      level={level}
      optional
      shape="scale"
      ends={[t('craving.lowest'), t('craving.highest')]}
      options={CRAVINGS.map((craving) => ({ value: craving, name: String(craving) }))}
      pressed={(craving) => craving === value}
      onPress={(craving) => onChange(craving === value ? null : craving)}
    />
  );
}

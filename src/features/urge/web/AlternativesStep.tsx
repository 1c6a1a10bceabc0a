import { useState } from 'react';
import { useEndpoint } from '#ui/app/queries.ts';
import { Banner } from '#ui/primitives/Banner.tsx';
import { Picks } from '#ui/primitives/Picks.tsx';
import { useTranslation } from '#ui/words/useTranslation.ts';
import { readUrges } from '../contract.ts';
import { EasedButton } from './EasedButton.tsx';
import styles from './Urge.module.css';
import { UrgeFrame } from './UrgeFrame.tsx';

const IDEAS = ['water', 'teeth', 'room', 'eat', 'outside'] as const;

/** Small things to do instead, the reader's own ones first. */
export function AlternativesStep() {
  const { t } = useTranslation('urge');
  const own = useEndpoint(readUrges).data?.own.alternatives ?? [];
  const [chosen, setChosen] = useState<string | null>(null);
  const picks = (title: string, options: readonly string[]) => (
    <Picks
      level="h2"
      title={title}
      options={options.map((value) => ({ value, name: value }))}
      pressed={(value) => value === chosen}
      onPress={setChosen}
    />
  );
  return (
    <UrgeFrame title={t('alternatives.title')} text={t('alternatives.text')}>
      {own.length > 0 && picks(t('alternatives.own'), own)}
      {picks(
        t('alternatives.always'),
        IDEAS.map((idea) => t(`alternatives.ideas.${idea}`)),
      )}
      <div role="status">
        {chosen !== null && <Banner tone="success">{t('alternatives.chosen', { choice: chosen })}</Banner>}
      </div>
      <div className={styles.actions}>
        <EasedButton />
      </div>
    </UrgeFrame>
  );
}

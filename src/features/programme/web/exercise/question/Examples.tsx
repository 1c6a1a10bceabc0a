import { Picks } from '#ui/primitives/Picks.tsx';
import { useTranslation } from '#ui/words/useTranslation.ts';

interface ExamplesProps {
  readonly examples: readonly string[];
  readonly pressed: (example: string) => boolean;
  readonly onPress: (example: string) => void;
}

/** Answers that can be tapped instead of typed; nothing where the content has none. */
export function Examples({ examples, pressed, onPress }: ExamplesProps) {
  const { t } = useTranslation('programme');
  if (examples.length === 0) return null;
  return (
    <Picks
      level="p"
      title={t('exercise.examples')}
      options={examples.map((value) => ({ value, name: value }))}
      pressed={pressed}
      onPress={onPress}
    />
  );
}

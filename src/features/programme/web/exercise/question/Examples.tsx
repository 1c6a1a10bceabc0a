import type { Language } from '#domain/kit/language.ts';
import { Picks } from '#ui/primitives/Picks.tsx';
import { InLanguage } from '#ui/words/InLanguage.tsx';
import { useTranslation } from '#ui/words/useTranslation.ts';

interface ExamplesProps {
  readonly examples: readonly string[];
  /** Of the examples; undefined: that of the page. */
  readonly language: Language | undefined;
  readonly pressed: (example: string) => boolean;
  readonly onPress: (example: string) => void;
}

/** Answers that can be tapped instead of typed; nothing where the content has none. */
export function Examples({ examples, language, pressed, onPress }: ExamplesProps) {
  const { t } = useTranslation('programme');
  if (examples.length === 0) return null;
  return (
    <div className="screen-only">
      <Picks
        level="p"
        title={t('exercise.examples')}
        options={examples.map((value) => ({ value, name: <InLanguage of={language}>{value}</InLanguage> }))}
        pressed={pressed}
        onPress={onPress}
      />
    </div>
  );
}

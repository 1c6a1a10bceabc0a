import { Card } from '#ui/primitives/Card.tsx';
import { useTranslation } from '#ui/words/useTranslation.ts';

const HINTS = ['begin', 'private', 'notes'] as const;

/** What to write about, who reads it, and where notes go. */
export function DiaryHints() {
  const { t } = useTranslation('diary');
  return HINTS.map((hint) => (
    <Card as="section" key={hint} className="stack">
      <h2 className="h4">{t(`aside.${hint}Title`)}</h2>
      <p>{t(`aside.${hint}`)}</p>
    </Card>
  ));
}

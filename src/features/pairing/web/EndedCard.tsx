import { useApp } from '#ui/app/app.ts';
import { formatDay } from '#ui/app/format.ts';
import { Card } from '#ui/primitives/Card.tsx';
import { useTranslation } from '#ui/words/useTranslation.ts';
import type { EndedPairing } from '../contract.ts';

/** Says that the last pairing has ended, and who ended it. */
export function EndedCard({ ended: { name, on, by } }: { ended: EndedPairing }) {
  const { t } = useTranslation('pairing');
  const { language } = useApp();
  return (
    <Card as="section" tone="tint" className="stack" aria-labelledby="pairing-ended">
      <h2 className="h4" id="pairing-ended">
        {t(`ended.${by}.heading`)}
      </h2>
      <p>{t(`ended.${by}.text`, { name, day: formatDay(language, on, 'dayMonth') })}</p>
    </Card>
  );
}

import { useApp } from '#ui/app/app.ts';
import { formatDay } from '#ui/app/format.ts';
import { Card } from '#ui/primitives/Card.tsx';
import { useTranslation } from '#ui/words/useTranslation.ts';
import type { PairedNurse } from '../contract.ts';
import { UnpairButton } from './UnpairButton.tsx';

/** The nurse and since when, with a button that ends the pairing. */
export function PairedCard({ nurse }: { nurse: PairedNurse }) {
  const { t } = useTranslation('pairing');
  const { language } = useApp();
  const { name, general_practitioner: practice, since, can_look: canLook } = nurse;
  return (
    <Card as="section" className="stack" aria-labelledby="nurse">
      <div>
        <h2 className="h3" id="nurse">
          {name}
        </h2>
        <p>{practice}</p>
      </div>
      <p>{t('paired.since', { day: formatDay(language, since, 'date') })}</p>
      {!canLook && <p>{t('paired.cannotLook', { name })}</p>}
      <div className="row">
        <UnpairButton name={name} word={t('unpair.button')} />
      </div>
    </Card>
  );
}

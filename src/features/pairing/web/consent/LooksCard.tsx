import { Link } from 'react-router';
import { usePath } from '#ui/app/app.ts';
import { NotLoaded } from '#ui/app/failure/LoadFailed.tsx';
import { Card } from '#ui/primitives/Card.tsx';
import { useTranslation } from '#ui/words/useTranslation.ts';
import { LookList } from './LookList.tsx';
import type { useLooks } from './useLooks.ts';

interface LooksCardProps {
  /** The first page of looks, with more days than are shown here. */
  readonly looks: ReturnType<typeof useLooks>;
  readonly hasNurse: boolean;
}

/** The last days on which the nurse looked. Without any it shows only while there is a nurse. */
export function LooksCard({ looks, hasNurse }: LooksCardProps) {
  const { t } = useTranslation('pairing');
  const path = usePath();
  const { data } = looks;
  if (!hasNurse && !data?.rows.length) return null;
  return (
    <Card as="section" className="stack" aria-labelledby="looks">
      <h2 className="h3" id="looks">
        {t('looks.title')}
      </h2>
      {!data && <NotLoaded of={looks} heights={[5]} />}
      {data?.rows.length === 0 && <p>{t('looks.none')}</p>}
      {data && data.rows.length > 0 && (
        <>
          <LookList rows={data.rows} days={3} />
          <Link to={path('looks')}>{t('looks.all')}</Link>
        </>
      )}
    </Card>
  );
}

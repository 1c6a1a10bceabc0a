import { Link } from 'react-router';
import { usePath } from '#ui/app/app.ts';
import { Card } from '#ui/primitives/Card.tsx';
import { useTranslation } from '#ui/words/useTranslation.ts';

const IDEAS = ['walk', 'text', 'write', 'breathe'] as const;

/** Small things that somebody who cares for another can do for themselves. */
export function YourselfCard() {
  const { t } = useTranslation('web');
  const path = usePath();
  return (
    <Card as="section" className="stack" aria-labelledby="yourself-title">
      <h2 className="h4" id="yourself-title">
        {t('relativesToday.yourself')}
      </h2>
      <p>{t('relativesToday.choose')}</p>
      <ul>
        {IDEAS.map((idea) => (
          <li key={idea}>
            {idea === 'breathe' ? (
              <Link to={path('forYourself')}>{t(`relativesToday.ideas.${idea}`)}</Link>
            ) : (
              t(`relativesToday.ideas.${idea}`)
            )}
          </li>
        ))}
      </ul>
    </Card>
  );
}

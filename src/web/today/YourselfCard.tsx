import { Footprints, MessageCircle, PenLine, Waves } from 'lucide-react';
import { Link } from 'react-router';
import { usePath } from '#ui/app/app.ts';
import { buttonClass } from '#ui/primitives/Button.tsx';
import { Card } from '#ui/primitives/Card.tsx';
import { useTranslation } from '#ui/words/useTranslation.ts';
import styles from './YourselfCard.module.css';

const IDEAS = [
  { name: 'walk', icon: Footprints },
  { name: 'text', icon: MessageCircle },
  { name: 'write', icon: PenLine },
] as const;

/** Small things that somebody who cares for another can do for themselves, and a button to the one that can be done here. */
export function YourselfCard() {
  const { t } = useTranslation('web');
  const path = usePath();
  return (
    <Card as="section" className="stack" aria-labelledby="yourself-title">
      <h2 className="h4" id="yourself-title">
        {t('relativesToday.yourself')}
      </h2>
      <p>{t('relativesToday.choose')}</p>
      <ul className={styles.ideas}>
        {IDEAS.map(({ name, icon: Icon }) => (
          <li key={name}>
            <Icon aria-hidden="true" />
            {t(`relativesToday.ideas.${name}`)}
          </li>
        ))}
      </ul>
      <p>
        <Link className={buttonClass({ variant: 'secondary' })} to={path('forYourself')}>
          <Waves aria-hidden="true" />
          {t('relativesToday.ideas.breathe')}
        </Link>
      </p>
    </Card>
  );
}

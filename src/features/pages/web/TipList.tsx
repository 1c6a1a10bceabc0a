import { ArrowRight } from 'lucide-react';
import { Link } from 'react-router';
import { highlightedTipsContract } from '#features/programme/tips-contract.ts';
import { useApp, usePath } from '#ui/app/app.ts';
import { LoadFailed } from '#ui/app/failure/LoadFailed.tsx';
import { Sentence, Words } from '#ui/app/Words.tsx';
import { Card } from '#ui/primitives/Card.tsx';
import { LoadingBlocks } from '#ui/primitives/Skeleton.tsx';
import { useTranslation } from '#ui/words/useTranslation.ts';
import styles from './TipList.module.css';
import { type Tip, type Tips, useTips } from './tips.ts';

/** All tips, or the full text of those of today. */
export function TipList({ list, level }: { list: Tips; level: 'h2' | 'h3' }) {
  const { t } = useTranslation('pages');
  const path = usePath();
  const { language } = useApp();
  const { tips, isLoadingError, refetch } = useTips(list);
  const highlighted = list === highlightedTipsContract;
  if (isLoadingError) return <LoadFailed onRetry={() => void refetch()} />;
  if (!tips) return <LoadingBlocks heights={[12]} />;
  if (tips.length === 0) return null;
  return (
    <div className="stack">
      <ul className={styles.list}>
        {tips.map((tip) => (
          <Card
            key={tip.path}
            as="li"
            lang={tip.language === language ? undefined : tip.language}
            tone={highlighted ? 'tint' : 'plain'}
            className="stack"
          >
            <Heading tip={tip} level={level} linked={!highlighted} />
            {highlighted ? <Words text={tip.text} /> : <Teaser text={tip.text} />}
          </Card>
        ))}
      </ul>
      {highlighted && (
        <Link className={styles.more} to={path('tips')}>
          {t('tips.all')}
          <ArrowRight aria-hidden="true" />
        </Link>
      )}
    </div>
  );
}

function Heading({ tip, level: Level, linked }: { tip: Tip; level: 'h2' | 'h3'; linked: boolean }) {
  return <Level className="h4">{linked ? <Link to={tip.path}>{tip.title}</Link> : tip.title}</Level>;
}

/** The first paragraph says what to do; the rest is on the tip's own page. */
function Teaser({ text }: { text: string }) {
  return (
    <p>
      <Sentence text={text.trim().split(/\n{2,}/)[0] ?? ''} />
    </p>
  );
}

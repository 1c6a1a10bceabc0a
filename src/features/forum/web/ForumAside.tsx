import { Link } from 'react-router';
import { usePath } from '#ui/app/app.ts';
import { useEndpoint } from '#ui/app/queries.ts';
import { CallNow } from '#ui/help/CallNow.tsx';
import { Card } from '#ui/primitives/Card.tsx';
import { useTranslation } from '#ui/words/useTranslation.ts';
import { readForum } from '../contract.ts';

const RULES = ['yourself', 'private', 'triggers', 'medical'] as const;

/** Shows the nickname of a reader who may write, when moderators look, whom to call, and the forum rules in short. */
export function ForumAside() {
  const { t } = useTranslation('forum');
  const path = usePath();
  const forum = useEndpoint(readForum).data;
  return (
    <>
      {forum?.may_write && forum.nickname && (
        <Card as="section" className="stack">
          <h2 className="h4">{t('aside.writingAs')}</h2>
          <p>
            <strong>{forum.nickname}</strong>
          </p>
          <p>
            <Link to={path('account')}>{t('aside.change')}</Link>
          </p>
        </Card>
      )}
      <Card as="section" tone="tint" className="stack">
        <h2 className="h4">{t('aside.moderators')}</h2>
        {forum && <p>{t('moderators', { hours: forum.moderator_hours })}</p>}
        <p>
          <strong>{t('aside.doNotWait')}</strong>
        </p>
        <CallNow />
      </Card>
      <Card as="section" className="stack">
        <h2 className="h4">{t('aside.rules')}</h2>
        <ul>
          {RULES.map((rule) => (
            <li key={rule}>{t(`rule.${rule}`)}</li>
          ))}
        </ul>
        <p>
          <Link to={path('forumRegulations')}>{t('aside.allRules')}</Link>
        </p>
      </Card>
    </>
  );
}

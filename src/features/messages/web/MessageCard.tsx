import { Link } from 'react-router';
import { fieldValue } from '#contract/wire.ts';
import { dayAt } from '#domain/kit/day.ts';
import { paragraphsInHtml } from '#domain/kit/html.ts';
import { useApp, usePath } from '#ui/app/app.ts';
import { Medal } from '#ui/app/badges/Medal.tsx';
import { formatDay } from '#ui/app/format.ts';
import { useForeign } from '#ui/app/language.ts';
import { Words } from '#ui/app/Words.tsx';
import { cx } from '#ui/cx.ts';
import { Card } from '#ui/primitives/Card.tsx';
import { Chip } from '#ui/primitives/Chip.tsx';
import { InLanguage } from '#ui/words/InLanguage.tsx';
import { useTranslation } from '#ui/words/useTranslation.ts';
import type { MessageRow } from '../contract.ts';
import styles from './MessageCard.module.css';

interface MessageCardProps {
  readonly message: MessageRow;
  readonly isUnread: boolean;
}

/** One message with its day. */
export function MessageCard({ message, isUnread }: MessageCardProps) {
  const { t } = useTranslation('messages');
  const path = usePath();
  const { badge } = message;
  const template = message.template[0]?.target_id;
  const {
    language,
    settings: { timeZone },
  } = useApp();
  const written = message.created[0]?.value ?? '';
  return (
    <Card as="li" className="stack">
      <p className="row muted small">
        <time dateTime={written}>{formatDay(language, dayAt(new Date(written), timeZone), 'date')}</time>
        {isUnread && <Chip>{t('unread')}</Chip>}
      </p>
      <div className="stack" lang={useForeign(fieldValue(message.langcode))}>
        <Told message={message} />
      </div>
      {template === 'programme_restarted' && <Link to={path('programme')}>{t('programme')}</Link>}
      {DECISIONS.has(template) && <Link to={path('forumDecisions')}>{t('decision')}</Link>}
      {badge && (
        <div className={cx('row', styles.badge)}>
          <Medal url={badge.image.url} />
          <div>
            <h2 className="h4">
              <InLanguage of={badge.langcode}>{badge.name}</InLanguage>
            </h2>
            <p>
              <InLanguage of={badge.langcode}>{badge.description}</InLanguage>
            </p>
          </div>
        </div>
      )}
    </Card>
  );
}

/** The messages that link to the page with the decisions of moderators. */
const DECISIONS: ReadonlySet<string | undefined> = new Set([
  'text_hidden',
  'text_removed',
  'text_removed_fits',
  'conversation_locked',
  'conversation_locked_fits',
  'forum_closed',
  'forum_closed_until',
  'decision_undone',
  'appeal_upheld',
  'appeal_reversed',
]);

/** The messages in which somebody else's words are between a first and a last paragraph of ours. */
const QUOTING: ReadonlySet<string | undefined> = new Set([
  'buddy_refused_reason',
  'buddy_cheered',
  'text_restored',
  'nickname_removed',
  ...DECISIONS,
]);

function Told({ message }: { message: MessageRow }) {
  const paragraphs = paragraphsInHtml(message.text[0]?.value ?? '');
  const words = (from: number, to?: number) => <Words text={paragraphs.slice(from, to).join('\n\n')} />;
  if (!QUOTING.has(message.template[0]?.target_id)) return words(0);
  return (
    <>
      {words(0, 1)}
      <blockquote className={cx('stack', styles.quote)}>{words(1, -1)}</blockquote>
      {words(-1)}
    </>
  );
}

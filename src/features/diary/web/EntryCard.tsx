import { Link } from 'react-router';
import { plainOf } from '#domain/kit/poor-text.ts';
import { usePath } from '#ui/app/app.ts';
import { Card } from '#ui/primitives/Card.tsx';
import { PoorText } from '#ui/rich-text/PoorText.tsx';
import { useTranslation } from '#ui/words/useTranslation.ts';
import { EntryDay } from './EntryDay.tsx';
import type { Entry } from './entry.ts';
import { EntryTitle } from './WrittenDay.tsx';

/** A teaser ends at the last word before this many characters. */
const TEASER = 220;

/** An entry in the list: a short one whole, of a long one the beginning with a link to its page. */
export function EntryCard({ entry }: { entry: Entry }) {
  const { t } = useTranslation('diary');
  const path = usePath();
  const whole = plainOf(entry.body);
  const teaser = teaserOf(whole);
  const to = path('diaryEntry', { nid: String(entry.nid) });
  return (
    <Card as="li" className="stack">
      <EntryDay entry={entry} />
      <h3 className="h4">
        <Link to={to}>
          <EntryTitle entry={entry} />
        </Link>
      </h3>
      {teaser === whole ? <PoorText html={entry.body} /> : <p>{teaser}</p>}
      {teaser !== whole && (
        <p>
          <Link to={to} aria-label={t('list.moreOf', { title: entry.title })}>
            {t('list.more')}
          </Link>
        </p>
      )}
    </Card>
  );
}

/** Cuts off a long text at a word; returns a short one as it is. */
function teaserOf(text: string): string {
  if (text.length <= TEASER) return text;
  const cut = text.slice(0, TEASER);
  return `${cut.slice(0, Math.max(cut.lastIndexOf(' '), TEASER / 2)).trimEnd()}…`;
}

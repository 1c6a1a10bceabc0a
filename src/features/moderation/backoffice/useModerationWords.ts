import { REPORT_REASONS } from '#domain/community/forum.ts';
import type { CallFailure } from '#ui/app/caller.ts';
import { formatInstant } from '#ui/app/format.ts';
import { useKit } from '#ui/kit.ts';
import { isolated } from '#ui/staff/isolated.ts';
import { useTranslation } from '#ui/words/useTranslation.ts';
import type { Decided, QueueItem, QueueRow } from '../staff-contract.ts';

const MINUTE_MS = 60_000;
const HOUR = 60;
const DAY = 24 * HOUR;

/** The words that several screens of moderation share. */
export function useModerationWords() {
  const { t } = useTranslation(['moderation-staff', 'ui']);
  const { language, settings, now } = useKit();
  const reason = (given: string) => {
    const known = REPORT_REASONS.find((one) => one === given);
    return known ? t(`reason.${known}`) : given;
  };
  const moment = (instant: string) => formatInstant(language, instant, settings.timeZone);
  const titleOf = ({ kind, title }: Pick<QueueRow, 'kind' | 'title'>) =>
    t(`item.of.${kind}`, { title: title ? isolated(title) : t('item.removedTitle') });
  const writer = (who: QueueItem['writer']) =>
    who
      ? t('item.number', {
          name: who.nickname === null ? t('item.nameless') : isolated(who.nickname),
          number: who.number,
        })
      : t('item.noWriter');
  return {
    t,
    reason,
    moment,
    /** Names a text by its kind and the title of its conversation. */
    titleOf,
    /** What to say of a decision that failed once its form had made way for another text. */
    late: (failure: CallFailure, about: Pick<QueueRow, 'kind' | 'title'>) =>
      t(`decide.${lateOf(failure)}`, { text: titleOf(about) }),
    /** Who decided what, and when. */
    doneBy: ({ action, name, decided_at: at }: Decided) =>
      action === 'undo'
        ? t('decisions.undoneBy', { moment: moment(at), name: isolated(name) })
        : t('decisions.by', { action: t(`done.${action}`), moment: moment(at), name: isolated(name) }),
    /** How long ago something was. */
    waited(since: string): string {
      const minutes = Math.max(0, Math.floor((now() - Date.parse(since)) / MINUTE_MS));
      if (minutes < HOUR) return t('waited.minutes', { count: minutes });
      if (minutes < 2 * DAY) return t('waited.hours', { count: Math.floor(minutes / HOUR) });
      return t('waited.days', { count: Math.floor(minutes / DAY) });
    },
    /** Why a text is in the queue. */
    cause({ cause, report_count: count, report_reasons: reasons }: QueueRow): string {
      const reported = count > 0 ? [t('reports', { count, reasons: reasons.map(reason).join(', ') })] : [];
      const other = cause === 'danger' || cause === 'newAccount' ? [t(`about.${cause}`)] : [];
      return [...other, ...reported].join(' · ');
    },
    /** The category and site of a text. */
    where: ({ category, site }: Pick<QueueRow, 'category' | 'site'>) =>
      `${category ?? t('noCategory')} · ${t(`ui:site.${site}`)}`,
    /** The age of an account, which is only known roughly. */
    age(days: number): string {
      if (days < 7) return t('age.firstWeek');
      if (days < 30) return t('age.weeks', { count: Math.round(days / 7) });
      if (days < 365) return t('age.months', { count: Math.round(days / 30) });
      return t('age.years', { count: Math.round(days / 365) });
    },
    writer,
    /** Whose text it is. */
    writtenBy: (text: Pick<QueueItem, 'writer' | 'by_moderator'>) =>
      text.by_moderator ? t('item.moderator') : writer(text.writer),
  };
}

function lateOf({ code }: CallFailure): 'lateChanged' | 'lateOffline' | 'lateFailed' {
  if (code === 'edit_conflict') return 'lateChanged';
  return code === 'network' ? 'lateOffline' : 'lateFailed';
}

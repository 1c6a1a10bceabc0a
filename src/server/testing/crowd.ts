import type { Day } from '#domain/kit/day.ts';

interface Crowd {
  readonly count: number;
  /** When they registered, confirmed their address and logged in. */
  readonly at: Date;
  /** The first day of their programme and of their registrations. */
  readonly start: Day;
}

/** SQL that adds participants of the site for alcohol, `crowd-1@houvast.example` onwards, who want a daily mail. */
export function crowdSql({ count, at, start }: Crowd): string {
  const instant = `'${at.toISOString()}'::timestamptz`;
  return `
    with crowd as (
      insert into account (site, mail, mail_key, mail_validated_at, name, language, roles, created_at)
      select 'alcohol', 'crowd-' || n || '@houvast.example', 'crowd-' || n || '@houvast.example', ${instant}, 'x', 'nl',
        '{client}', ${instant}
      from generate_series(1, ${count}) as n
      returning uid
    ), logins as (
      insert into last_login (uid, at) select uid, ${instant} from crowd
    )
    insert into participant (uid, site, notification_kinds, registrations_start, programme_start)
    select uid, 'alcohol', '{daily_mail}', '${start}', '${start}' from crowd`;
}

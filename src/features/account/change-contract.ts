import { AVATAR_PREFIX, fieldList } from '#contract/wire.ts';
import type { Language } from '#domain/kit/language.ts';

interface AccountChange {
  readonly name?: string;
  readonly nickname?: string;
  readonly avatar?: number;
  readonly language?: Language;
  readonly notificationKinds?: readonly string[];
  readonly showsBadges?: boolean;
  readonly registrationsStart?: string;
  readonly mail?: string;
  readonly currentPassword?: string;
  readonly newPassword?: string;
}

/** The input of `changeUser`; fields absent from the change stay as they are (contract 2.3). */
export function accountChange(uid: number, change: AccountChange) {
  const one = (name: string, value: unknown) => (value === undefined ? {} : { [name]: fieldList(value) });
  const { currentPassword: existing, newPassword: value } = change;
  const body = {
    ...one('field_name', change.name),
    ...one('field_nickname', change.nickname),
    ...one('field_avatar', change.avatar && `${AVATAR_PREFIX}${change.avatar}`),
    ...one('preferred_langcode', change.language),
    ...one('field_registrations_start_date', change.registrationsStart),
    ...one('field_show_badges', change.showsBadges),
    ...one('mail', change.mail),
    ...(change.notificationKinds
      ? { field_notification_settings: change.notificationKinds.map((kind) => ({ value: kind })) }
      : {}),
    ...(existing === undefined ? {} : { pass: [{ existing, ...(value === undefined ? {} : { value }) }] }),
  };
  return { params: { uid: String(uid) }, body };
}

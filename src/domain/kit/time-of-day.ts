import { type Language, LOCALES } from './language.ts';
import { madeOnce } from './made-once.ts';

/** How the hour and the minute are written. */
export function clockOptions(language: Language): Intl.DateTimeFormatOptions {
  const isEnglish = language === 'en';
  return {
    hour: isEnglish ? 'numeric' : '2-digit',
    minute: '2-digit',
    // Older Chrome takes `hour12` for hours from 0 to 11.
    hourCycle: isEnglish ? 'h12' : 'h23',
  };
}

const times = madeOnce(
  (language: Language, timeZone: string) =>
    new Intl.DateTimeFormat(LOCALES[language], { ...clockOptions(language), timeZone }),
);

/** 22.14 in Dutch and 10:14 pm in English, in the product's time zone. */
export function formatTime(language: Language, instant: number, timeZone: string): string {
  return withDots(language, times(language, timeZone).format(instant));
}

/** Dutch has a dot between hour and minute, at the end of what is written. */
export function withDots(language: Language, text: string): string {
  return language === 'nl' ? text.replace(/:(?=\d\d$)/, '.') : text;
}

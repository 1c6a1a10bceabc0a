import { type Language, LOCALES } from './language.ts';

/** 22.14 in Dutch and 10:14 pm in English, in the product's time zone. */
export function formatTime(language: Language, instant: number, timeZone: string): string {
  const isEnglish = language === 'en';
  // Older Chrome takes `hour12` for hours from 0 to 11.
  const time = new Intl.DateTimeFormat(LOCALES[language], {
    hour: isEnglish ? 'numeric' : '2-digit',
    minute: '2-digit',
    hourCycle: isEnglish ? 'h12' : 'h23',
    timeZone,
  }).format(instant);
  return isEnglish ? time : time.replace(':', '.');
}

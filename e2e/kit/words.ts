import { createInstance, type TFunction } from 'i18next';
import type { Language } from '#domain/kit/language.ts';
import accountEn from '#features/account/text.en.json' with { type: 'json' };
import accountNl from '#features/account/text.nl.json' with { type: 'json' };
import badgesEn from '#features/badges/text.en.json' with { type: 'json' };
import badgesNl from '#features/badges/text.nl.json' with { type: 'json' };
import calendarEn from '#features/calendar/text.en.json' with { type: 'json' };
import calendarNl from '#features/calendar/text.nl.json' with { type: 'json' };
import consentEn from '#features/consent/text.en.json' with { type: 'json' };
import consentNl from '#features/consent/text.nl.json' with { type: 'json' };
import registrationEn from '#features/daily-registration/text.en.json' with { type: 'json' };
import registrationNl from '#features/daily-registration/text.nl.json' with { type: 'json' };
import exportEn from '#features/data-export/text.en.json' with { type: 'json' };
import exportNl from '#features/data-export/text.nl.json' with { type: 'json' };
import messagesEn from '#features/messages/text.en.json' with { type: 'json' };
import messagesNl from '#features/messages/text.nl.json' with { type: 'json' };
import onboardingEn from '#features/onboarding/text.en.json' with { type: 'json' };
import onboardingNl from '#features/onboarding/text.nl.json' with { type: 'json' };
import pagesEn from '#features/pages/text.en.json' with { type: 'json' };
import pagesNl from '#features/pages/text.nl.json' with { type: 'json' };
import programmeEn from '#features/programme/text.en.json' with { type: 'json' };
import programmeNl from '#features/programme/text.nl.json' with { type: 'json' };
import planEn from '#features/recovery-plan/text.en.json' with { type: 'json' };
import planNl from '#features/recovery-plan/text.nl.json' with { type: 'json' };
import sessionEn from '#features/session/text.en.json' with { type: 'json' };
import sessionNl from '#features/session/text.nl.json' with { type: 'json' };
import tourEn from '#features/tour/text.en.json' with { type: 'json' };
import tourNl from '#features/tour/text.nl.json' with { type: 'json' };
import uiEn from '#ui/text.en.json' with { type: 'json' };
import uiNl from '#ui/text.nl.json' with { type: 'json' };
import webEn from '#web/text.en.json' with { type: 'json' };
import webNl from '#web/text.nl.json' with { type: 'json' };

const NAMESPACES = [
  'ui',
  'web',
  'account',
  'badges',
  'calendar',
  'consent',
  'daily-registration',
  'data-export',
  'messages',
  'onboarding',
  'pages',
  'programme',
  'recovery-plan',
  'session',
  'tour',
] as const;

/** The words on screen, by `slice:key`, as a person of one language reads them. */
export type Say = TFunction<typeof NAMESPACES>;

const instance = createInstance();
void instance.init({
  lng: 'nl',
  fallbackLng: false,
  ns: [...NAMESPACES],
  interpolation: { escapeValue: false },
  resources: {
    nl: {
      ui: uiNl,
      web: webNl,
      account: accountNl,
      badges: badgesNl,
      calendar: calendarNl,
      consent: consentNl,
      'daily-registration': registrationNl,
      'data-export': exportNl,
      messages: messagesNl,
      onboarding: onboardingNl,
      pages: pagesNl,
      programme: programmeNl,
      'recovery-plan': planNl,
      session: sessionNl,
      tour: tourNl,
    },
    en: {
      ui: uiEn,
      web: webEn,
      account: accountEn,
      badges: badgesEn,
      calendar: calendarEn,
      consent: consentEn,
      'daily-registration': registrationEn,
      'data-export': exportEn,
      messages: messagesEn,
      onboarding: onboardingEn,
      pages: pagesEn,
      programme: programmeEn,
      'recovery-plan': planEn,
      session: sessionEn,
      tour: tourEn,
    },
  },
});

export function wordsOf(language: Language): Say {
  return instance.getFixedT(language, NAMESPACES);
}

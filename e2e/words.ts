import { createInstance, type TFunction } from 'i18next';
import type { Language } from '#domain/language.ts';
import accountEn from '../src/features/account/text.en.json' with { type: 'json' };
import accountNl from '../src/features/account/text.nl.json' with { type: 'json' };
import badgesEn from '../src/features/badges/text.en.json' with { type: 'json' };
import badgesNl from '../src/features/badges/text.nl.json' with { type: 'json' };
import calendarEn from '../src/features/calendar/text.en.json' with { type: 'json' };
import calendarNl from '../src/features/calendar/text.nl.json' with { type: 'json' };
import consentEn from '../src/features/consent/text.en.json' with { type: 'json' };
import consentNl from '../src/features/consent/text.nl.json' with { type: 'json' };
import registrationEn from '../src/features/daily-registration/text.en.json' with { type: 'json' };
import registrationNl from '../src/features/daily-registration/text.nl.json' with { type: 'json' };
import exportEn from '../src/features/data-export/text.en.json' with { type: 'json' };
import exportNl from '../src/features/data-export/text.nl.json' with { type: 'json' };
import messagesEn from '../src/features/messages/text.en.json' with { type: 'json' };
import messagesNl from '../src/features/messages/text.nl.json' with { type: 'json' };
import onboardingEn from '../src/features/onboarding/text.en.json' with { type: 'json' };
import onboardingNl from '../src/features/onboarding/text.nl.json' with { type: 'json' };
import pagesEn from '../src/features/pages/text.en.json' with { type: 'json' };
import pagesNl from '../src/features/pages/text.nl.json' with { type: 'json' };
import programmeEn from '../src/features/programme/text.en.json' with { type: 'json' };
import programmeNl from '../src/features/programme/text.nl.json' with { type: 'json' };
import planEn from '../src/features/recovery-plan/text.en.json' with { type: 'json' };
import planNl from '../src/features/recovery-plan/text.nl.json' with { type: 'json' };
import sessionEn from '../src/features/session/text.en.json' with { type: 'json' };
import sessionNl from '../src/features/session/text.nl.json' with { type: 'json' };
import tourEn from '../src/features/tour/text.en.json' with { type: 'json' };
import tourNl from '../src/features/tour/text.nl.json' with { type: 'json' };
import uiEn from '../src/ui/text.en.json' with { type: 'json' };
import uiNl from '../src/ui/text.nl.json' with { type: 'json' };
import webEn from '../src/web/text.en.json' with { type: 'json' };
import webNl from '../src/web/text.nl.json' with { type: 'json' };

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

import type account from '../features/account/text.nl.json';
import type badges from '../features/badges/text.nl.json';
import type calendar from '../features/calendar/text.nl.json';
import type consent from '../features/consent/text.nl.json';
import type dailyRegistration from '../features/daily-registration/text.nl.json';
import type dataExport from '../features/data-export/text.nl.json';
import type messages from '../features/messages/text.nl.json';
import type notifications from '../features/notifications/text.nl.json';
import type onboarding from '../features/onboarding/text.nl.json';
import type pages from '../features/pages/text.nl.json';
import type programme from '../features/programme/text.nl.json';
import type recoveryPlan from '../features/recovery-plan/text.nl.json';
import type session from '../features/session/text.nl.json';
import type settings from '../features/settings/text.nl.json';
import type tour from '../features/tour/text.nl.json';
import type ui from '../ui/text.nl.json';
import type web from './text.nl.json';

/** Makes every word's key checked by the compiler. A new slice adds its line here. */
declare module 'i18next' {
  interface CustomTypeOptions {
    defaultNS: 'ui';
    resources: {
      ui: typeof ui;
      web: typeof web;
      account: typeof account;
      badges: typeof badges;
      calendar: typeof calendar;
      consent: typeof consent;
      'daily-registration': typeof dailyRegistration;
      'data-export': typeof dataExport;
      messages: typeof messages;
      notifications: typeof notifications;
      onboarding: typeof onboarding;
      pages: typeof pages;
      programme: typeof programme;
      'recovery-plan': typeof recoveryPlan;
      session: typeof session;
      settings: typeof settings;
      tour: typeof tour;
    };
  }
}

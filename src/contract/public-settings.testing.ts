import { NO_SIGN_ON } from '#domain/site/sign-on.ts';
import type { PublicSettings } from './public-settings.ts';

/** The settings of a server on which everything has its default. */
export const USUAL_SETTINGS: PublicSettings = {
  originTemplate: 'http://{site}.localhost',
  timeZone: 'Europe/Amsterdam',
  quickExitUrl: 'https://example.com',
  signOn: NO_SIGN_ON,
  placeholderMailDomain: 'example.com',
  multilingual: true,
  theming: true,
  startDateStep: false,
  submissionView: true,
  nurseSecondFactor: false,
  maintenance: null,
  errorReports: false,
};

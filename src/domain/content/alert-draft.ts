import { checkText } from '#domain/community/text.ts';
import { LANGUAGES, type Language } from '#domain/kit/language.ts';
import { NO_PROBLEMS, type Problem, problem } from '#domain/kit/problem.ts';
import { hasHalfCharacter } from '#domain/kit/writable.ts';
import { type LanguageSetting, languagesOf, SITES, type Site } from '#domain/site/site.ts';
import type { Localised } from './content.ts';
import type { AlertType } from './crisis-alert.ts';

/** In characters of visible text, in each language. */
export const ALERT_TITLE_MAX_LENGTH = 80;
export const ALERT_BODY_MAX_LENGTH = 400;

/** An alert as the staff writes it. */
export interface AlertDraft {
  readonly field_type: AlertType;
  readonly sites: readonly Site[];
  readonly title: Localised;
  /** Paragraphs with blank lines between them, and no markup. */
  readonly body: Localised;
}

/** The languages that an alert has to be written in: sites in Dutch only need no English. */
export function alertLanguages(sites: readonly Site[], setting: LanguageSetting): readonly Language[] {
  return LANGUAGES.filter((language) => sites.some((site) => languagesOf(site, setting).includes(language)));
}

/** An alert with its sites in a fixed order, and without superfluous spaces and lines. */
export function tidyAlert({ sites, title, body, ...draft }: AlertDraft): AlertDraft {
  return {
    ...draft,
    sites: SITES.filter((site) => sites.includes(site)),
    title: inEach((language) => oneLine(title[language])),
    body: inEach((language) =>
      body[language]
        .split(/\n\s*\n/)
        .map(oneLine)
        .filter(Boolean)
        .join('\n\n'),
    ),
  };
}

function inEach(write: (language: Language) => string): Localised {
  return { nl: write('nl'), en: write('en') };
}

function oneLine(text: string): string {
  return text.replace(/\s+/g, ' ').trim();
}

/** The problems of an alert that is not shown yet, which may have gaps. */
export function checkAlert({ sites, title, body }: AlertDraft, setting: LanguageSetting): readonly Problem[] {
  const needed = alertLanguages(sites, setting);
  return [
    ...(sites.length === 0 ? problem('sites', 'choiceRequired') : NO_PROBLEMS),
    ...LANGUAGES.flatMap((language) => {
      const isNeeded = language === 'nl' || needed.includes(language);
      const check = (field: string, text: string, most: number) =>
        isNeeded || text !== '' ? checkTold(`${field}.${language}`, text, most) : NO_PROBLEMS;
      return [
        ...check('title', title[language], ALERT_TITLE_MAX_LENGTH),
        ...check('body', body[language], ALERT_BODY_MAX_LENGTH),
      ];
    }),
  ];
}

function checkTold(field: string, text: string, most: number): readonly Problem[] {
  return hasHalfCharacter(text) ? problem(field, 'invalid') : checkText(field, text, most);
}

/** The problems that keep an alert from being shown, such as brackets that were still to be filled in. */
export function checkShown(alert: AlertDraft, setting: LanguageSetting): readonly Problem[] {
  const { title, body } = alert;
  const gaps = Object.entries({ title, body }).flatMap(([field, text]) =>
    LANGUAGES.flatMap((language) =>
      /[[\]]/.test(text[language]) ? problem(`${field}.${language}`, 'gapLeft') : NO_PROBLEMS,
    ),
  );
  return [...checkAlert(alert, setting), ...gaps];
}

import type {
  Exercise,
  ListQuestion,
  Programme,
  Question,
  TextQuestion,
  Tip,
} from '#domain/content/content.ts';
import type { Language } from '#domain/kit/language.ts';
import { SITES, type Site, siteProfile } from '#domain/site/site.ts';
import { optionText } from '../option-text.ts';
import type { ProgrammeContent } from './load.ts';

/**
 * Every resolved text of the programme as Markdown, for editors: one file per site and language, by its path under
 * `content/`. Deterministic: the same content gives the same output.
 */
export function renderContent(content: ProgrammeContent): ReadonlyMap<string, string> {
  const files = SITES.flatMap((site) =>
    siteProfile(site).writtenIn.map((language): [string, string] => [
      `rendered/${site}.${language}.md`,
      renderSite(content, site, language),
    ]),
  );
  return new Map(files);
}

function renderSite({ programmes, tips }: ProgrammeContent, site: Site, language: Language): string {
  const programme = programmes.get(site);
  const blocks = [
    `# ${site} (${language})`,
    'Made by `npm run content:check -- --write` from the files in content/. Change those, not this.',
    ...(programme ? renderProgramme(programme, language) : []),
    '## Tips',
    ...(tips.get(site) ?? []).map((tip) => renderTip(tip, language)),
  ];
  return `${blocks.join('\n\n')}\n`;
}

function renderProgramme(programme: Programme, language: Language): string[] {
  const { phaseDayInterval, unlockInfo, phases, end } = programme;
  return [
    `A phase opens every ${phaseDayInterval} days. ${unlockInfo[language]}`,
    ...phases.flatMap((phase) => [
      `## ${phase.title[language]}`,
      phase.intro[language],
      ...phase.exercises.flatMap((exercise) => renderExercise(exercise, language)),
    ]),
    `## ${end.title[language]}`,
    end.text[language],
    ...(end.picture ? [`Picture ${end.picture.image}: ${end.picture.alt?.[language] ?? 'decoration'}`] : []),
    ...end.exercises.flatMap((exercise) => renderExercise(exercise, language)),
  ];
}

function renderExercise(exercise: Exercise, language: Language): string[] {
  const { id, category, minutes, icon, title, intro, questions, outro, contacts, safety, keepsNothing } =
    exercise;
  return [
    `### ${title[language]}`,
    `\`${id}\` ${category}, ${minutes} minutes, picture ${icon}${safety ? ', open from the first day' : ''}${keepsNothing ? ', keeps nothing' : ''}`,
    intro[language],
    questions.map((question, index) => renderQuestion(question, index, language)).join('\n'),
    ...(outro ? [outro[language]] : []),
    ...(contacts.length > 0 ? [`Contacts: ${contacts.join(', ')}`] : []),
  ];
}

function renderQuestion(question: Question, index: number, language: Language): string {
  const { key, title, help, required } = question;
  return [
    `${index + 1}. ${title[language]}`,
    `   \`${key}\` ${extentOf(question)}${required ? ', required' : ''}`,
    ...(help ? [`   - help: ${help[language]}`] : []),
    ...(question.kind === 'quiz' ? renderQuiz(question, language) : renderHints(question, language)),
  ].join('\n');
}

function extentOf(question: Question): string {
  switch (question.kind) {
    case 'text':
      return question.scale ? 'number from 0 to 10' : `text of at most ${question.maxlength} characters`;
    case 'list':
      return `list of ${question.min} to ${question.max} rows of at most ${question.maxlength} characters${question.beside ? `, beside \`${question.beside}\`` : ''}`;
    case 'quiz':
      return `quiz${question.other ? ', or an answer of one’s own' : ''}`;
  }
}

function renderQuiz({ options, explain }: Extract<Question, { kind: 'quiz' }>, language: Language): string[] {
  return [
    ...options.map((option) => `   - [${option.correct ? 'x' : ' '}] ${optionText(option, language)}`),
    `   - explanation: ${explain[language]}`,
  ];
}

function renderHints({ placeholder, examples }: TextQuestion | ListQuestion, language: Language) {
  return [
    ...(placeholder ? [`   - placeholder: ${placeholder[language]}`] : []),
    ...(examples ? [`   - to tap: ${examples.map((example) => example[language]).join(' · ')}`] : []),
  ];
}

function renderTip({ id, title, text }: Tip, language: Language): string {
  return `### ${title[language]}\n\n\`${id}\`\n\n${text[language].trim()}`;
}

import { expect, test } from 'vitest';
import { isSeq, parseDocument, type YAMLMap } from 'yaml';
import { contentText } from '#platform/content/reader.ts';
import { change, PAGE } from './replaced.testing.ts';

const privacy = 'pages/privacy.yaml';
const whole = contentText(privacy);

test.each([
  [
    'an exercise',
    'exercises/cannabis.yaml',
    'contacts: [gp, suicide_113]',
    'contacts: [gp, suicide113]',
    '.contacts.1: no contact is called "suicide113" (on cannabis)',
  ],
  [
    'what a site says otherwise',
    'programs/cocaine.yaml',
    'overrides:\n',
    'overrides:\n  s-my-reasons: { contacts: [gpp] }\n',
    's-my-reasons.contacts.0: no contact is called "gpp" (on cocaine)',
  ],
  [
    'a question before registering',
    'onboarding/questions.yaml',
    'contacts: [suicide_113, gp, emergency]',
    'contacts: [suicide_113, gpp, emergency]',
    '.contacts.1: no contact is called "gpp"',
  ],
])('a contact that there is not stops the load, named by %s', (_, path, from, to, problem) => {
  const { told } = change(path, from, to);
  expect(told).toEqual([expect.stringMatching(new RegExp(`^content/${path}:\\d+ `))]);
  expect(told[0]).toContain(problem);
});

test.each([
  ['a contact', '{key: x, type: contacts, contacts: [gpp]}', 'x.contacts.0: no contact is called "gpp"'],
  [
    'an exercise',
    '{key: x, type: webform, exercise: s-my-reason}',
    'x.exercise: no exercise is called "s-my-reason"',
  ],
  [
    'a question',
    '{key: x, type: onboarding_question, question: adults}',
    'x.question: no question is called "adults"',
  ],
  [
    'a site',
    '{key: x, type: frontpage_programs, items: [{key: alcool, title: {nl: a, en: a}, body: {nl: a, en: a}}]}',
    'x.items.alcool.key: ',
  ],
  ['a video', '{key: x, type: video}', 'x: a video has a "file" or a "url"'],
  ['a button', '{key: x, type: cta, label: {nl: a, en: a}, route: exercise}', 'x.route: '],
])('%s that leads nowhere stops the load of a page', (_, paragraph, problem) => {
  const { told } = change(privacy, whole, `${PAGE}${paragraph}]}]`);
  expect(told).toEqual([expect.stringContaining(`content/${privacy}:1 pages.a.paragraphs.${problem}`)]);
});

test('a page cannot be that of a route with a parameter', () => {
  const { told } = change(privacy, whole, `${PAGE}], route: term}]`);
  expect(told).toEqual([expect.stringContaining(`content/${privacy}:1 pages.a.route: `)]);
});

test.each([
  ['moderation.yaml', 'moderation', 'hours'],
  ['moderation.yaml', 'moderation', 'working_days'],
  ['moderation.yaml', 'moderation', 'rule_fits'],
  ['contacts.yaml', 'contacts', 'emergency'],
  ['contacts.yaml', 'contacts', 'suicide_113'],
  ['contacts.yaml', 'contacts', 'veilig_thuis'],
])('%s, %s without %s, which the product relies on, stops the load', (path, list, id) => {
  const document = parseDocument(contentText(path));
  const members = document.get(list);
  if (!isSeq<YAMLMap>(members)) throw new Error(`${path} has no ${list}`);
  members.items = members.items.filter((member) => member.get('id') !== id);
  expect(change(path, contentText(path), String(document)).told).toContainEqual(
    expect.stringMatching(`^content/${path}:\\d+ ${list}: "${id}" is missing`),
  );
});

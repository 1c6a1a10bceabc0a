import { hasFeature, isSite, type Site } from '#domain/site/site.ts';
import { keptWithContent } from '#platform/content/kept.ts';
import { entityJson } from '#platform/content/wire.ts';
import type { PersonContext } from '#platform/context.ts';
import { notFound } from '#platform/failure.ts';
import { type Route, route } from '#platform/http/route.ts';
import { type FindWebform, webform } from '#platform/webform/dispatcher.ts';
import { exerciseContract, type ProgramNode, readProgramNode, readWebformFields } from '../contract.ts';
import { readCrisisPhrases } from '../crisis-contract.ts';
import { deleteDraft, readDraft, readDrafts, saveDraft } from '../draft-contract.ts';
import { CRISIS_PHRASES } from './crisis-phrases.ts';
import { forgetDraft, keepDraft, listDrafts, readKeptDraft } from './drafts.ts';
import { exerciseFields } from './exercise-fields.ts';
import { findExercise, programEntityOf } from './programme.ts';
import { changeExercise, readExercise, submitExercise } from './save-exercise.ts';

/** The exercises of a site as its forms: an exercise's id is that of its form (content facts 3.3, rule 4). */
export const findExerciseForm: FindWebform = ({ content, site }, id) => {
  const exercise = findExercise(content, site, id);
  if (!exercise) return undefined;
  return webform(exerciseContract(id), {
    feature: 'programme',
    create: (context, fields) => submitExercise(context, exercise, fields),
    update: (context, uuid, fields) => changeExercise(context, exercise, uuid, fields),
    read: (context, uuid) => readExercise(context, exercise, uuid),
    fields: ({ language }) => exerciseFields(exercise, language),
  });
};

/** Made once per version of the content: it is the largest response of all, and the same for everyone. The mount validates it. */
const programmeOf = keptWithContent(
  (reading) => entityJson(programEntityOf(reading.content, reading.site), reading) as ProgramNode,
);

export const programmeRoutes: readonly Route[] = [
  route(readProgramNode, async (context, { params }) => {
    return programmeOf({ ...context, site: readableSite(context, params.domain) });
  }),
  route(readWebformFields, async (context, { params }) => {
    const { content, language } = context;
    const site = readableSite(context, params.domain);
    const exercise = findExercise(content, site, params.webformId);
    if (!exercise) throw notFound("Can't load webform.");
    return exerciseFields(exercise, language);
  }),
  route(readDrafts, (context) => listDrafts(context)),
  route(readDraft, (context, { params }) => readKeptDraft(context, params.webform_id)),
  route(saveDraft, (context, { params, body }) => keepDraft(context, params.webform_id, body)),
  route(deleteDraft, async (context, { params }) => {
    await forgetDraft(context, params.webform_id);
    return undefined;
  }),
  route(readCrisisPhrases, async () => CRISIS_PHRASES),
];

/**
 * The requested site, if the caller may read its programme (settled: nurse): for a participant the current site, on which their
 * session is valid; for a nurse any site whose participants can pair with nurses. Any other is not found, like one that does not exist.
 */
function readableSite({ site, person }: PersonContext, domain: string): Site {
  if (!isSite(domain) || !hasFeature(domain, 'programme')) throw notFound();
  const mayRead = person.kind === 'nurse' ? hasFeature(domain, 'nursePairing') : domain === site;
  if (!mayRead) throw notFound();
  return domain;
}

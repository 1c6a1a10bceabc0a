import type { Site } from '#domain/site.ts';
import { notFound } from '#platform/failure.ts';
import { type Route, route } from '#platform/http/route.ts';
import { readProgramNode, readWebformFields } from '../contract.ts';
import { exerciseFields } from './exercise-fields.ts';
import { programNodeOf } from './program-node.ts';
import { findExercise } from './programme.ts';

export const programmeRoutes: readonly Route[] = [
  route(readProgramNode, async ({ site, language }, { params }) => {
    refuseOtherSite(site, params.domain);
    return programNodeOf(site, language);
  }),
  route(readWebformFields, async ({ site, language }, { params }) => {
    refuseOtherSite(site, params.domain);
    const exercise = findExercise(site, params.webformId);
    if (!exercise) throw notFound("Can't load webform.");
    return exerciseFields(exercise, language);
  }),
];

/** A session opens only its own site, so another one's programme is as unknown as one that does not exist. */
function refuseOtherSite(site: Site, domain: string): void {
  if (domain !== site) throw notFound();
}

import type { Exercise, Programme } from '#domain/content/content.ts';
import type { ContentPath } from '#domain/content/content-resolve.ts';
import { type Piece, piecesOfList, type ReadPieces } from '#platform/content/source.ts';
import { exerciseKind } from './exercise-kind.ts';
import type { SiteFiles } from './files.ts';
import { readProgrammes } from './load.ts';
import { phaseKind, programKind } from './program-kind.ts';
import { homeOfText } from './resolve-exercise.ts';
import { tipKind } from './tip-kind.ts';

/** The programmes and tips of all sites, as separate pieces of content. */
export const programmePieces: ReadPieces = (source, report) => {
  const { programmes, files, tips } = readProgrammes(source, report);
  return [
    ...[...programmes].flatMap(([site, programme]) => {
      const own = files.get(site);
      return own ? piecesOfProgramme(own, programme) : [];
    }),
    ...[...tips].flatMap(([site, members]) =>
      piecesOfList(
        tipKind,
        { path: `tips/${site}.yaml`, list: 'tips', prefix: `${site}/tip`, site },
        members,
      ),
    ),
  ];
};

function piecesOfProgramme(files: SiteFiles, { phases, end, ...programme }: Programme): Piece[] {
  const { site } = files;
  const written = [...phases, end].flatMap(({ exercises }) => exercises);
  return [
    {
      kind: programKind,
      id: `${site}/program`,
      site,
      weight: 0,
      content: { ...programme, phases: phases.map(({ id }) => id), end: { ...end, exercises: idsOf(end) } },
      home: (path) => homeInProgramme(files, path[0] === 'unlockInfo' ? ['unlock'] : path.slice(0, -1), path),
    },
    ...phases.map((phase, weight) => ({
      kind: phaseKind,
      id: `${site}/phase/${phase.id}`,
      site,
      weight,
      content: { ...phase, exercises: idsOf(phase) },
      home: (path: ContentPath) => homeInProgramme(files, ['phases', phase.id, ...path.slice(0, 1)], path),
    })),
    ...written.map((exercise, weight) => ({
      kind: exerciseKind,
      id: `${site}/exercise/${exercise.id}`,
      site,
      weight,
      content: exercise,
      home: (path: ContentPath) => homeOfText(files, exercise.id, path),
    })),
  ];
}

function idsOf({ exercises }: { readonly exercises: readonly Exercise[] }): string[] {
  return exercises.map(({ id }) => id);
}

/** Where to edit a text of the programme: a site overrides shared texts in its own file, in both languages at once. */
function homeInProgramme({ site }: SiteFiles, place: ContentPath, path: ContentPath) {
  return { file: `programs/${site}.yaml`, place, from: path.slice(0, -1) };
}

import { z } from 'zod';
import type { Terms } from '#domain/content/content.ts';
import { lintTexts } from '#domain/content/content-lint.ts';
import {
  type ContentPath,
  overridden,
  partAt,
  repeatedKeys,
  withTerms,
} from '#domain/content/content-resolve.ts';
import { SITES, type Site } from '#domain/site/site.ts';
import { site as siteKey } from '#platform/content/localised.ts';
import { type ContentFile, placeOf } from '#platform/content/reader.ts';
import { readTerms } from '#platform/content/site-terms.ts';
import {
  type FilePlace,
  filesIn,
  openFile,
  type Piece,
  type ReadPieces,
  type Report,
  reportTwice,
  type Source,
} from '#platform/content/source.ts';
import { type Page, page, pageKind } from './page.ts';
import { reportAddresses } from './page-addresses.ts';
import { type Known, knownNames, lintNames } from './paragraph-names.ts';

/** An override is not validated by itself: the page it changes is checked as a whole. */
const written = page.extend({ overrides: z.partialRecord(siteKey, z.looseObject({})).optional() });
type Written = z.output<typeof written>;

const pagesFile = z.strictObject({ pages: z.array(written) });
type PagesFile = ContentFile<z.output<typeof pagesFile>>;

/** Frequently asked questions are a list of their own. */
const NO_PAGES = 'pages/faq.yaml';

/** The pages of all sites. */
export const pagePieces: ReadPieces = (source, report) => piecesOfFiles(filesIn('pages'), source, report);

function piecesOfFiles(paths: readonly string[], source: Source, report: Report): readonly Piece[] {
  const termsOf = termsOfSites(source, report);
  const known = knownNames(source);
  const pieces = paths
    .filter((path) => path !== NO_PAGES)
    .flatMap((path) => {
      const file = openFile(path, pagesFile, source);
      reportTwice(file, 'pages', file.content.pages, report);
      return file.content.pages.flatMap((one, index) =>
        piecesOfPage({ path, file, one, index, termsOf, known }, report),
      );
    });
  reportAddresses(pieces, report);
  return pieces;
}

/** A page in its file, and what is needed to check it. */
interface Entry {
  readonly path: string;
  readonly file: PagesFile;
  readonly one: Written;
  readonly index: number;
  readonly termsOf: (site: Site) => Terms;
  readonly known: Known;
}

/** The terms of each site, read lazily and once. */
function termsOfSites(source: Source, report: Report): (site: Site) => Terms {
  const known = new Map<Site, Terms>();
  return (on) => {
    const terms = known.get(on) ?? readTerms(on, source, report);
    known.set(on, terms);
    return terms;
  };
}

/** A page is one piece of content, unless it uses terms or is overridden on some site: then each of its sites gets its own. */
function piecesOfPage(entry: Entry, report: Report): Piece<Page>[] {
  const { path, file, index } = entry;
  const { overrides, ...one } = entry.one;
  for (const { path: at, key } of repeatedKeys(entry.one)) {
    report(file.mistake(['pages', index, ...at], `"${key}" is there twice`));
  }
  if (overrides === undefined && !JSON.stringify(one).includes('{{')) {
    for (const { path: at, problem } of [...lintTexts(one), ...lintNames(one, entry.known)]) {
      report(file.mistake(['pages', index, ...at], problem));
    }
    const home = (from: ContentPath) => ({ file: path, place: ['pages', index, ...from], from });
    return [{ kind: pageKind, id: `page/${one.id}`, site: null, weight: index, content: one, home }];
  }
  return (one.sites ?? SITES).flatMap((on) => pieceOnSite(entry, on, report) ?? []);
}

function pieceOnSite(entry: Entry, on: Site, report: Report): Piece<Page> | undefined {
  const { path, file, index } = entry;
  const { overrides, ...one } = entry.one;
  const change = overrides?.[on];
  const whole = overridden(one, change);
  const wrong = (at: ContentPath, problem: string) => {
    const inChange = ['pages', index, 'overrides', on, ...positions(change, byKeys(whole, at))];
    report(
      `${file.mistake(file.has(inChange.slice(0, 6)) ? inChange : ['pages', index, ...at], problem)} (on ${on})`,
    );
  };
  const checked = page.safeParse(whole);
  if (!checked.success) {
    for (const issue of checked.error.issues) wrong(placeOf(issue), issue.message);
    return undefined;
  }
  const finished = withTerms(checked.data, entry.termsOf(on));
  const mistakes = [...lintTexts(finished), ...lintNames(finished, entry.known)];
  for (const mistake of mistakes) wrong(mistake.path, mistake.problem);
  const content = { ...finished, paragraphs: finished.paragraphs.filter(saysSomething) };
  const isAlone = one.sites?.length === 1 && change === undefined;
  return {
    kind: pageKind,
    id: `${on}/page/${one.id}`,
    site: on,
    weight: index,
    content,
    home: (from) => ({
      file: path,
      place: [
        'pages',
        index,
        ...(isAlone ? positions(one, byKeys(content, from)) : ['overrides', on, ...byKeys(content, from)]),
      ],
      from,
    }),
  };
}

/** False for a paragraph without a word of text, because its term was not filled in. */
function saysSomething(paragraph: Page['paragraphs'][number]): boolean {
  return !('body' in paragraph) || paragraph.body?.nl !== '';
}

/** A path in a page with its paragraphs and their items addressed by key, as in overrides. */
function byKeys(content: unknown, path: ContentPath): FilePlace {
  return path.map((step, depth) => {
    const key = keyOf(partAt(content, path.slice(0, depth + 1)));
    return typeof step === 'number' && typeof key === 'string' ? { key } : step;
  });
}

/** The same path in the override of a site, whose lists have an order of their own; -1 for a missing member. */
function positions(change: unknown, place: FilePlace): ContentPath {
  const path: (string | number)[] = [];
  for (const step of place) {
    const list = partAt(change, path);
    const members: readonly unknown[] = Array.isArray(list) ? list : [];
    path.push(typeof step === 'object' ? members.findIndex((member) => keyOf(member) === step.key) : step);
  }
  return path;
}

function keyOf(member: unknown): unknown {
  return typeof member === 'object' && member !== null && 'key' in member ? member.key : undefined;
}

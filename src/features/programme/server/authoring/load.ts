import type { Programme, Terms, Tip } from '#domain/content/content.ts';
import { lintTitle } from '#domain/content/content-lint.ts';
import { withTerms } from '#domain/content/content-resolve.ts';
import { SITES, type Site, siteProfile } from '#domain/site/site.ts';
import { contentText, WrongContent } from '#platform/content/reader.ts';
import { readTerms } from '#platform/content/site-terms.ts';
import { openFile, type Report, reportTexts, reportTwice, type Source } from '#platform/content/source.ts';
import { openShared, openSite, type SiteFiles } from './files.ts';
import { resolveProgramme } from './resolve-programme.ts';
import { tipsFile } from './schema.ts';

/** All content of the programme, resolved and valid: overrides and terms are applied. */
export interface ProgrammeContent {
  /** Of every site that offers a programme. */
  readonly programmes: ReadonlyMap<Site, Programme>;
  /** The source files of the same sites. */
  readonly files: ReadonlyMap<Site, SiteFiles>;
  readonly tips: ReadonlyMap<Site, readonly Tip[]>;
}

/**
 * Reads and checks everything; throws `WrongContent` with every mistake that can be found in one run, each with file and
 * line.
 */
export function loadContent(source: Source = contentText): ProgrammeContent {
  const mistakes = new Set<string>();
  const content = readProgrammes(source, (mistake) => void mistakes.add(mistake));
  if (mistakes.size > 0) throw new WrongContent([...mistakes].join('\n'));
  return content;
}

/** Like `loadContent`, but passes mistakes to `report`: the result is complete only if there are none. */
export function readProgrammes(source: Source, report: Report): ProgrammeContent {
  const shared = openShared(source);
  const programmes = new Map<Site, Programme>();
  const files = new Map<Site, SiteFiles>();
  const tips = new Map<Site, readonly Tip[]>();
  for (const site of SITES) {
    const terms = readTerms(site, source, report);
    tips.set(site, loadTips(site, terms, source, report));
    if (!siteProfile(site).features.includes('programme')) continue;
    const opened = openSite(site, shared, terms, source);
    files.set(site, opened);
    programmes.set(site, resolveProgramme(opened, report));
  }
  return { programmes, files, tips };
}

function loadTips(site: Site, terms: Terms, source: Source, report: Report): readonly Tip[] {
  const file = openFile(`tips/${site}.yaml`, tipsFile, source);
  const { tips } = withTerms(file.content, terms);
  reportTexts(file, { tips }, report);
  const titles = tips.flatMap(({ title }, index) => lintTitle(title, ['tips', index, 'title']));
  for (const { path, problem } of titles) report(file.mistake(path, problem));
  reportTwice(file, 'tips', tips, report);
  return tips;
}

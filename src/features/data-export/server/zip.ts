import { buffer } from 'node:stream/consumers';
import { ZipFile } from 'yazl';
import type { Day } from '#domain/kit/day.ts';
import { escapeHtml } from '#domain/kit/html.ts';
import type { Language } from '#domain/kit/language.ts';
import type { ExportRow, ExportValue } from '#platform/export/dataset.ts';
import type { Texts } from '#platform/text.ts';
import { readableIn } from './readable.ts';

interface Part {
  readonly name: string;
  /** The slice whose texts label it. */
  readonly words?: string | undefined;
  readonly rows: readonly ExportRow[];
  /** The same rows for the page to read. */
  readonly inWords: readonly ExportRow[];
}
interface Wording {
  readonly texts: Texts;
  readonly language: Language;
  readonly timeZone: string;
  readonly madeOn: Day;
}

/** The same data three times: for programs (JSON), for spreadsheets (a CSV per table) and for reading (one page). */
export async function zipOf(parts: readonly Part[], wording: Wording): Promise<Buffer> {
  const zip = new ZipFile();
  const mtime = new Date(`${wording.madeOn}T12:00:00Z`);
  const add = (path: string, text: string) => zip.addBuffer(Buffer.from(text, 'utf8'), path, { mtime });
  add('data.json', JSON.stringify(Object.fromEntries(parts.map(({ name, rows }) => [name, rows])), null, 2));
  for (const part of parts) add(`csv/${part.name}.csv`, csvOf(part.rows));
  add('index.html', pageOf(parts, wording));
  zip.end();
  return buffer(zip.outputStream);
}

const columnsOf = (rows: readonly ExportRow[]) => [...new Set(rows.flatMap((row) => Object.keys(row)))];

/** RFC 4180, with a byte order mark that makes spreadsheets read UTF-8. */
function csvOf(rows: readonly ExportRow[]): string {
  const columns = columnsOf(rows);
  const lines = [columns, ...rows.map((row) => columns.map((column) => row[column] ?? null))];
  return `\uFEFF${lines.map((cells) => cells.map(csvCell).join(',')).join('\r\n')}\r\n`;
}

function csvCell(value: ExportValue): string {
  if (typeof value !== 'string') return value === null ? '' : String(value);
  // A text that begins like a formula must stay a text when a spreadsheet opens it.
  const safe = /^[=+\-@\t\r]/.test(value) ? `'${value}` : value;
  return `"${safe.replaceAll('"', '""')}"`;
}

/** A text as a string of CSS in a page, where nothing may end the element that it is in. */
function cssString(text: string): string {
  return `"${text.replaceAll(/["\\<\n]/g, (character) => `\\${character.charCodeAt(0).toString(16)} `)}"`;
}

const STYLE =
  'body{font:16px/1.6 system-ui,sans-serif;margin:2rem auto;max-width:60rem;padding:0 1rem}section{overflow-x:auto}' +
  'table{border-collapse:collapse}th,td{border:1px solid #888;padding:.4rem .6rem;text-align:left;vertical-align:top;white-space:pre-wrap}' +
  // Paper has no room for the columns, so each row is a list there; `labelsOf` names its values.
  '@media print{section{overflow:visible}thead,td:empty{display:none}table,tbody,tr,td{display:block}td{border:0;padding:0}' +
  'tr{border-top:1px solid #888;padding:.4rem 0;break-inside:avoid}td::before{font-weight:bold}}';

function pageOf(parts: readonly Part[], wording: Wording): string {
  const { texts, language, madeOn } = wording;
  const readable = readableIn(wording);
  const t = (key: string, params?: Record<string, unknown>) =>
    escapeHtml(texts.text(language, `data-export:${key}`, params));
  const wordOf = (key: string, words = 'data-export') =>
    texts.text(language, [`${words}:${key}`, `data-export:${key}`]);
  const tableOf = ({ inWords: rows, words }: Part) => {
    if (rows.length === 0) return `<p>${t('page.nothing')}</p>`;
    const columns = columnsOf(rows);
    const head = columns
      .map((column) => `<th scope="col">${escapeHtml(wordOf(`column.${column}`, words))}</th>`)
      .join('');
    const line = (row: ExportRow) =>
      columns.map((column) => `<td>${escapeHtml(readable(column, row[column] ?? null))}</td>`).join('');
    return `<table><thead><tr>${head}</tr></thead>\n<tbody>${rows.map((row) => `<tr>${line(row)}</tr>`).join('\n')}</tbody></table>`;
  };
  const labelsOf = ({ inWords: rows, words }: Part, index: number) =>
    columnsOf(rows).map((column, place) => {
      const label = cssString(`${wordOf(`column.${column}`, words)}: `);
      return `section:nth-of-type(${index + 1}) td:nth-child(${place + 1})::before{content:${label}}`;
    });
  const labels = `@media print{${parts.flatMap(labelsOf).join('')}}`;
  const sections = parts.map(
    (part) =>
      `<section><h2>${escapeHtml(wordOf(`dataset.${part.name}`, part.words))}</h2>\n${tableOf(part)}</section>`,
  );
  return `<!doctype html>
<html lang="${language}">
<head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1">
<title>${t('page.title')}</title><style>${STYLE}${labels}</style></head>
<body><h1>${t('page.title')}</h1><p>${t('page.made', { day: readable('day', madeOn) })}</p>
${sections.join('\n')}
</body></html>
`;
}

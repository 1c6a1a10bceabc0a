import type { PageBytes } from './client-bytes.ts';
import type { FirstLoad } from './fetching.ts';
import type { Line } from './measure.ts';

/** A target for one figure, and whether it was met. */
export interface Aim {
  readonly what: string;
  readonly aim: string;
  readonly measured: string;
  readonly met: boolean;
}

/** How many scripts of a page get a line of their own. */
const BIGGEST = 6;

/** Formats tables as aligned text, or as Markdown for the docs. */
export class Report {
  readonly #markdown: boolean;
  readonly #write: (text: string) => void;
  constructor(markdown: boolean, write: (text: string) => void) {
    this.#markdown = markdown;
    this.#write = write;
  }

  heading(text: string): void {
    this.#write(this.#markdown ? `\n### ${text}\n\n` : `\n${text}\n\n`);
  }

  text(text: string): void {
    this.#write(`${text}\n`);
  }

  /** The first row is the header; the first column is text, and so are the `textual` ones. */
  table(rows: readonly (readonly string[])[], textual = 1): void {
    const widths = (rows[0] ?? []).map((_, column) =>
      Math.max(...rows.map((row) => row[column]?.length ?? 0)),
    );
    const line = (cells: readonly string[]) => {
      const padded = cells.map((cell, column) =>
        column < textual ? cell.padEnd(widths[column] ?? 0) : cell.padStart(widths[column] ?? 0),
      );
      return this.#markdown ? `| ${padded.join(' | ')} |\n` : `  ${padded.join('  ')}\n`;
    };
    const rule = widths.map((width, column) =>
      column < textual ? '-'.repeat(width) : `${'-'.repeat(width - 1)}:`,
    );
    const [head = [], ...body] = rows;
    this.#write(line(head));
    if (this.#markdown) this.#write(`| ${rule.join(' | ')} |\n`);
    for (const row of body) this.#write(line(row));
  }

  lines(lines: readonly Line[]): void {
    this.table(
      [
        ['Database', 'What', 'CPU ms', '× floor', 'in PostgreSQL', 'requests/s', 'p50 ms', 'p99 ms', 'KB'],
        ...lines.map(({ database, what, round, ofFloor }) => [
          database,
          what,
          round.cpuMs.toFixed(3),
          ofFloor === undefined ? '' : ofFloor.toFixed(2),
          Number.isNaN(round.databaseCpuMs) ? '' : round.databaseCpuMs.toFixed(3),
          round.requestsPerSecond.toFixed(0),
          round.p50.toFixed(1),
          round.p99.toFixed(1),
          (round.bytes / 1_000).toFixed(1),
        ]),
      ],
      2,
    );
  }

  aims(aims: readonly Aim[]): void {
    const rows = aims.map(({ what, aim, measured, met }) => [what, aim, measured, met ? 'met' : 'not met']);
    this.table([['Target', 'Wanted', 'Measured', ''], ...rows], 4);
  }

  firstLoads(loads: readonly FirstLoad[]): void {
    this.table([
      ['Page', 'requests', 'KB', 'of which JavaScript'],
      ...loads.map(({ page, requests, bytes, scriptBytes }) => [
        page,
        String(requests),
        (bytes / 1_000).toFixed(1),
        (scriptBytes / 1_000).toFixed(1),
      ]),
    ]);
  }

  bytes(pages: readonly PageBytes[]): void {
    const kb = (bytes: number) => (bytes / 1_000).toFixed(1);
    this.table([
      ['Page', 'JavaScript', 'CSS', 'fonts', 'together'],
      ...pages.map(({ page, script, style, font }) => [
        page,
        kb(script),
        kb(style),
        kb(font),
        kb(script + style + font),
      ]),
    ]);
    const [login] = pages;
    if (!login) return;
    this.heading('Biggest scripts of the login page, KB after gzip');
    const parts = login.parts.slice(0, BIGGEST).map(({ file, bytes }) => [file, kb(bytes)]);
    const rest = login.parts.slice(BIGGEST).reduce((sum, { bytes }) => sum + bytes, 0);
    this.table([['File', 'KB'], ...parts, [`${Math.max(0, login.parts.length - BIGGEST)} others`, kb(rest)]]);
  }
}

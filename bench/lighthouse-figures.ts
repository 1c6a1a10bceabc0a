/** The part of a Lighthouse report that is used. */
export interface LighthouseReport {
  readonly categories: Readonly<
    Record<
      string,
      {
        readonly score: number | null;
        readonly auditRefs: readonly { readonly id: string; readonly weight: number }[];
      }
    >
  >;
  readonly audits: Readonly<
    Record<
      string,
      {
        readonly title: string;
        readonly score: number | null;
        readonly numericValue?: number;
        readonly details?: { readonly items?: readonly { readonly transferSize?: number }[] };
      }
    >
  >;
}

/** What Lighthouse found about one page. Scores are 0–100, times in milliseconds, bytes as they were sent, headers included. */
export interface Figures {
  readonly performance: number;
  readonly accessibility: number;
  readonly bestPractices: number;
  readonly seo: number;
  readonly lcp: number;
  readonly cls: number;
  readonly tbt: number;
  readonly bytes: number;
  readonly requests: number;
}
type Figure = keyof Figures;

interface Aim {
  readonly least?: number;
  readonly most?: number;
}
type Aims = Readonly<Partial<Record<Figure, Aim>>>;

const WITHOUT_FAULT: Aims = {
  accessibility: { least: 100 },
  bestPractices: { least: 100 },
  seo: { least: 100 },
};
/** Targets of content pages: what suits a phone on a slow connection (docs/decisions/0023). */
export const AIMS_FOR_READING: Aims = {
  ...WITHOUT_FAULT,
  performance: { least: 99 },
  lcp: { most: 1_000 },
  cls: { most: 0.02 },
  tbt: { most: 50 },
  bytes: { most: 89_000 },
  requests: { most: 9 },
};
/** Targets of pages that load the app. */
export const AIMS_FOR_APP: Aims = { ...WITHOUT_FAULT, performance: { least: 95 } };

/** Throws when Lighthouse could not determine a figure: a missing figure meets no target. */
export function figuresOf({ categories, audits }: LighthouseReport): Figures {
  const score = (category: string) => Math.round(known(category, categories[category]?.score) * 100);
  const value = (audit: string) => known(audit, audits[audit]?.numericValue);
  const requests = known('network-requests', audits['network-requests']?.details?.items);
  return {
    performance: score('performance'),
    accessibility: score('accessibility'),
    bestPractices: score('best-practices'),
    seo: score('seo'),
    lcp: value('largest-contentful-paint'),
    cls: value('cumulative-layout-shift'),
    tbt: value('total-blocking-time'),
    bytes: requests.reduce((sum, { transferSize = 0 }) => sum + transferSize, 0),
    requests: requests.length,
  };
}

function known<Value>(name: string, value: Value | null | undefined): Value {
  if (value === null || value === undefined) throw new Error(`Lighthouse says nothing about ${name}`);
  return value;
}

/** The median of each figure over an odd number of runs. */
export function medianOf(runs: readonly Figures[]): Figures {
  const figures = Object.keys(runs[0] ?? {}) as Figure[];
  const middle = (figure: Figure) =>
    runs.map((run) => run[figure]).toSorted((a, b) => a - b)[Math.floor(runs.length / 2)] ?? Number.NaN;
  return Object.fromEntries(figures.map((figure) => [figure, middle(figure)])) as unknown as Figures;
}

/** The figures that miss their target. NaN misses every target. */
export function missed(figures: Figures, aims: Aims): Figure[] {
  return (Object.keys(aims) as Figure[]).filter((figure) => {
    const { least = -Infinity, most = Infinity } = aims[figure] ?? {};
    return !(figures[figure] >= least && figures[figure] <= most);
  });
}

/** The failed audits of accessibility, best practices and SEO. */
export function failedAudits({ categories, audits }: LighthouseReport): string[] {
  return ['accessibility', 'best-practices', 'seo']
    .flatMap((category) => categories[category]?.auditRefs ?? [])
    .filter(({ id, weight }) => weight > 0 && (audits[id]?.score ?? 1) < 1)
    .map(({ id }) => `${id}: ${audits[id]?.title}`);
}

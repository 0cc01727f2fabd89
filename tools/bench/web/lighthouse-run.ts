import lighthouse, { type Result } from 'lighthouse';
import { median } from '../bench-account.ts';

/** What Lighthouse says of one screen; times in milliseconds, scores of 100. */
export interface Figures {
  performance: number;
  accessibility: number;
  bestPractices: number;
  seo: number;
  firstPaint: number;
  largestPaint: number;
  blocked: number;
  shift: number;
  /** KB of 1,000 bytes over the wire. */
  script: number;
}

export interface Measured {
  /** Medians over the runs. */
  figures: Figures;
  /** The run whose performance score is the median, as a page for people. */
  report: string;
}

/**
 * Runs Lighthouse in its mobile setting (slow 4G and a processor slowed 4x, both simulated) against the browser that
 * listens on the debugging port. The browser's cookies and local storage stay; its cache is emptied before each run.
 */
export async function measure(url: string, debuggingPort: number, runs: number): Promise<Measured> {
  const results: { figures: Figures; report: string }[] = [];
  for (let run = 0; run < runs; run += 1) {
    const answer = await lighthouse(url, {
      port: debuggingPort,
      output: 'html',
      logLevel: 'error',
      onlyCategories: ['performance', 'accessibility', 'best-practices', 'seo'],
    });
    if (!answer) throw new Error(`Lighthouse said nothing about ${url}.`);
    const { lhr, report } = answer;
    if (lhr.runtimeError) throw new Error(`${url}: ${lhr.runtimeError.message}`);
    results.push({ figures: figuresOf(lhr), report: String(report) });
  }
  results.sort((a, b) => a.figures.performance - b.figures.performance);
  const middle = results[Math.floor(results.length / 2)];
  if (!middle) throw new Error('At least one run is needed.');
  const figures = { ...middle.figures };
  for (const name of Object.keys(figures) as (keyof Figures)[]) {
    figures[name] = median(results.map((result) => result.figures[name]));
  }
  return { figures, report: middle.report };
}

function figuresOf({ categories, audits }: Result): Figures {
  const score = (name: string): number => Math.round((categories[name]?.score ?? Number.NaN) * 100);
  const value = (name: string): number => audits[name]?.numericValue ?? Number.NaN;
  return {
    performance: score('performance'),
    accessibility: score('accessibility'),
    bestPractices: score('best-practices'),
    seo: score('seo'),
    firstPaint: value('first-contentful-paint'),
    largestPaint: value('largest-contentful-paint'),
    blocked: value('total-blocking-time'),
    shift: value('cumulative-layout-shift'),
    script: scriptBytes(audits['network-requests']?.details) / 1000,
  };
}

function scriptBytes(details: unknown): number {
  const { items = [] } = (details ?? {}) as { items?: { resourceType?: string; transferSize?: number }[] };
  return items
    .filter(({ resourceType }) => resourceType === 'Script')
    .reduce((sum, { transferSize = 0 }) => sum + transferSize, 0);
}

import lighthouse, { type Result, type RunnerResult } from 'lighthouse';
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
  /** Lighthouse's own measure of the machine in that moment; some 3,000 where it is quiet and new. */
  host: number;
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
 * @param before awaited before each run.
 */
export async function measure(
  url: string,
  debuggingPort: number,
  runs: number,
  before: () => Promise<void>,
): Promise<Measured> {
  const results: { figures: Figures; report: string }[] = [];
  for (let run = 0; run < runs; run += 1) {
    await before();
    const { lhr, report } = await visit(url, debuggingPort);
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

/** A busy machine sometimes loses a trace; Lighthouse then asks to be run again. */
async function visit(url: string, port: number, attemptsLeft = 2): Promise<RunnerResult> {
  const answer = await lighthouse(url, {
    port,
    output: 'html',
    logLevel: 'error',
    onlyCategories: ['performance', 'accessibility', 'best-practices', 'seo'],
  });
  if (answer && !answer.lhr.runtimeError) return answer;
  if (attemptsLeft > 0) return visit(url, port, attemptsLeft - 1);
  throw new Error(`${url}: ${answer?.lhr.runtimeError?.message ?? 'Lighthouse said nothing.'}`);
}

function figuresOf({ categories, audits, environment }: Result): Figures {
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
    host: environment.benchmarkIndex,
  };
}

function scriptBytes(details: unknown): number {
  const { items = [] } = (details ?? {}) as { items?: { resourceType?: string; transferSize?: number }[] };
  return items
    .filter(({ resourceType }) => resourceType === 'Script')
    .reduce((sum, { transferSize = 0 }) => sum + transferSize, 0);
}

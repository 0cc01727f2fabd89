// `npm run bench:insights`: processor time of the built-in analysis, for full resumes and for the largest that can be sent.
import { PERSONAS as ALL_PERSONAS } from '../../personas/personas.ts';
import { analyseResume } from '../../src/insights/analyse-resume.ts';
import type { AnalysisInput } from '../../src/insights/analysis.types.ts';
import { findInFile } from '../../src/insights/file-findings.ts';
import { isSmallest } from './measure-size.ts';

const TODAY = '2026-11';
const TURNS = isSmallest ? 1 : 5;
const PERSONAS = isSmallest ? ALL_PERSONAS.slice(0, 2) : ALL_PERSONAS;
const LIMIT_MS = 150;

const fileText = (resume: object): string =>
  JSON.stringify(resume)
    .replaceAll(/["{}[\]:]/g, ' ')
    .replaceAll(',', '\n');

const inputs: AnalysisInput[] = PERSONAS.map(({ resumes, posting }) => ({
  resume: resumes.strong,
  today: TODAY,
  target: { source: 'advert', title: posting.title, posting: posting.text },
  file: findInFile(resumes.strong, fileText(resumes.strong), TODAY),
}));

/** As large as the API takes: 100 jobs, 200 skills, half a megabyte, a posting of 20,000 characters. */
function largest(): AnalysisInput {
  const [first] = PERSONAS;
  if (!first) throw new Error('There are no personas');
  const line = 'Managed 20 clients in Microsoft Excel and cut closing by 3 days with the finance team.\n';
  const resume = {
    ...first.resumes.strong,
    experience: Array.from({ length: 100 }, (_, index) => ({
      company: `Firm ${index}`,
      position: 'Accountant',
      startDate: '2010-01',
      endDate: '2012-01',
      description: line.repeat(50),
    })),
    skills: Array.from({ length: 200 }, (_, index) => ({
      name: `Skill ${index}`,
      level: 'intermediate' as const,
    })),
  };
  const posting = `${line}Requirements: SQL, Excel, IFRS\n`.repeat(170).slice(0, 20_000);
  return {
    resume,
    today: TODAY,
    target: { source: 'advert', posting },
    file: findInFile(resume, fileText(resume).slice(0, 200_000), TODAY),
  };
}

function timeOf(input: AnalysisInput): number {
  const from = process.cpuUsage();
  analyseResume(input);
  const { user, system } = process.cpuUsage(from);
  return (user + system) / 1000;
}

const median = (list: readonly number[]): number =>
  [...list].sort((a, b) => a - b)[Math.floor(list.length / 2)] ?? 0;

const cold = timeOf(inputs[0] as AnalysisInput);
const warm = inputs.map((input) => median(Array.from({ length: TURNS }, () => timeOf(input))));
const huge = median(Array.from({ length: TURNS }, () => timeOf(largest())));
const worst = Math.max(...warm);
console.log(`first analysis of a process   ${cold.toFixed(0)} ms (builds the index of skills and titles)`);
console.log(`full resume, median           ${median(warm).toFixed(1)} ms, n ${warm.length}`);
console.log(`full resume, slowest          ${worst.toFixed(1)} ms (limit ${LIMIT_MS} ms)`);
console.log(`largest that can be sent      ${huge.toFixed(0)} ms`);
if (worst > LIMIT_MS && !isSmallest) process.exitCode = 1;

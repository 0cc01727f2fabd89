// `npm run eval:insights`: the sixteen relations on generated resumes, and the analysis on people whose outcome is known.
// `--runs 500` tries more resumes for each relation, `--errors` names what went wrong.
import { parseArgs } from 'node:util';
import { PERSONAS as ALL_PERSONAS } from '../../personas/personas.ts';
import { isSmallest } from './measure-size.ts';
import { measurePersonas, type PersonaReport } from './persona-measures.ts';
import { measureRelations } from './relations.ts';

const SEED = 20261121;
const PERSONAS = isSmallest ? ALL_PERSONAS.slice(0, 3) : ALL_PERSONAS;

const { values } = parseArgs({
  options: {
    runs: { type: 'string', default: isSmallest ? '2' : '200' },
    errors: { type: 'boolean', default: false },
  },
});

const relations = measureRelations(Number(values.runs), SEED);
console.log(`\nRelations, ${values.runs} generated resumes each, seed ${SEED}`);
for (const { id, says, runs, fault } of relations)
  console.log(
    `  ${fault ? 'BROKEN' : 'held  '} ${id.padEnd(4)} ${says} (${runs})${fault ? `\n    ${fault}` : ''}`,
  );

const NAMES: readonly [keyof Omit<PersonaReport, 'errors'>, string, 'percent' | 'points' | 'ratio'][] = [
  ['triples', 'strong > medium > weak', 'percent'],
  ['gap', 'points between neighbours', 'points'],
  ['auc', 'AUC own posting against others, by fit', 'ratio'],
  ['coverageAuc', 'AUC by keyword coverage alone', 'ratio'],
  ['industryTop1', 'expected industry first', 'percent'],
  ['industryTop3', 'expected industry among three', 'percent'],
  ['occupationTop1', 'expected occupation as target', 'percent'],
  ['gapRecall', 'expected gaps found', 'percent'],
  ['issueRecall', 'expected issues raised', 'percent'],
];

const personas = measurePersonas(PERSONAS);
console.log(`\nPersonas, ${PERSONAS.length} people, three resumes each`);
for (const [key, name, unit] of NAMES) {
  const { share, low, high, n } = personas[key];
  const shown = (value: number): string =>
    unit === 'percent' ? `${(value * 100).toFixed(1)} %` : value.toFixed(unit === 'points' ? 1 : 3);
  console.log(
    `  ${name.padEnd(40)} ${shown(share).padStart(8)}  95 % ${shown(low)} to ${shown(high)}  n ${n}`,
  );
}
if (values.errors) for (const error of personas.errors) console.log(`    ${error}`);
if (relations.some(({ fault }) => fault !== '')) process.exitCode = 1;

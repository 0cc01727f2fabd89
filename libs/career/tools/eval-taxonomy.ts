// `npm run eval:taxonomy`: how much the taxonomy holds, and how well titles are placed and skills are found. `-- --errors` lists what went wrong in the parts that may be looked at.

import { OCCUPATIONS } from '@career/career/taxonomy/data/occupations.data';
import { SKILLS } from '@career/career/taxonomy/data/skills.data';
import { INDUSTRIES } from '@career/career/taxonomy/industries';
import { findSkills } from '@career/career/taxonomy/skills';
import { TRAINING } from '@career/career/training/training';
import heldBack from './taxonomy/labelled-skills/held-back.json' with { type: 'json' };
import seen from './taxonomy/labelled-skills/seen.json' with { type: 'json' };
import { measureSkills, type Share } from './taxonomy/measure.ts';
import { measureTitles, TITLE_PARTS } from './taxonomy/titles/title-measure.ts';

const showsErrors = process.argv.includes('--errors');
const percent = (value: number): string => `${(value * 100).toFixed(1)} %`;
const show = ({ share, low, high, hits, of }: Share): string =>
  `${percent(share).padStart(7)}  (${hits} of ${of}, 95 % interval ${percent(low)} to ${percent(high)})`;
const report = (measure: string, value: string): void => console.log(`${measure.padEnd(56)} ${value}`);
const count = (list: readonly { aliases: readonly string[] }[]): number =>
  list.reduce((sum, { aliases }) => sum + aliases.length, 0);

report('industries', String(INDUSTRIES.length));
report('occupations', `${OCCUPATIONS.length} with ${count(OCCUPATIONS)} further titles`);
report('skills', `${SKILLS.length} with ${count(SKILLS)} aliases`);
report('courses', String(TRAINING.length));

for (const [name, titles] of [
  ['titles, tune', TITLE_PARTS.tune],
  ['titles, held back', TITLE_PARTS.heldBack],
] as const) {
  const { precision, placed, absurd, errors } = measureTitles(titles);
  report(`${name}: right among those placed`, show(precision));
  report(`${name}: placed among those that say the work`, show(placed));
  report(`${name}: say nothing, placed all the same`, show(absurd));
  // What fails in the part held back is never shown: the placing must not be tuned on it.
  if (showsErrors && titles === TITLE_PARTS.tune) for (const error of errors) console.log(`    ${error}`);
}

for (const [name, texts] of [
  ['texts looked at', seen.texts],
  ['texts held back', heldBack.texts],
] as const) {
  const { precision, recall, misses } = measureSkills(texts);
  report(`${name}: found skills that are there`, show(precision));
  report(`${name}: skills there that are found`, show(recall));
  if (showsErrors && texts === seen.texts) for (const miss of misses) console.log(`    ${miss}`);
}

const posting = seen.texts.map(({ text }) => text).join('\n');
const long = posting.repeat(Math.ceil(100_000 / posting.length)).slice(0, 100_000);
findSkills(long);
const started = process.cpuUsage();
findSkills(long);
const { user, system } = process.cpuUsage(started);
report('processor time for 100,000 characters', `${((user + system) / 1000).toFixed(0)} ms`);

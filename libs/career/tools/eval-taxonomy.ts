// `npm run eval:taxonomy`: how much the taxonomy holds, and how well titles are placed and skills are found. `-- misses` lists what went wrong.
import { INDUSTRIES } from '@career/career/taxonomy/industries';
import { OCCUPATIONS } from '@career/career/taxonomy/occupations';
import { findSkills, SKILLS } from '@career/career/taxonomy/skills';
import { TRAINING } from '@career/career/training/training';
import { HELD_BACK_TEXTS, SEEN_TEXTS } from './taxonomy/labelled-skills.ts';
import { HELD_BACK_TITLES, SEEN_TITLES, UNPLACEABLE_TITLES } from './taxonomy/labelled-titles.ts';
import { measureSkills, measureTitles, type Share, wronglyPlaced } from './taxonomy/measure.ts';

const showsMisses = process.argv.includes('misses');
const percent = (value: number): string => `${(value * 100).toFixed(1)} %`;
const show = ({ share, low, high, hits, of }: Share): string =>
  `${percent(share).padStart(7)}  (${hits} of ${of}, 95 % interval ${percent(low)} to ${percent(high)})`;
const report = (measure: string, value: string): void => console.log(`${measure.padEnd(46)} ${value}`);
const count = (list: readonly { aliases: readonly string[] }[]): number =>
  list.reduce((sum, { aliases }) => sum + aliases.length, 0);

report('industries', String(INDUSTRIES.length));
report('occupations', `${OCCUPATIONS.length} with ${count(OCCUPATIONS)} further titles`);
report('skills', `${SKILLS.length} with ${count(SKILLS)} aliases`);
report('courses', String(TRAINING.length));

for (const [name, titles] of [
  ['titles looked at', SEEN_TITLES],
  ['titles held back', HELD_BACK_TITLES],
] as const) {
  const { top1, top3, placedRight, misses } = measureTitles(titles);
  report(`${name}: first is right`, show(top1));
  report(`${name}: right one in first three`, show(top3));
  report(`${name}: right among those placed`, show(placedRight));
  if (showsMisses) for (const miss of misses) console.log(`    ${miss}`);
}
const placed = wronglyPlaced(UNPLACEABLE_TITLES);
report(
  'titles that say nothing, placed all the same',
  `${placed.length} of ${UNPLACEABLE_TITLES.length} ${placed}`,
);

for (const [name, texts] of [
  ['texts looked at', SEEN_TEXTS],
  ['texts held back', HELD_BACK_TEXTS],
] as const) {
  const { precision, recall, misses } = measureSkills(texts);
  report(`${name}: found skills that are there`, show(precision));
  report(`${name}: skills there that are found`, show(recall));
  if (showsMisses) for (const miss of misses) console.log(`    ${miss}`);
}

const advert = SEEN_TEXTS.map(({ text }) => text).join('\n');
const long = advert.repeat(Math.ceil(100_000 / advert.length)).slice(0, 100_000);
findSkills(long);
const started = process.cpuUsage();
findSkills(long);
const { user, system } = process.cpuUsage(started);
report('processor time for 100,000 characters', `${((user + system) / 1000).toFixed(0)} ms`);

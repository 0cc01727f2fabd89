// `npm run eval:skills`: how exactly skills are marked in sentences of postings. `-- --errors` lists the errors of the tune part.
import { findSkillSpans } from '@career/career/skill-spans/find-skill-spans';
import { findSkills } from '@career/career/taxonomy/skills';
import type { Share } from './eval-insights/statistics.ts';
import heldBack from './skill-spans/held-back.json' with { type: 'json' };
import type { MarkedSpan } from './skill-spans/marked-sentence.ts';
import { measureSpans, type SpanFinder } from './skill-spans/measure-spans.ts';
import tune from './skill-spans/tune.json' with { type: 'json' };

const showsErrors = process.argv.includes('--errors');
const percent = (value: number): string => `${(value * 100).toFixed(1)} %`;
const show = ({ share, low, high, n }: Share): string =>
  `${percent(share).padStart(7)}  (n ${n}, 95 % interval ${percent(low)} to ${percent(high)})`;

/** What the taxonomy alone marks. */
const taxonomyAlone: SpanFinder = (text) =>
  findSkills(text).map(
    ({ skill, start, end }): MarkedSpan => ({
      start,
      end,
      label: skill.kind === 'soft' ? 'skill' : 'knowledge',
    }),
  );

for (const [name, find] of [
  ['taxonomy alone', taxonomyAlone],
  ['spans', findSkillSpans],
] as const) {
  for (const [part, sentences] of [
    ['tune', tune],
    ['held back', heldBack],
    ['held back, running prose', heldBack.filter(({ group }) => group.endsWith('-prose'))],
  ] as const) {
    const figures = measureSpans(sentences, find);
    console.log(`${name}, ${part}: ${figures.sentences} sentences`);
    console.log(`  exact spans found that are marked (precision) ${show(figures.precision)}`);
    console.log(`  exact spans marked that are found (recall)    ${show(figures.recall)}`);
    console.log(`  F1                                            ${show(figures.f1)}`);
    console.log(`  sentences without a skill, something found    ${show(figures.falseAlarms)}`);
    if (showsErrors && name === 'spans' && part === 'tune')
      for (const error of figures.errors) console.log(`    ${error}`);
  }
}

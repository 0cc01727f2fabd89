import { placesOf } from '../../claims/plain-words.ts';
import type { DegreeFact } from '../facts/resume-facts.ts';
import type { LetterInput, LetterSource } from '../letter.types.ts';
import type { LetterDraft } from '../letter-draft.ts';
import type { Material } from '../material/material.ts';
import type { LetterLanguage } from '../phrase-book.types.ts';
import { wordCount } from '../words.ts';

const MOST_SKILLS = 6;
const MOST_OTHERS = 4;
/** Longer than this two papers get a sentence each. */
const JOINED_WORDS = 26;
/** So much of the end of a part of the summary tells whether it was said. */
const TAIL = 20;

interface Said {
  text: string;
  sources: readonly LetterSource[];
}

/** Two degrees of one institution name it once. */
function degreesHeld({ degrees, isDegreeAsked, isClassAsked }: Material): Said[] {
  const held = degrees.filter(({ current }) => !current);
  const [best] = held;
  const second = held[1] && ((best?.level ?? 0) >= 5 || isDegreeAsked) ? held[1] : undefined;
  if (!best) return [];
  const nameOf = (one: DegreeFact): string => (isClassAsked ? one.graded : one.degree);
  if (second && second.institution === best.institution)
    return [
      {
        text: `${nameOf(best)} and ${nameOf(second)}, both from ${best.institution}`,
        sources: [best.source, second.source],
      },
    ];
  return [best, ...(second ? [second] : [])].map((one) => ({
    text: `${nameOf(one)} from ${one.institution}`,
    sources: [one.source],
  }));
}

/** Says papers with one verb in one sentence, as many as it holds. */
function sayHeld(
  draft: LetterDraft,
  language: LetterLanguage,
  am: readonly Said[],
  hold: readonly Said[],
): void {
  const verb = draft.tone === 'warm' ? 'have' : 'hold';
  const left = [...hold];
  const sourcesOf = (some: readonly Said[]): LetterSource[] => some.flatMap(({ sources }) => sources);
  const first = am[0];
  if (first) {
    const [also] = left;
    const isJoined =
      also && !also.text.includes(', both') && wordCount(`${first.text} ${also.text}`) <= JOINED_WORDS;
    if (
      also &&
      isJoined &&
      draft.say(`I ${first.text} and ${verb} ${also.text}.`, [...first.sources, ...also.sources])
    )
      left.shift();
    else draft.say(`I ${first.text}.`, first.sources);
    for (const one of am.slice(1)) draft.say(`I ${one.text.replace(/^am /, 'am also ')}.`, one.sources);
  }
  let isFirst = am.length === 0 || left.length === hold.length;
  while (left.length > 0) {
    let some = left.slice(0, 3);
    while (
      some.length > 1 &&
      (wordCount(some.map(({ text }) => text).join(' ')) > JOINED_WORDS ||
        some.some(({ text }) => text.includes(', both')))
    )
      some = some.slice(0, -1);
    left.splice(0, some.length);
    draft.say(
      `I ${isFirst ? '' : 'also '}${verb} ${language.join(some.map(({ text }) => text))}.`,
      sourcesOf(some),
    );
    isFirst = false;
  }
}

/** Degrees, the highest first, and papers: what is asked for before the rest, each with its state. */
export function sayPapers(
  draft: LetterDraft,
  language: LetterLanguage,
  material: Material,
  isShort: boolean,
): void {
  const before = draft.text.toLowerCase();
  // The summary may have said it already.
  const left = material.papers.filter(
    ({ written }) => written === undefined || !before.includes(written.slice(-TAIL).toLowerCase()),
  );
  const asked = left.filter(({ isAsked }) => isAsked);
  const papers = [...asked, ...left.filter(({ isAsked }) => !isAsked).slice(0, isShort ? 1 : 2)];
  const am = papers.filter(({ text }) => text.startsWith('am '));
  const hold = papers
    .filter(({ text }) => text.startsWith('hold '))
    .map(({ text, sources }) => ({ text: text.slice(5), sources }));
  const degrees = degreesHeld(material);
  sayHeld(
    draft,
    language,
    am,
    asked.length > 0 && am.length === 0 && hold.length > 0 && degrees.length === 0
      ? hold
      : [...degrees, ...hold],
  );
  const study = material.degrees.find(({ current }) => current);
  if (study && !draft.text.includes(study.institution))
    draft.say(`I am studying for ${study.degree} at ${study.institution}.`, [study.source]);
  const others = papers.filter(({ text }) => !/^(?:am|hold) /.test(text));
  for (const one of [...others, ...(material.languages ? [material.languages] : [])])
    draft.say(`I ${one.text}.`, one.sources);
}

const isSaid = (draft: LetterDraft, name: string): boolean => placesOf(draft.text, name).length > 0;

/** Skills that the posting names and no sentence has named so far; then others, where there is room. */
export function saySkills(
  draft: LetterDraft,
  language: LetterLanguage,
  material: Material,
  { tone }: LetterInput,
  withOthers: boolean,
): void {
  const phrases = language.phrases.tones[tone];
  const toCome = material.work.map(({ fact }) => fact.source.quote).join(' | ');
  const isNamed = (name: string): boolean => isSaid(draft, name) || placesOf(toCome, name).length > 0;
  const asked = material.skills.filter(({ name }) => !isNamed(name)).slice(0, MOST_SKILLS);
  const say = (list: readonly string[], skills: typeof asked): void => {
    const names = draft.respell(language.join(skills.map(({ name }) => name)));
    draft.say(
      draft.fill(draft.pick(list), { skills: names }),
      skills.map(({ source }) => source),
    );
  };
  if (asked.length > 0) say(phrases.skills, asked);
  const others = material.others
    .filter(({ name }) => !isNamed(name))
    .slice(0, asked.length > 2 ? 2 : MOST_OTHERS);
  if (withOthers && others.length > 1) say(phrases.otherSkills, others);
}

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
/** This much of the end of a part of the summary shows whether it was said. */
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

const isOfOnePlace = ({ text }: Said): boolean => text.includes(', both');
const wordsIn = (some: readonly Said[]): number => wordCount(some.map(({ text }) => text).join(' '));
const sourcesOf = (some: readonly Said[]): LetterSource[] => some.flatMap(({ sources }) => sources);

/** What somebody is, the first joined with a paper that they hold; answers whether it was. */
function sayAm(draft: LetterDraft, am: readonly Said[], also: Said | undefined, verb: string): boolean {
  const [first, ...others] = am;
  if (!first) return false;
  const isJoined =
    also !== undefined &&
    !isOfOnePlace(also) &&
    wordsIn([first, also]) <= JOINED_WORDS &&
    draft.say(
      `I ${first.text}${first.text.includes(',') ? ',' : ''} and ${verb} ${also.text}.`,
      sourcesOf([first, also]),
    );
  if (!isJoined) draft.say(`I ${first.text}.`, first.sources);
  for (const one of others) draft.say(`I ${one.text.replace(/^am /, 'am also ')}.`, one.sources);
  return isJoined;
}

/** The first papers of a list that one sentence holds. */
function forOneSentence(papers: readonly Said[]): Said[] {
  let some = papers.slice(0, 3);
  while (some.length > 1 && (wordsIn(some) > JOINED_WORDS || some.some(isOfOnePlace)))
    some = some.slice(0, -1);
  return some;
}

/** Says papers with one verb in one sentence, as many as it holds. */
function sayHeld(
  draft: LetterDraft,
  language: LetterLanguage,
  am: readonly Said[],
  hold: readonly Said[],
): void {
  const verb = draft.tone === 'warm' ? 'have' : 'hold';
  const isJoined = sayAm(draft, am, hold[0], verb);
  let left = isJoined ? hold.slice(1) : hold;
  let isFirst = !isJoined;
  while (left.length > 0) {
    const some = forOneSentence(left);
    left = left.slice(some.length);
    const names = language.join(some.map(({ text }) => text));
    draft.say(`I ${isFirst ? '' : 'also '}${verb} ${names}.`, sourcesOf(some));
    isFirst = false;
  }
}

/** `Hausa is my first language`, as people say. */
const spoken = (sentence: string): string =>
  sentence.replace(
    /^I speak ((?:(?!\sat\s|\sand\s|,).)+) as my first language\.$/,
    '$1 is my first language.',
  );

/** Degrees, the highest first, and papers: what is asked for before the rest, each with its state. */
export function sayPapers(draft: LetterDraft, language: LetterLanguage, material: Material): void {
  const before = draft.text.toLowerCase();
  // The summary may have said it already.
  const left = material.papers.filter(
    ({ written }) => written === undefined || !before.includes(written.slice(-TAIL).toLowerCase()),
  );
  const asked = left.filter(({ isAsked }) => isAsked);
  const papers = [...asked, ...left.filter(({ isAsked }) => !isAsked).slice(0, 2)];
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
    draft.say(spoken(`I ${one.text}.`), one.sources);
  for (const { kind, names, sources } of material.academicWork)
    draft.say(draft.fill(language.phrases.academicWork[kind], { works: language.join(names) }), sources);
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
  const others = material.others
    .filter(({ name }) => !isNamed(name))
    .slice(0, asked.length > 2 ? 2 : MOST_OTHERS);
  const hasOthers = withOthers && others.length > 1;
  // A skill or two and a list of others would be two sentences about the same.
  const isJoined = asked.length > 0 && asked.length < 3 && hasOthers;
  if (asked.length > 0 && !isJoined) say(phrases.skills, asked);
  if (hasOthers) say(phrases.otherSkills, isJoined ? [...asked, ...others] : others);
}

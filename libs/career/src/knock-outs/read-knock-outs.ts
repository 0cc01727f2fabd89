import { sentencesOf } from '../jobs/sentences.ts';
import { visibleText } from '../letters/words.ts';
import type { FoundRequirement, KnockOutRequirement } from './knock-out.types.ts';
import { readAge } from './reading/read-age.ts';
import { readDeadline } from './reading/read-deadline.ts';
import { readDegreeClass } from './reading/read-degree-class.ts';
import { readLicence } from './reading/read-licence.ts';
import { readNysc, readYearsAfterNysc } from './reading/read-nysc.ts';
import { readOLevel } from './reading/read-o-level.ts';
import { readResidence } from './reading/read-residence.ts';
import { readWorkRight } from './reading/read-work-right.ts';
import { readSentence, type Sentence } from './reading/sentence.ts';

/** Without one of these no gate is in a sentence; most sentences have none. */
const HINT =
  /\d|age|class|degree|cgpa|gpa|credit|nysc|service|corp|sitting|o'?.?level|licen|member|regist|charter|qualified|certif|reside|living|live|based|stay|proximity|abode|right|permit|authori|sponsor|citizen|national|eligible|allowed|permission|only|must|deadline|clos|bar\b/i;

const READERS: readonly ((sentence: Sentence) => KnockOutRequirement[])[] = [
  readAge,
  readDegreeClass,
  readNysc,
  readOLevel,
  readYearsAfterNysc,
  readLicence,
  readResidence,
  readWorkRight,
  readDeadline,
];

/** The same requirement said twice is shown once. */
const keyOf = (requirement: KnockOutRequirement): string => JSON.stringify(requirement);

/**
 * What a posting rules people out by, in the order of its sentences: age, class of degree, national service, O'Level,
 * years after service, licences, residence, right to work and deadline. What is preferred is left out.
 */
export function readKnockOuts(posting: string): FoundRequirement[] {
  const found = new Map<string, FoundRequirement>();
  for (const text of new Set(sentencesOf(visibleText(posting)))) {
    if (!HINT.test(text)) continue;
    const sentence = readSentence(text);
    for (const read of READERS)
      for (const requirement of read(sentence)) {
        const key = keyOf(requirement);
        if (!found.has(key)) found.set(key, { requirement, sentence: text });
      }
  }
  return [...found.values()];
}

import { sentencesOf } from '../jobs/sentences.ts';
import { visibleText } from '../letters/words.ts';
import type { FoundRequirement, KnockOutRequirement } from './knock-out.types.ts';
import { partsByPost } from './reading/posts.ts';
import { readAge } from './reading/read-age.ts';
import { readDeadline } from './reading/read-deadline.ts';
import { readDegreeClass } from './reading/read-degree-class.ts';
import { readIntake } from './reading/read-intake.ts';
import { readLicence } from './reading/read-licence.ts';
import { readNysc, readYearsAfterNysc } from './reading/read-nysc.ts';
import { readOLevel } from './reading/read-o-level.ts';
import { readResidence } from './reading/read-residence.ts';
import { readSchoolExam } from './reading/read-school-exam.ts';
import { readWorkRight } from './reading/read-work-right.ts';
import { readSentence, type Sentence } from './reading/sentence.ts';

/** Without one of these no gate is in a sentence; most sentences have none. */
const HINT =
  /\d|age|class|degree|cgpa|gpa|credit|nysc|service|corp|sitting|o'?.?level|nsc\b|kcse|k\.c\.s|matric|bece|was[cs]ce|shs|nss\b|secondary|senior|certificate|licen|member|regist|charter|qualified|certif|resid|living|live|based|stay|proximity|abode|right|permit|authori|sponsor|citizen|national|graduat|eligible|allowed|permission|only|must|deadline|clos|entitled|legally|interview|requir|mandator|compuls|possess|hold|bar\b/i;

const READERS: readonly ((sentence: Sentence) => KnockOutRequirement[])[] = [
  readAge,
  readDegreeClass,
  readNysc,
  readOLevel,
  readSchoolExam,
  readYearsAfterNysc,
  readLicence,
  readIntake,
  readResidence,
  readWorkRight,
  readDeadline,
];

/** The same requirement said twice is shown once. */
const keyOf = (requirement: KnockOutRequirement): string => JSON.stringify(requirement);

/**
 * What a posting rules people out by, in the order of its sentences: age, class of degree, national service, O'Level and other school examinations,
 * years after service, licences, residence, right to work, years of intake and deadline, each with its post where there are several. What is preferred is left out.
 */
export function readKnockOuts(posting: string): FoundRequirement[] {
  const found = new Map<string, FoundRequirement>();
  const parts = partsByPost(visibleText(posting));
  for (const { post, text } of parts)
    for (const one of readPart(text)) {
      const key = `${post ?? ''} ${keyOf(one.requirement)}`;
      if (!found.has(key)) found.set(key, { ...one, ...(post === undefined ? {} : { post }) });
    }
  return withoutVaguer([...found.values()]);
}

/** `No sponsorship` beside `the right to work in the UK` says no more. */
const withoutVaguer = (found: readonly FoundRequirement[]): FoundRequirement[] =>
  found.filter(
    ({ requirement, post }) =>
      !isVagueRight(requirement) ||
      !found.some(
        (other) =>
          other.post === post && other.requirement.gate === 'work-right' && !isVagueRight(other.requirement),
      ),
  );

const isVagueRight = (requirement: KnockOutRequirement): boolean =>
  requirement.gate === 'work-right' && requirement.as === 'right' && !requirement.countries;

function readPart(text: string): FoundRequirement[] {
  const sentences = [...new Set(sentencesOf(text))].filter((sentence) => HINT.test(sentence));
  return sentences.flatMap((sentence) => {
    const plain = readSentence(sentence);
    return READERS.flatMap((read) => read(plain)).map((requirement) => ({ requirement, sentence }));
  });
}

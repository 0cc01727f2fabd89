import type { OLevelRequirement } from '../knock-out.types.ts';
import { findSubjects } from '../school-subjects.ts';
import { isAsked, numberOf, type Sentence } from './sentence.ts';
import { matchesOf } from './wordings.ts';

/** Credits, sittings and subjects of the examination at the end of school that a sentence asks for. */
export function readOLevel(sentence: Sentence): OLevelRequirement[] {
  const { plain } = sentence;
  const [graded] = matchesOf('o-level', plain, 'graded');
  if (!graded) return [];
  const [credits] = matchesOf('o-level', plain, 'credits');
  const [sittings] = matchesOf('o-level', plain, 'sittings');
  const [exam] = matchesOf('o-level', plain, 'exam');
  const subjects = findSubjects(plain);
  const isSchool = exam !== undefined || (credits && (sittings || subjects.length > 1));
  if (!isSchool) return [];
  const main = credits ?? graded;
  if (!isAsked(sentence, main.start, main.end) || (exam && !isAsked(sentence, exam.start, exam.end)))
    return [];
  const number = numberOf(credits?.groups.to ?? credits?.groups.n);
  const found: OLevelRequirement = {
    gate: 'o-level',
    ...(number > 1 ? { credits: number } : {}),
    ...(sittings ? { sittings: numberOf(sittings.groups.n) } : {}),
    ...(subjects.length > 0 ? { subjects } : {}),
  };
  return found.credits || found.subjects ? [found] : [];
}

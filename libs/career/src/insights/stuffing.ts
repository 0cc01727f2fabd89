import type { ResumeContentDto } from '@career/contracts/resumes/resume-content.dto';
import type { Evidence } from './analysis.types.ts';
import { folded, quoteOf, wordsOf } from './text-forms.ts';

const MOST_IN_LIST = 3;
const MOST_IN_PROSE = 8;
const LEAST_SHARE = 0.1;
const SMALL = 3;

function counts(words: readonly string[]): Map<string, number> {
  const byWord = new Map<string, number>();
  for (const word of words) byWord.set(word, (byWord.get(word) ?? 0) + 1);
  return byWord;
}

function inProse(path: string, text: string | null | undefined): Evidence[] {
  const words = wordsOf(text ?? '').filter(
    (word) => word.length > SMALL || /^(?:r|c|c\+\+|go|sql|php|aws|seo|crm|erp)$/.test(word),
  );
  return [...counts(words)]
    .filter(([, count]) => count > MOST_IN_PROSE && count / words.length > LEAST_SHARE)
    .map(([word, count]) => ({ path, quote: quoteOf(word, 40), note: `${count} ×` }));
}

/** Words that are repeated as if to please a machine: in the skill list, in the summary or in one entry. */
export function stuffedWords(resume: ResumeContentDto): Evidence[] {
  const skills = resume.skills ?? [];
  const repeated = [...counts(skills.map(({ name }) => folded(name ?? '')))]
    .filter(([name, count]) => name !== '' && count > MOST_IN_LIST)
    .map(([name, count]) => ({
      path: `skills.${skills.findIndex((skill) => folded(skill.name ?? '') === name)}.name`,
      quote: quoteOf(name, 40),
      note: `${count} ×`,
    }));
  return [
    ...repeated,
    ...skills.flatMap(({ name }, index) => inProse(`skills.${index}.name`, name)),
    ...inProse('summary', resume.summary),
    ...(resume.experience ?? []).flatMap(({ description }, index) =>
      inProse(`experience.${index}.description`, description),
    ),
    ...(resume.achievements ?? []).flatMap(({ description }, index) =>
      inProse(`achievements.${index}.description`, description),
    ),
  ];
}

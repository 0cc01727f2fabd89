import type { ReadResume } from '@career/documents/import/read-resume.types';
import { plural, t } from '../../../shared/language/texts.ts';

/** One line of what was found: a name for it, and the words. */
export interface FoundRow {
  label: string;
  words: string;
}

const SHOWN = 3;

const joined = (parts: readonly (string | null | undefined)[], by = ', '): string =>
  parts.filter((part) => part?.trim()).join(by);

/** The first few of a list, and how many more there are. */
function listed(words: readonly string[]): string {
  const named = words.filter((one) => one !== '');
  const more = named.length - SHOWN;
  return joined([...named.slice(0, SHOWN), more > 0 ? plural(more, '# more', '# more') : ''], '; ');
}

/** What a person recognises of their CV, without loading the form that shows all of it. */
export function foundRows({ resume }: ReadResume): FoundRow[] {
  const { personalInfo, experience = [], education = [], skills = [] } = resume;
  const rows = [
    { label: t`Name`, words: joined([personalInfo?.firstName, personalInfo?.lastName], ' ') },
    { label: t`Contact`, words: joined([personalInfo?.email, personalInfo?.phone, personalInfo?.location]) },
    { label: t`Work`, words: listed(experience.map(({ position, company }) => joined([position, company]))) },
    {
      label: t`Education`,
      words: listed(education.map(({ degree, institution }) => joined([degree, institution]))),
    },
    { label: t`Skills`, words: listed(skills.map(({ name }) => name ?? '')) },
  ];
  return rows.filter(({ words }) => words !== '');
}

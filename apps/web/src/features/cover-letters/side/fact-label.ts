import { t } from '../../../shared/language/texts.ts';

const SECTIONS: Readonly<Record<string, string>> = {
  experience: t`Experience`,
  education: t`Education`,
  skills: t`Skills`,
  achievements: t`Achievement`,
  certifications: t`Certification`,
  languages: t`Language`,
};

/** What the link to a field of the resume says: `Experience 1` for `experience.0.description`. */
export function factLabel(path: string): string {
  const [section = '', index] = path.split('.');
  const label = SECTIONS[section] ?? t`Basic Info`;
  const isNumbered = index !== undefined && /^\d+$/.test(index) && section !== 'skills';
  return isNumbered ? `${label} ${Number(index) + 1}` : label;
}

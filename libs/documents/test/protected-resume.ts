import { FULL_RESUME } from '@career/contracts/resume-table/testing/full-resume';
import type { ResumeContentDto } from '@career/contracts/resumes/resume-content.dto';
import { filledResume } from './filled-resume.ts';

/** Every protected fact, in words that nothing else in the resume has. */
const FACTS = {
  // Of a colour that no design has: in a PDF a picture has lost its words.
  photoUrl:
    'data:image/svg+xml,%3Csvg xmlns="http://www.w3.org/2000/svg" width="90" height="90"%3E%3C!-- portraitmark --%3E%3Crect width="90" height="90" fill="%23ff00ff"/%3E%3C/svg%3E',
  nationality: 'Ruritanian',
  stateOfOrigin: 'Zendamark',
  lga: 'Strelsaumark',
  dateOfBirth: '1961-07-14',
  gender: 'Gendermark',
  maritalStatus: 'widowed',
  employmentEquity: 'Equitymark',
  idNumber: 'QX6107145',
} as const;

/** What would reveal one of them, as value or as label. */
const TELLTALES =
  /portraitmark|ruritanian|zendamark|strelsaumark|1961-07|(?:jul\w*|07\/) ?1961|gendermark|widowed|equitymark|employment equity|QX6107145|date of birth|marital|nationality|gender|state of origin|local government|identity number/i;

/**
 * A resume for a market that holds all protected facts, and every other field of every section.
 * @param person the usual sections of another career.
 */
export function protectedResume(
  targetMarket: NonNullable<ResumeContentDto['designOptions']>['targetMarket'],
  person?: ResumeContentDto,
): ResumeContentDto {
  const resume = person ?? (filledResume() as ResumeContentDto);
  const { designOptions: _shown, personalInfo, ...sections } = FULL_RESUME;
  return {
    ...resume,
    ...sections,
    title: resume.title,
    personalInfo: { ...personalInfo, ...resume.personalInfo, ...FACTS },
    designOptions: { ...resume.designOptions, ...(targetMarket && { targetMarket }) },
  } as ResumeContentDto;
}

/** What of the facts a text tells. */
export const toldBy = (text: string): string | undefined => TELLTALES.exec(text)?.[0];

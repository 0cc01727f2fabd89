import { findSkills } from '../../taxonomy/skills.ts';
import { yearsOfWork } from '../facts/resume-facts.ts';
import { resumeTexts } from '../facts/resume-texts.ts';
import type { LetterInput } from '../letter.types.ts';
import { foldName, oneLine, visibleText, wordsOf } from '../words.ts';
import { degreesIn } from './degrees.ts';
import { numbersIn } from './numbers.ts';

/** All that resume and posting hold, for asking whether a letter says more. */
export interface LetterRecord {
  resumeText: string;
  resumeWords: ReadonlySet<string>;
  advertWords: ReadonlySet<string>;
  /** Words of company, position and the person's name. */
  givenWords: ReadonlySet<string>;
  employers: readonly string[];
  numbers: ReadonlySet<string>;
  skills: ReadonlySet<string>;
  degrees: ReadonlySet<string>;
  /** Whole years of work by the dates of the resume. */
  years: number;
}

const foldedWords = (text: string): Set<string> =>
  new Set(wordsOf(text).flatMap(({ text: word }) => [word, ...word.split(/[-/'’.&]/)].map(foldName)));

export function letterRecord(input: LetterInput): LetterRecord {
  const { resume } = input;
  const resumeText = resume
    ? resumeTexts(resume)
        .map(({ quote }) => visibleText(quote))
        .join('\n')
    : '';
  const advert = visibleText(input.advert);
  const name = oneLine(`${resume?.personalInfo?.firstName ?? ''} ${resume?.personalInfo?.lastName ?? ''}`);
  const given = [input.company, input.position, name].join('\n');
  const years = resume ? yearsOfWork(resume, input.today) : 0;
  return {
    resumeText,
    resumeWords: foldedWords(`${resumeText}\n${resume?.targetCountry ?? ''}`),
    advertWords: foldedWords(advert),
    givenWords: foldedWords(given),
    employers: (resume?.experience ?? []).map(({ company }) => foldName(company ?? '')).filter(Boolean),
    numbers: new Set([...numbersIn(resumeText), ...numbersIn(advert), ...numbersIn(given), String(years)]),
    skills: new Set(findSkills(`${resumeText}\n${name}`).map(({ skill }) => skill.id)),
    degrees: degreesIn(resumeText),
    years,
  };
}

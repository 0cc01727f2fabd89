import { readFileSync } from 'node:fs';
import type { LetterCheckInput } from '@career/career/letter-check/letter-check.types';
import type { ResumeContentDto } from '@career/contracts/resumes/resume-content.dto';
import type { VerbatimLanguageCode } from '@career/contracts/vocabulary/letter-vocabulary';
import type { Part } from './case.types.ts';
import { TODAY } from './read-cases.ts';

type FactPlace = 'statement' | 'skill' | 'certification' | 'degree' | 'language' | 'summary';

interface Fact {
  in: FactPlace;
  text: string;
}

/** One row of near-miss-languages; its schema says what each field means. */
interface Row {
  kind: string;
  asks: string;
  name: string;
  near: Fact;
  marker: string;
  holds: Fact;
  claim: string;
}

interface Background {
  firstName: string;
  lastName: string;
  position: string;
  company: string;
  as: string;
  at: string;
  from: string;
  did: readonly string[];
  degree: string;
  school: string;
  until: string;
  skills: readonly string[];
  language: string;
}

/** A person who nearly has what a posting asks for, and the same one when they have it. */
export interface VerbatimCase extends Omit<Row, 'near' | 'holds'> {
  near: LetterCheckInput;
  holds: LetterCheckInput;
}

const read = (name: string): unknown =>
  JSON.parse(readFileSync(new URL(`./${name}.json`, import.meta.url), 'utf8'));

function resumeWith(
  language: VerbatimLanguageCode,
  own: Background,
  { in: place, text }: Fact,
): ResumeContentDto {
  const inPlace = (one: FactPlace): string[] => (place === one ? [text] : []);
  return {
    personalInfo: { firstName: own.firstName, lastName: own.lastName },
    designOptions: { language },
    summary: inPlace('summary').join(),
    experience: [
      {
        position: own.as,
        company: own.at,
        startDate: own.from,
        current: true,
        description: [...inPlace('statement'), ...own.did].join('\n'),
      },
    ],
    education: [own.degree, ...inPlace('degree')].map((degree) => ({
      degree,
      institution: own.school,
      endDate: own.until,
    })),
    skills: [...inPlace('skill'), ...own.skills].map((name) => ({ name })),
    certifications: inPlace('certification').map((name) => ({ name, issuer: '' })),
    languages: [own.language, ...inPlace('language')].map((spoken) => ({
      language: spoken,
      proficiency: 'advanced',
    })),
  } as ResumeContentDto;
}

/** The rows of a part of a language as people and postings. */
export function readVerbatimCases(language: VerbatimLanguageCode, part: Part): VerbatimCase[] {
  const own = read(`backgrounds/${language}`) as Background;
  const { rows } = read(`near-miss-languages/${language}-${part}`) as { rows: Row[] };
  const inputOf = (fact: Fact, posting: string): LetterCheckInput => ({
    resume: resumeWith(language, own, fact),
    company: own.company,
    position: own.position,
    posting,
    today: TODAY,
  });
  return rows.map(({ near, holds, ...row }) => ({
    ...row,
    near: inputOf(near, row.asks),
    holds: inputOf(holds, row.asks),
  }));
}

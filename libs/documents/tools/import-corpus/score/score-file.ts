import { wordsOf } from './asked.ts';
import type { Asked } from './asked.types.ts';
import { fold, squeeze } from './fold.ts';
import type { Found, FoundJob } from './found.types.ts';
import { scoreJobs, scoreNames, scoreSchools } from './score-entries.ts';
import { type Field, Tally } from './tally.ts';

/** Compares what a reader found in one file with what the file was asked for. */
export function scoreFile(asked: Asked, found: Found): Tally {
  const tally = new Tally();
  const { firstName = '', lastName = '', email = '', phone = '', location = '' } = found.personalInfo ?? {};
  const one = (field: Field, value: string | undefined, other: string, form: (text: string) => string) => {
    if (value === undefined && form(other) === '') return;
    tally.compare(field, value, other, value !== undefined && form(value) === form(other));
  };
  one('name', asked.name, `${firstName} ${lastName}`, fold);
  one('email', asked.email, email, fold);
  one('phone', asked.phone, phone, (text) => text.replace(/[^\d+]/g, ''));
  one('summary', asked.summary, found.summary ?? '', squeeze);
  scoreLocation(tally, asked.location, location);

  scoreJobs(tally, asked.jobs, withoutNeutral(asked, found.experience ?? []));
  scoreSchools(tally, asked.schools, found.education ?? []);
  tally.sum('dates', ['job dates', 'school dates']);
  const names = <Item>(items: readonly Item[] | undefined, name: (item: Item) => string) =>
    (items ?? []).map(name);
  scoreNames(
    tally,
    'skills',
    asked.skills,
    names(found.skills, (item) => item.name),
  );
  scoreNames(
    tally,
    'languages',
    asked.languages,
    names(found.languages, (item) => item.language),
  );
  scoreNames(
    tally,
    'certificates',
    asked.certificates,
    names(found.certifications, (item) => item.name),
  );
  scoreNames(
    tally,
    'awards',
    asked.awards,
    names(found.achievements, (item) => item.title),
  );
  return tally;
}

function scoreLocation(tally: Tally, asked: Asked['location'], found: string): void {
  if (asked === undefined) {
    if (found !== '') tally.wrong('location', found);
    return;
  }
  const words = wordsOf(found);
  const isRight =
    asked.required.every((part) => wordsOf(part).every((word) => words.includes(word))) &&
    words.every((word) => asked.allowed.includes(word));
  tally.compare('location', asked.required.join(', '), found, isRight);
}

/** Unpaid work that is found whole is neither asked for nor invented. */
const withoutNeutral = ({ neutralJobs }: Asked, jobs: readonly FoundJob[]): FoundJob[] =>
  jobs.filter(
    (job) =>
      !neutralJobs.some(
        (one) =>
          fold(one.title ?? '') === fold(job.position) && fold(one.employer ?? '') === fold(job.company),
      ),
  );

import type { ResumeContentDto } from '@career/contracts/resumes/resume-content.dto';
import data from './other-scripts-people.json' with { type: 'json' };
import type { Sketch } from './other-scripts-people.schema.ts';

/** People whose resumes are in Arabic or Amharic, with Latin words, figures, brackets and dates among them. */
export const OTHER_SCRIPTS_PEOPLE: Readonly<Record<string, ResumeContentDto>> = Object.fromEntries(
  data.people.map((sketch) => [sketch.who, resumeOf(sketch)]),
);

/** Those who were written after the writer was made, and scored before it was changed for them. */
export const NEW_PEOPLE: ReadonlySet<string> = new Set(
  data.people.filter(({ group }) => group === 'new').map(({ who }) => who),
);

function resumeOf(sketch: Sketch): ResumeContentDto {
  const { first, last, tagline, email, phone, location, summary, language } = sketch;
  return {
    title: tagline,
    industry: '',
    summary,
    personalInfo: {
      firstName: first,
      lastName: last,
      professionalTagline: tagline,
      email,
      phone,
      location,
      photoUrl: null,
    },
    experience: sketch.jobs.map(({ start, end, duties, ...job }) => ({
      ...job,
      startDate: start,
      ...(end ? { endDate: end } : { current: true }),
      description: duties.join('\n'),
    })),
    education: sketch.schools.map(({ field, start, end, ...school }) => ({
      ...school,
      fieldOfStudy: field,
      startDate: start,
      endDate: end,
    })),
    skills: sketch.skills.map((name) => ({ name, level: 'intermediate', category: '' })),
    languages: sketch.languages.map((name) => ({ language: name, proficiency: 'advanced' })),
    designOptions: language ? { language } : {},
  };
}

import type { ImportPerson } from './people.schema.ts';
import { HEADINGS, nameOf, span, titleAt } from './words.ts';

type TextLayout = (person: ImportPerson) => string;
const [LOUD, NIGERIAN, PLAIN, , COLON] = HEADINGS;

/** Dates at the right, bullets, everything on its own line. */
const modern: TextLayout = (person) => `${nameOf(person)}
${person.tagline}
${person.email} | ${person.phone} | ${person.place}

${LOUD.summary}
${person.summary}

${LOUD.jobs}
${person.jobs.map((job) => `${job.position}\t\t${span('short', job)}\n${job.company}, ${job.place}\n${job.duties.map((duty) => `• ${duty}`).join('\n')}`).join('\n\n')}

${LOUD.courses}
${person.courses.map((course) => `${[course.degree, course.field].filter(Boolean).join(' ')}, ${course.school}\t${span('short', course)}${course.grade ? `\n${course.grade}` : ''}`).join('\n')}

${LOUD.skills}
${person.skills.join(', ')}

${LOUD.languages}
${person.languages.map(([language, level]) => `${language} (${level})`).join(', ')}
`;

/** The form that Nigerian offices ask for: personal data with labels, long months, labelled posts. */
const office: TextLayout = (person) => `CURRICULUM VITAE

Name: ${nameOf(person)}
Address: 12 Unity Road, ${person.place}
Phone Number: ${person.phone}
E-mail: ${person.email}
Date of Birth: 4th May, 1990
Sex: Female
Marital Status: Single
Nationality: Nigerian

${NIGERIAN.summary}
${person.summary}

${NIGERIAN.courses}
${person.courses.map((course) => `${course.school}\n${[course.degree, course.field].filter(Boolean).join(' ')} ${course.grade ? `(${course.grade})` : ''}\n${span('long', course)}`).join('\n\n')}

${NIGERIAN.jobs}
${person.jobs.map((job) => `Organization: ${job.company}\nPosition Held: ${job.position}\nDate: ${span('long', job)}\nResponsibilities:\n${job.duties.map((duty) => `- ${duty}`).join('\n')}`).join('\n\n')}

${NIGERIAN.skills}
${person.skills.map((skill) => `- ${skill}`).join('\n')}

${NIGERIAN.languages}
${person.languages.map(([language]) => language).join(', ')}

Hobbies
Reading and travelling

REFEREES
Available on request
`;

/** Employer first, dates below, paragraphs without bullets, name in capitals. */
const prose: TextLayout = (person) => `${nameOf(person).toUpperCase()}
${person.place} · ${person.phone} · ${person.email}${person.linkedin ? ` · ${person.linkedin}` : ''}

${PLAIN.summary}
${person.summary}

${PLAIN.jobs}
${person.jobs.map((job) => `${job.company}, ${job.place}\n${job.position}\n${span('comma', job)}\n${job.duties.join(' ')}`).join('\n\n')}

${PLAIN.courses}
${person.courses.map((course) => `${course.school}\n${course.degree}${course.field ? ` in ${course.field}` : ''}\n${span('year', course)}`).join('\n\n')}

${PLAIN.skills}
${person.skills.join(' | ')}
`;

/** Everything of a job on one line, with numbers for dates. */
const oneLine: TextLayout = (person) => `${nameOf(person)} - ${person.tagline}
Email: ${person.email}
Tel: ${person.phone}
Location: ${person.place}

${COLON.jobs}
${person.jobs.map((job) => `${span('slash', job)}  ${job.position} at ${job.company}\n${job.duties.map((duty) => `  * ${duty}`).join('\n')}`).join('\n')}

${COLON.courses}
${person.courses.map((course) => `${span('year', course)}  ${[course.degree, course.field].filter(Boolean).join(' ')}, ${course.school}`).join('\n')}

${COLON.skills}
${person.skills.join('; ')}

${COLON.languages}
${person.languages.map(([language, level]) => `${language}: ${level}`).join('\n')}
`;

/** Bars between post, employer and dates. */
const bars: TextLayout = (person) => `${nameOf(person)}
${person.tagline}
${person.phone}
${person.email}
${person.place}

SUMMARY
${person.summary}

EXPERIENCE
${person.jobs.map((job) => `${job.position} | ${job.company} | ${job.place} | ${span('short', job)}\n${job.duties.map((duty) => `- ${duty}`).join('\n')}`).join('\n')}

EDUCATION
${person.courses.map((course) => `${[course.degree, course.field].filter(Boolean).join(' ')} | ${course.school} | ${course.end.slice(0, 4)}`).join('\n')}

CERTIFICATIONS
${person.certificates.map(({ name, issuer, year }) => `${name}, ${issuer}, ${year}`).join('\n')}

SKILLS
${person.skills.join('\n')}
`;

/** Lines broken at 72 letters, as a mail program does, with brackets around dates. */
const wrapped: TextLayout = (person) => {
  const wrap = (text: string): string => text.replace(/(?![^\n]{1,72}$)([^\n]{1,72})\s/g, '$1\n');
  return `${nameOf(person)}\n${person.email} / ${person.phone}\n${person.place}\n\nObjective\n${wrap(person.summary)}\n\nProfessional Experience\n\n${person.jobs
    .map(
      (job) =>
        `${titleAt(job)} (${span('dotted', job)})\n${job.duties.map((duty) => wrap(`• ${duty}`)).join('\n')}`,
    )
    .join('\n\n')}\n\nEducation\n\n${person.courses
    .map(
      (course) =>
        `${[course.degree, course.field].filter(Boolean).join(', ')}, ${course.school} (${span('year', course)})`,
    )
    .join('\n')}\n\nSkills\n${person.skills.join(', ')}\n`;
};

export const TEXT_LAYOUTS: Record<string, TextLayout> = { modern, office, prose, oneLine, bars, wrapped };

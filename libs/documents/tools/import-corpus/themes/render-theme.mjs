// Runs in a process of its own without rights to write: `node render-theme.mjs <theme>`, resumes on standard input.
// Copied beside the installed themes, so that the theme's name resolves there.
import { text } from 'node:stream/consumers';

const resumes = JSON.parse(await text(process.stdin));
// What a theme logs must not mix with the answer.
for (const method of ['log', 'info', 'warn', 'debug']) console[method] = () => undefined;
const loaded = await import(`jsonresume-theme-${process.argv[2]}`);
const theme = [loaded, loaded.default, loaded.default?.default].find(
  (one) => typeof one?.render === 'function',
);
if (theme === undefined) throw new Error('The theme has no function render');
const { pdfRenderOptions = {} } = theme;
const made = [];
for (const resume of resumes) {
  try {
    made.push({ html: await rendered(inBothVersions(resume)), pdfRenderOptions });
  } catch (error) {
    made.push({ fault: String(error?.message ?? error) });
  }
}
process.stdout.write(JSON.stringify(made), () => process.exit(0));

/** Themes read the first or the second version of JSON Resume; their users write the one that is printed. */
function inBothVersions(resume) {
  return {
    ...resume,
    basics: { ...resume.basics, ...(resume.basics.url ? { website: resume.basics.url } : {}) },
    work: (resume.work ?? []).map((job) => ({ ...job, company: job.name })),
  };
}

/** Some themes fail where a field is missing: those get the resume again with an empty text in its place. */
async function rendered(resume) {
  try {
    return String(await theme.render(structuredClone(resume)));
  } catch {
    return String(await theme.render(withEmptyFields(resume)));
  }
}

function withEmptyFields({ basics, ...sections }) {
  const texts = (names) => Object.fromEntries(names.split(' ').map((name) => [name, '']));
  const each = (list, defaults) => (list ?? []).map((one) => ({ ...defaults, ...one }));
  const dated = { ...texts('url summary location'), highlights: [] };
  return {
    basics: {
      ...texts('label image phone url summary'),
      profiles: [],
      ...basics,
      location: { ...texts('address postalCode city region countryCode'), ...basics.location },
    },
    work: each(sections.work, dated),
    volunteer: each(sections.volunteer, dated),
    education: each(sections.education, { ...texts('area studyType score url'), courses: [] }),
    awards: each(sections.awards, texts('date awarder summary')),
    certificates: each(sections.certificates, texts('date issuer url')),
    publications: each(sections.publications, texts('publisher releaseDate url summary')),
    skills: each(sections.skills, { level: '', keywords: [] }),
    languages: each(sections.languages, { fluency: '' }),
    interests: each(sections.interests, { keywords: [] }),
    references: each(sections.references, {}),
    projects: each(sections.projects, {
      ...texts('description url'),
      highlights: [],
      keywords: [],
      roles: [],
    }),
  };
}

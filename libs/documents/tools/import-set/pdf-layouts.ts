import type { ImportPerson } from './people.ts';
import { HEADINGS, nameOf, span, titleAt } from './words.ts';

type HtmlLayout = (person: ImportPerson) => string;
const [LOUD, NIGERIAN, PLAIN, ABOUT] = HEADINGS;

const escaped = (text: string): string => text.replace(/&/g, '&amp;').replace(/</g, '&lt;');
const list = (items: readonly string[]): string =>
  `<ul>${items.map((item) => `<li>${escaped(item)}</li>`).join('')}</ul>`;
const degreeOf = ({ degree, field }: ImportPerson['courses'][number], joint: string): string =>
  [degree, field].filter(Boolean).join(joint);
const page = (style: string, body: string): string =>
  `<!doctype html><meta charset="utf-8"><style>body{font:11pt/1.35 'Noto Sans','DejaVu Sans',sans-serif;margin:0}aside,section{min-width:0}aside p{overflow-wrap:anywhere}h1{font-size:22pt;margin:0}h2{font-size:13pt;margin:14pt 0 4pt}h3{font-size:11pt;margin:8pt 0 0}p{margin:0}ul{margin:2pt 0 0;padding-left:16pt}.row{display:flex;justify-content:space-between}${style}</style>${body}`;

/** One column, dates at the right edge. */
const single: HtmlLayout = (person) =>
  page(
    '',
    `<h1>${nameOf(person)}</h1><p>${person.tagline}</p><p>${person.email} | ${person.phone} | ${person.place}</p>
<h2>${PLAIN.summary}</h2><p>${escaped(person.summary)}</p><h2>${PLAIN.jobs}</h2>${person.jobs.map((job) => `<h3 class="row"><span>${job.position}</span><span>${span('short', job)}</span></h3><p>${escaped(job.company)}, ${job.place}</p>${list(job.duties)}`).join('')}
<h2>${PLAIN.courses}</h2>${person.courses.map((course) => `<h3 class="row"><span>${degreeOf(course, ' in ')}</span><span>${span('year', course)}</span></h3><p>${course.school}</p>${course.grade ? `<p>${course.grade}</p>` : ''}`).join('')}
<h2>${PLAIN.skills}</h2><p>${person.skills.join(', ')}</p><h2>${PLAIN.languages}</h2><p>${person.languages.map(([language, level]) => `${language} (${level})`).join(', ')}</p>`,
  );

const side = (person: ImportPerson): string =>
  `<h2>Contact</h2><p>${person.phone}</p><p>${person.email}</p><p>${person.place}</p><h2>${ABOUT.skills}</h2>${list(person.skills)}<h2>${ABOUT.languages}</h2>${person.languages.map(([language, level]) => `<p>${language}: ${level}</p>`).join('')}`;
const main = (person: ImportPerson): string =>
  `<h2>${ABOUT.summary}</h2><p>${escaped(person.summary)}</p><h2>${ABOUT.jobs}</h2>${person.jobs.map((job) => `<h3>${job.position}</h3><p>${escaped(job.company)} | ${span('short', job)}</p>${list(job.duties)}`).join('')}<h2>${ABOUT.courses}</h2>${person.courses.map((course) => `<h3>${degreeOf(course, ', ')}</h3><p>${course.school}, ${span('year', course)}</p>`).join('')}`;

/** A dark column at the left. */
const leftColumn: HtmlLayout = (person) =>
  page(
    '.grid{display:grid;grid-template-columns:32% 1fr;gap:24pt}aside{background:#123;color:#fff;padding:12pt}',
    `<div class="grid"><aside><h1 style="font-size:18pt">${nameOf(person)}</h1><p>${person.tagline}</p>${side(person)}</aside><section>${main(person)}</section></div>`,
  );

/** Name across the page, a column at the right. */
const rightColumn: HtmlLayout = (person) =>
  page(
    '.grid{display:grid;grid-template-columns:1fr 30%;gap:22pt}',
    `<h1>${nameOf(person)}</h1><p>${person.tagline}</p><div class="grid"><section>${main(person)}</section><aside>${side(person)}</aside></div>`,
  );

/** Dates in a narrow column at the left, as European forms have them. */
const leftDates: HtmlLayout = (person) =>
  page(
    '.entry{display:grid;grid-template-columns:110pt 1fr;gap:10pt;margin-top:6pt}',
    `<h1>${nameOf(person)}</h1><p>${person.place}</p><p>${person.phone}</p><p>${person.email}</p>
<h2>${LOUD.summary}</h2><p>${escaped(person.summary)}</p><h2>${LOUD.jobs}</h2>${person.jobs.map((job) => `<div class="entry"><span>${span('slash', job)}</span><div><b>${job.position}</b><p>${escaped(job.company)}, ${job.place}</p>${list(job.duties)}</div></div>`).join('')}
<h2>${LOUD.courses}</h2>${person.courses.map((course) => `<div class="entry"><span>${span('year', course)}</span><div><b>${degreeOf(course, ' ')}</b><p>${course.school}</p></div></div>`).join('')}<h2>${LOUD.skills}</h2><p>${person.skills.join(' • ')}</p>`,
  );

/** Everything centred, employer first. */
const centred: HtmlLayout = (person) =>
  page(
    'body{text-align:center;font-family:serif}ul,.body{text-align:left}h1,h2{text-transform:uppercase;letter-spacing:2pt}',
    `<h1>${nameOf(person)}</h1><p>${person.place} • ${person.phone} • ${person.email}</p>
<h2>Profile</h2><p class="body">${escaped(person.summary)}</p><h2>Employment</h2>${person.jobs.map((job) => `<p><b>${escaped(job.company)}</b>, ${job.place}</p><p><i>${job.position}</i>, ${span('long', job)}</p>${list(job.duties)}`).join('')}
<h2>Education</h2>${person.courses.map((course) => `<p><b>${course.school}</b></p><p>${degreeOf(course, ' in ')}, ${span('year', course)}</p>`).join('')}<h2>Skills</h2><p>${person.skills.join(', ')}</p>`,
  );

/** The office form with labels in a table. */
const form: HtmlLayout = (person) =>
  page(
    'td{padding:1pt 12pt 1pt 0;vertical-align:top}h2{text-decoration:underline}',
    `<p style="text-align:center"><b>CURRICULUM VITAE</b></p><h2>PERSONAL DATA</h2><table><tr><td>Name:</td><td>${nameOf(person)}</td></tr><tr><td>Address:</td><td>7 Market Street, ${person.place}</td></tr><tr><td>Phone:</td><td>${person.phone}</td></tr><tr><td>Email:</td><td>${person.email}</td></tr><tr><td>Date of Birth:</td><td>12th March, 1992</td></tr></table>
<h2>${NIGERIAN.courses.toUpperCase()}</h2>${person.courses.map((course) => `<p>${course.school}</p><p>${degreeOf(course, ' ')}</p><p>${span('comma', course)}</p>`).join('<br>')}<h2>${NIGERIAN.jobs.toUpperCase()}</h2>${person.jobs.map((job) => `<p><b>${escaped(job.company)}</b></p><p>Position: ${job.position}</p><p>Period: ${span('comma', job)}</p>${list(job.duties)}`).join('')}<h2>REFEREES</h2><p>Available on request</p>`,
  );

/** Small and dense, all of a job on one line. */
const dense: HtmlLayout = (person) =>
  page(
    'body{font-size:8.5pt}h1{font-size:13pt}h2{font-size:9pt;border-bottom:1px solid;margin:6pt 0 2pt}',
    `<h1>${nameOf(person)}</h1><p>${person.tagline} · ${person.place} · ${person.phone} · ${person.email}${person.linkedin ? ` · ${person.linkedin}` : ''}</p>
<h2>EXPERIENCE</h2>${person.jobs.map((job) => `<p><b>${escaped(titleAt(job))}</b> — ${span('dotted', job)}</p>${list(job.duties)}`).join('')}<h2>EDUCATION</h2>${person.courses.map((course) => `<p>${degreeOf(course, ' ')}, ${course.school}, ${course.end.slice(0, 4)}</p>`).join('')}<h2>CERTIFICATIONS</h2>${person.certificates.map(({ name, issuer, year }) => `<p>${name}, ${issuer} (${year})</p>`).join('')}<h2>SKILLS</h2><p>${person.skills.join(', ')}</p>`,
  );

/** Large type over two pages, place at the right. */
const roomy: HtmlLayout = (person) =>
  page(
    'body{font-size:14pt}h2{font-size:17pt;break-after:avoid}',
    `<h1>${nameOf(person).toUpperCase()}</h1><p>${person.tagline}</p><p>${person.email}</p><p>${person.phone}</p><p>${person.place}</p>
<h2>Summary of Qualifications</h2><p>${escaped(person.summary)}</p><h2>Relevant Experience</h2>${person.jobs.map((job) => `<p class="row"><b>${escaped(job.company)}</b><span>${job.place}</span></p><p class="row"><i>${job.position}</i><span>${span('short', job)}</span></p>${list([...job.duties, ...job.duties.map((duty) => `Also ${duty.charAt(0).toLowerCase()}${duty.slice(1)}`)])}`).join('')}
<h2>Education</h2>${person.courses.map((course) => `<p class="row"><b>${course.school}</b><span>${span('year', course)}</span></p><p>${degreeOf(course, ' in ')}</p>`).join('')}<h2>Technical Skills</h2>${list(person.skills)}`,
  );

/** Paragraphs of duties without bullets. */
const paragraphs: HtmlLayout = (person) =>
  page(
    'body{font-family:serif}',
    `<h1>${nameOf(person)}</h1><p>Phone: ${person.phone}. Email: ${person.email}.</p><p>${person.place}</p><h2>Professional Profile</h2><p>${escaped(person.summary)}</p><h2>Career History</h2>${person.jobs.map((job) => `<h3>${span('long', job)}</h3><p><b>${job.position}</b>, ${escaped(job.company)}</p><p>${escaped(job.duties.join(' '))}</p>`).join('')}<h2>Academic Qualifications</h2>${person.courses.map((course) => `<h3>${span('year', course)}</h3><p>${degreeOf(course, ', ')}</p><p>${course.school}</p>`).join('')}<h2>Core Skills</h2><p>${person.skills.join(', ')}</p>`,
  );

/** Two even columns below the header, skills and schools at the left. */
const halves: HtmlLayout = (person) =>
  page(
    '.grid{display:grid;grid-template-columns:40% 1fr;gap:26pt}header{background:#eee;padding:10pt}',
    `<header><h1>${nameOf(person)}</h1><p>${person.tagline}</p><p>${person.email} &nbsp; ${person.phone} &nbsp; ${person.place}</p></header><div class="grid"><section><h2>EDUCATION</h2>${person.courses.map((course) => `<h3>${degreeOf(course, ' ')}</h3><p>${course.school}</p><p>${span('year', course)}</p>`).join('')}<h2>SKILLS</h2>${list(person.skills)}<h2>LANGUAGES</h2>${list(person.languages.map(([language, level]) => `${language} – ${level}`))}</section><section><h2>PROFILE</h2><p>${escaped(person.summary)}</p><h2>WORK EXPERIENCE</h2>${person.jobs.map((job) => `<h3>${job.position}</h3><p>${escaped(job.company)}, ${job.place}</p><p>${span('short', job)}</p>${list(job.duties)}`).join('')}</section></div>`,
  );

/** Pages that are printed to PDF by the browser. */
export const PDF_LAYOUTS: Record<string, HtmlLayout> = {
  single,
  leftColumn,
  rightColumn,
  leftDates,
  centred,
  form,
  dense,
  roomy,
  paragraphs,
  halves,
};
export const CAN_REPEAT_DUTIES = new Set(['roomy']);

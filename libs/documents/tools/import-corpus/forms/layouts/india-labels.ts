import { joined } from '../cv.ts';
import type { Form } from '../form.types.ts';
import { block, bullets, documentOf, html } from '../html.ts';

/** Tinted bands as headings; each job begins with Organization, Designation and Duration. */
export const indiaLabels: Form = {
  suits: ['india', 'asia'],
  look: {
    date: "Mar '19",
    dash: ' - ',
    open: 'Present',
    headings: {
      en: {
        summary: 'Professional Synopsis',
        work: 'Career Progression',
        skills: 'Core Competencies',
        education: 'Scholastics',
      },
    },
  },
  draw: (cv) =>
    documentOf(
      cv.language,
      `body { font: 10pt/1.4 'DejaVu Serif' } h1 { text-align: center; font-size: 16pt } header { text-align: center } h2 { background: #dce6f1; text-align: center; font-size: 11pt; padding: 2pt } .tag td { padding-right: 8pt; font-weight: bold } .tag { margin-top: 6pt } .skills ul { columns: 3; list-style: square }`,
      html`<header><h1>${cv.basics.name}</h1><p>Contact: ${cv.basics.phone}; E-Mail: ${cv.basics.email}</p><p>${cv.place}</p></header>
        ${block(cv.heading('summary'), cv.basics.summary)}
        ${block(cv.heading('skills'), bullets(cv.skills), 'skills')}
        ${block(
          cv.heading('work'),
          cv.jobs.map(
            (job) =>
              html`<table class="tag"><tr><td>Organization</td><td>: ${joined([job.employer, job.place])}</td></tr><tr><td>Designation</td><td>: ${job.title}</td></tr><tr><td>Duration</td><td>: ${job.dates}</td></tr></table><p><u>Key Result Areas</u></p>${bullets(job.points)}`,
          ),
        )}
        ${block(cv.heading('education'), bullets(cv.schools.map((one) => `${one.title} from ${one.school} in ${one.end}`)))}
        ${(['projects', 'certificates', 'awards', 'publications', 'volunteer', 'languages', 'interests', 'references'] as const).map((word) => block(cv.heading(word), bullets(cv.small(word))))}`,
    ),
};

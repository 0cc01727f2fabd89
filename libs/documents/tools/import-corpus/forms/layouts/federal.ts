import { joined } from '../cv.ts';
import type { Form } from '../form.types.ts';
import { block, bullets, documentOf, html, paragraphs } from '../html.ts';

/** For a job with the government: each job says hours per week, salary, grade and supervisor before its duties. */
export const federal: Form = {
  suits: ['america'],
  look: {
    date: '03/2019',
    dash: ' - ',
    open: 'Present',
    headings: {
      en: {
        work: 'Work Experience',
        certificates: 'Licenses and Certificates',
        skills: 'Additional Information',
        references: 'References',
      },
    },
  },
  print: { paper: 'Letter', margin: { top: '25mm', bottom: '25mm', left: '25mm', right: '25mm' } },
  draw: (cv) =>
    documentOf(
      cv.language,
      `body { font: 11pt/1.4 'Liberation Serif' } h1 { font-size: 16pt } h2 { font-size: 12pt; text-transform: uppercase } .job { margin-bottom: 10pt }`,
      html`<h1>${cv.basics.name}</h1>${paragraphs([cv.place, `Phone: ${cv.basics.phone ?? ''}`, `Email: ${cv.basics.email}`])}<p>Country of citizenship: United States of America</p><p>Veterans' preference: ${cv.pick('veteran', ['No', 'None', '5-point'])}</p><p>Highest grade: ${cv.pick('grade', ['GS-09', 'GS-11', 'N/A'])}</p>
        ${block(cv.heading('summary'), cv.basics.summary)}
        ${block(
          cv.heading('work'),
          cv.jobs.map(
            (job) =>
              html`<div class="job"><p><b>${job.employer}</b></p><p>${job.place}</p><p><b>${job.title}</b></p><p>${job.dates}</p><p>Hours per week: ${cv.pick(job.title, ['40', '40', '20', '37.5'])}</p><p>Salary: $${cv.pick(job.employer, ['41,200', '58,750', '63,000', '72,400'])}.00 USD per year</p><p>Supervisor: ${cv.pick(job.dates, ['Ann Pell', 'Carl Dowd', 'Rita Amos'])}, may contact: ${cv.pick(job.start, ['Yes', 'No'])}</p><p>Duties, accomplishments and related skills:</p>${bullets(job.points)}</div>`,
          ),
        )}
        ${block(
          cv.heading('education'),
          cv.schools.map(
            (one) =>
              html`<p><b>${one.school}</b></p><p>${joined([one.degree, one.subject], ', ')}, ${one.end}</p>`,
          ),
        )}
        ${(['certificates', 'skills', 'languages', 'awards', 'publications', 'projects', 'volunteer', 'references'] as const).map((word) => block(cv.heading(word), paragraphs(cv.small(word))))}`,
    ),
};

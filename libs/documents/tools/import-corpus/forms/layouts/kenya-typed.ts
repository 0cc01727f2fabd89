import { joined } from '../cv.ts';
import type { Form } from '../form.types.ts';
import { block, bullets, documentOf, html, paragraphs } from '../html.ts';

/** Period with a colon before the employer, post held and duties with labels, underlined headings in capitals. */
export const kenyaTyped: Form = {
  suits: ['kenya', 'east-africa'],
  look: {
    date: 'March 2019',
    dash: ' – ',
    open: 'To date',
    headings: {
      en: {
        summary: 'Career Objective',
        skills: 'Key Competencies',
        education: 'Academic Background',
        work: 'Working Experience',
        certificates: 'Professional Qualifications',
        interests: 'Hobbies',
        references: 'Referees',
      },
    },
  },
  print: { margin: { top: '22mm', bottom: '22mm', left: '25mm', right: '22mm' } },
  draw: (cv) =>
    documentOf(
      cv.language,
      `body { font: 12pt/1.4 'Liberation Serif' } h1 { font-size: 15pt; text-align: center } h2 { text-transform: uppercase; text-decoration: underline; font-size: 12pt } h3 { font-size: 12pt; margin-top: 6pt } td { padding-right: 14mm; vertical-align: top } ul { list-style: '➢ ' }`,
      html`<h1>CURRICULUM VITAE</h1><section><h2>Personal Details</h2><table>
        ${[
          ['NAME', cv.basics.name],
          ['DATE OF BIRTH', cv.born((day, month, year) => `${day}/${month}/${year}`)],
          ['NATIONALITY', cv.pick('nation', ['Kenyan'])],
          ['ADDRESS', cv.place],
          ['MOBILE', cv.basics.phone],
          ['EMAIL', cv.basics.email],
          ['LANGUAGES', cv.languages.map(({ language }) => language).join(', ')],
        ].map(([label, text]) => html`<tr><td>${label}</td><td>: ${text}</td></tr>`)}</table></section>
        ${block(cv.heading('summary'), cv.basics.summary)}
        ${block(
          cv.heading('education'),
          cv.schools.map(
            (one) =>
              html`<p><b>${one.dates}:</b> ${one.school}</p><p>${one.title}${one.score && ` (${one.score})`}</p>`,
          ),
        )}
        ${block(
          cv.heading('work'),
          cv.jobs.map(
            (job) =>
              html`<h3>${job.dates}: ${joined([job.employer, job.place])}</h3><p><b>Position:</b> ${job.title}</p><p><u>Duties and responsibilities</u></p>${bullets(job.points)}`,
          ),
        )}
        ${(['skills', 'certificates', 'awards', 'publications', 'projects', 'volunteer', 'interests'] as const).map((word) => block(cv.heading(word), bullets(cv.small(word))))}
        ${block(cv.heading('references'), paragraphs(cv.small('references')))}`,
    ),
};

import { joined } from '../cv.ts';
import type { Form } from '../form.types.ts';
import { block, bullets, documentOf, html, paragraphs } from '../html.ts';
import { ENGLISH } from '../regions.ts';

/** An engineer's page as TeX sets it: small capitals with rules, 'Name | description' for projects, skills with bold groups. */
export const latexProjects: Form = {
  suits: ENGLISH,
  look: {
    date: 'Mar. 2019',
    dash: ' – ',
    open: 'Present',
    headings: { en: { work: 'Experience', skills: 'Technical Skills' } },
  },
  print: { paper: 'Letter', margin: { top: '13mm', bottom: '13mm', left: '14mm', right: '14mm' } },
  draw: (cv) => {
    const row = (left: string, right: string, kind: string) =>
      html`<div class="row ${kind}"><span>${left}</span><span>${right}</span></div>`;
    return documentOf(
      cv.language,
      `body { font: 10.5pt/1.25 'LM Roman 10', 'Latin Modern Roman' } header { text-align: center } h1 { font: 24pt 'LM Roman Caps 10', 'Latin Modern Roman Caps' } h2 { font: 13pt 'LM Roman Caps 10', 'Latin Modern Roman Caps'; border-bottom: 0.5pt solid } .row { display: flex; justify-content: space-between; padding: 0 4mm } .strong span:first-child { font-weight: 700 } .slim { font-style: italic; font-size: 9.5pt } ul { padding-left: 9mm; font-size: 9.5pt } section p { padding: 0 4mm }`,
      html`<header><h1>${cv.basics.name}</h1><p>${cv.contacts.join(' | ')}</p></header>
        ${block(cv.heading('summary'), cv.basics.summary && html`<p>${cv.basics.summary}</p>`)}
        ${block(
          cv.heading('education'),
          cv.schools.map((one) => [row(one.school, '', 'strong'), row(one.title, one.dates, 'slim')]),
        )}
        ${block(
          cv.heading('work'),
          cv.jobs.map((job) => [
            row(job.title, job.dates, 'strong'),
            row(job.employer, job.place, 'slim'),
            bullets(job.points),
          ]),
        )}
        ${block(
          cv.heading('projects'),
          (cv.resume.projects ?? []).map(
            (one) =>
              html`<p><b>${one.name}</b> | <i>${one.url ?? cv.span(one)}</i></p>${bullets([one.description, ...(one.highlights ?? [])].filter((text) => text !== undefined))}`,
          ),
        )}
        ${block(
          cv.heading('skills'),
          cv.skillGroups.map(
            ({ group, skills }) => html`<p>${group && html`<b>${group}</b>: `}${skills}</p>`,
          ),
        )}
        ${(['certificates', 'awards', 'publications', 'languages', 'volunteer', 'interests'] as const).map((word) => block(cv.heading(word), paragraphs([joined(cv.small(word), '; ')].filter(Boolean))))}`,
    );
  },
};

import { joined } from '../cv.ts';
import type { Form } from '../form.types.ts';
import { block, bullets, documentOf, html, paragraphs } from '../html.ts';

/** The newer European form: dates in square brackets, title in bold capitals, employer and place below. */
export const europassBlocks: Form = {
  suits: ['francophone', 'germany', 'lusophone', 'europe', 'kenya', 'ghana', 'nigeria'],
  look: {
    date: '03/2019',
    dash: ' – ',
    open: 'Current',
    headings: {
      en: { summary: 'About me', education: 'Education and training', languages: 'Language skills' },
    },
  },
  draw: (cv) =>
    documentOf(
      cv.language,
      `body { font: 10pt/1.4 'DejaVu Sans' } h1 { color: #004494; font-size: 20pt } header { border-bottom: 2pt solid #004494; padding-bottom: 6pt } h2 { color: #004494; text-transform: uppercase; font-size: 11pt; border-bottom: 1px solid #ccc } .when { color: #777; font-size: 8.5pt; margin-top: 6pt } h3 { text-transform: uppercase; font-size: 10pt } .at { font-style: italic } .foot { font-size: 8.5pt }`,
      html`<header><h1>${cv.basics.name}</h1><p class="foot"><b>${cv.heading('email')}:</b> ${cv.basics.email} ${cv.basics.phone && html`| <b>${cv.heading('phone')}:</b> ${cv.basics.phone}`} | <b>${cv.heading('address')}:</b> ${cv.place}</p></header>
        ${block(cv.heading('summary'), cv.basics.summary)}
        ${block(
          cv.heading('work'),
          cv.jobs.map(
            (job) =>
              html`<p class="when">[ ${job.dates} ]</p><h3>${job.title}</h3><p class="at">${job.employer}</p>${job.place && html`<p class="foot"><b>${job.place}</b></p>`}${bullets(job.points)}`,
          ),
        )}
        ${block(
          cv.heading('education'),
          cv.schools.map(
            (one) =>
              html`<p class="when">[ ${one.dates} ]</p><h3>${one.title}</h3><p class="at">${one.school}</p>`,
          ),
        )}
        ${block(
          cv.heading('languages'),
          cv.languages.map(({ language, level }) => html`<p>${joined([language, level], ': ')}</p>`),
        )}
        ${block(cv.heading('skills'), html`<p>${cv.skills.join(' | ')}</p>`)}
        ${(['certificates', 'awards', 'publications', 'projects', 'volunteer', 'interests', 'references'] as const).map((word) => block(cv.heading(word), paragraphs(cv.small(word))))}`,
    ),
};

import { joined } from '../cv.ts';
import type { Form } from '../form.types.ts';
import { block, bullets, documentOf, html, paragraphs } from '../html.ts';

const ICONS = ['\ue0b0', '\ue0b4', '\ue0b7', '\ue0ba', '\ue0bd'];

/** A dark left sidebar with a place for a photo, contact details behind glyphs of an icon font, and dotted skills. */
export const canvaSidebar: Form = {
  look: {
    date: '2019',
    dash: ' - ',
    headings: {
      en: { summary: 'ABOUT ME', contact: 'CONTACT', work: 'WORK EXPERIENCE', skills: 'EXPERTISE' },
    },
  },
  print: { margin: { top: '0', bottom: '0', left: '0', right: '0' } },
  draw: (cv) =>
    documentOf(
      cv.language,
      `body { font: 9pt/1.45 'URW Gothic' } .page { display: flex; min-height: 297mm } aside { width: 66mm; background: #2e3d49; color: #fff; padding: 12mm 8mm } main { flex: 1; padding: 14mm 10mm }
      .photo { width: 38mm; height: 38mm; border-radius: 50%; background: #9ab; margin: 0 auto 8mm } i { font: 9pt OpenSymbol; margin-right: 6pt } h1 { font-size: 27pt; letter-spacing: 3pt; text-transform: uppercase } h2 { letter-spacing: 2pt; border-bottom: 1pt solid } .when { float: right }`,
      html`<div class="page"><aside><div class="photo"></div>
        ${block(
          cv.heading('contact'),
          cv.contacts.map((text, at) => html`<p><i>${ICONS[at]}</i>${text}</p>`),
        )}
        ${block(
          cv.heading('education'),
          cv.schools.map(
            (one) =>
              html`<p><b>${one.dates}</b></p><p>${one.school.toUpperCase()}</p>${bullets([one.title].filter(Boolean))}`,
          ),
        )}
        ${block(cv.heading('skills'), bullets(cv.skills))}
        ${block(cv.heading('languages'), bullets(cv.languages.map(({ language }) => language)))}</aside>
        <main><h1>${cv.basics.name}</h1><p>${cv.basics.label}</p>
        ${block(cv.heading('summary'), paragraphs(cv.small('summary')))}
        ${block(
          cv.heading('work'),
          cv.jobs.map(
            (job) =>
              html`<h3>${joined([job.employer, job.place])}<span class="when">${job.dates}</span></h3><p>${job.title}</p>${bullets(job.points)}`,
          ),
        )}
        ${(['certificates', 'awards', 'projects', 'publications', 'volunteer', 'references'] as const).map((word) => block(cv.heading(word), paragraphs(cv.small(word))))}</main></div>`,
    ),
};

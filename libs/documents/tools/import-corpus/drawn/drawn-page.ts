import type { Person, School, Work } from '../person.types.ts';
import { Wording } from '../wording.ts';
import type { DrawnLayout, HeadRow, Piece } from './drawn-layout.ts';
import HEADINGS from './headings.json' with { type: 'json' };

type Section = 'summary' | 'work' | 'education' | 'skills' | 'languages' | 'certificates' | 'awards';
type Spanned = { startDate?: string; endDate?: string };

const escaped = (text: string): string =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;');
const present = (parts: readonly (string | undefined)[]): string[] =>
  parts.filter((part): part is string => part !== undefined && part !== '');

/** A resume as one page of HTML in a drawn layout. */
export class DrawnPage {
  readonly #layout: DrawnLayout;
  readonly #person: Person;
  readonly #words: Wording;

  constructor(layout: DrawnLayout, person: Person) {
    const { style } = layout.dates;
    this.#layout = layout;
    this.#person = person;
    this.#words = new Wording(
      person,
      ['short', 'long', 'number', 'year'].includes(style) ? (style as 'short') : 'short',
    );
  }

  html(): string {
    const { columns } = this.#layout;
    const top = this.#top();
    const { wide, narrow } = this.#divided();
    const body =
      columns === 'one'
        ? `${top}${this.#contacts()}${[...wide, ...narrow].join('')}`
        : `${top}<div class="columns"><div class="wide">${wide.join('')}</div><div class="narrow">${this.#section('contact', this.#contacts())}${narrow.join('')}</div></div>`;
    return `<!doctype html><html lang="${this.#person.language}"><meta charset="utf-8"><style>${this.#style()}</style><body>${body}</body></html>`;
  }

  /** Sections of the wide and of the narrow column, in their order. */
  #divided(): { wide: string[]; narrow: string[] } {
    const order: Section[] =
      this.#layout.order === 'work-first'
        ? ['summary', 'work', 'education', 'skills', 'certificates', 'languages', 'awards']
        : this.#layout.order === 'school-first'
          ? ['summary', 'education', 'work', 'certificates', 'skills', 'awards', 'languages']
          : ['skills', 'summary', 'work', 'education', 'languages', 'awards', 'certificates'];
    const isNarrow = (name: Section): boolean => ['skills', 'languages', 'certificates'].includes(name);
    const made = order.map((name) => [name, this.#made(name)] as const).filter(([, html]) => html !== '');
    return {
      wide: made.filter(([name]) => !isNarrow(name)).map(([, html]) => html),
      narrow: made.filter(([name]) => isNarrow(name)).map(([, html]) => html),
    };
  }

  #made(name: Section): string {
    const { resume } = this.#person;
    const lines: Record<Section, () => string> = {
      summary: () => (resume.basics.summary ? `<p>${escaped(resume.basics.summary)}</p>` : ''),
      work: () => (resume.work ?? []).map((job) => this.#entry(this.#jobPieces(job), job)).join(''),
      education: () =>
        (resume.education ?? [])
          .map((school) => this.#entry(this.#schoolPieces(school), { summary: school.score }))
          .join(''),
      skills: () => this.#skills(),
      languages: () => this.#languages(),
      certificates: () =>
        this.#list(
          (resume.certificates ?? []).map((one) =>
            present([one.name, one.issuer, one.date && this.#date(one.date)]).join(', '),
          ),
        ),
      awards: () =>
        this.#list(
          (resume.awards ?? []).map(
            (one) =>
              `${present([one.title, one.awarder]).join(', ')}${one.date ? ` (${this.#date(one.date)})` : ''}`,
          ),
        ),
    };
    const inside = lines[name]();
    return inside === '' ? '' : this.#section(name, inside);
  }

  #section(name: Section | 'contact', inside: string): string {
    const word =
      this.#person.language === 'en' ? HEADINGS[name][this.#layout.headingWords] : this.#words.of(name);
    return `<section><h2>${escaped(word ?? '')}</h2><div class="inside">${inside}</div></section>`;
  }

  #top(): string {
    const { name, label } = this.#layout;
    const { basics } = this.#person.resume;
    const shown = name.isCapitals ? basics.name.toLocaleUpperCase(this.#person.language) : basics.name;
    const line = basics.label && label !== 'none' ? `<div class="label">${escaped(basics.label)}</div>` : '';
    const title = `<h1>${escaped(shown)}</h1>`;
    return `<header class="${label}">${label === 'before' ? line + title : title + line}</header>`;
  }

  #contacts(): string {
    const { contacts, contactSeparator } = this.#layout;
    const { basics } = this.#person.resume;
    const facts: [string, string | undefined][] = [
      [this.#words.of('address'), this.#words.place()],
      [this.#words.of('phone'), basics.phone],
      [this.#words.of('email'), basics.email],
      ['LinkedIn', basics.profiles?.find(({ network }) => network === 'LinkedIn')?.url],
    ];
    const known = facts.filter((fact): fact is [string, string] => Boolean(fact[1]));
    if (contacts === 'line' && this.#layout.columns === 'one')
      return `<p class="contacts">${known.map(([, text]) => escaped(text)).join(escaped(contactSeparator).replaceAll('  ', '&ensp;'))}</p>`;
    if (contacts === 'spread' && this.#layout.columns === 'one')
      return `<div class="spread">${known.map(([, text]) => `<span>${escaped(text)}</span>`).join('')}</div>`;
    const rows = known.map(([label, text]) =>
      contacts === 'labels'
        ? `<div><b>${escaped(label)}:</b> ${escaped(text)}</div>`
        : `<div>${escaped(text)}</div>`,
    );
    return `<div class="contacts">${rows.join('')}</div>`;
  }

  #jobPieces(job: Work): Record<Piece, string> {
    return { title: job.position, employer: job.name, place: job.location ?? '', dates: this.#span(job) };
  }

  #schoolPieces(school: School): Record<Piece, string> {
    const { studyType = '', area = '' } = school;
    const joined = { comma: ', ', in: ' in ', space: ' ', brackets: ' (' }[this.#layout.degree];
    const both =
      studyType && area ? `${studyType}${joined}${area}${joined === ' (' ? ')' : ''}` : studyType || area;
    return { title: both, employer: school.institution, place: '', dates: this.#span(school) };
  }

  #entry(
    pieces: Record<Piece, string>,
    body: { summary?: string | undefined; highlights?: readonly string[] },
  ): string {
    const { side, rows } = this.#layout.head;
    const head = rows.map((row) => this.#row(row, pieces)).join('');
    const text = body.summary ? `<p>${escaped(body.summary)}</p>` : '';
    const inside = `${head}${text}${this.#list(body.highlights ?? [])}`;
    if (!side) return `<div class="entry">${inside}</div>`;
    const beside = present(side.pieces.map((piece) => pieces[piece]))
      .map((one) => `<div>${escaped(one)}</div>`)
      .join('');
    const column = `<div class="aside">${beside}</div>`;
    const main = `<div class="main">${inside}</div>`;
    return `<div class="entry beside">${side.at === 'left' ? column + main : main + column}</div>`;
  }

  #row(row: HeadRow, pieces: Record<Piece, string>): string {
    const { left, between = '', first, bracketed, right, look = 'plain' } = row;
    const said = (piece: Piece | undefined): string => (piece ? pieces[piece] : '');
    const joined = present(left.map(said)).join(between);
    const inBrackets = said(bracketed) && `(${said(bracketed)})`;
    const text = present([said(first) && `${said(first)}:`, joined, inBrackets]).join(' ');
    const end = said(right);
    if (text === '' && end === '') return '';
    return `<div class="row ${look}"><span>${escaped(text)}</span>${end ? `<span class="end">${escaped(end)}</span>` : ''}</div>`;
  }

  #list(lines: readonly string[]): string {
    const { bullets } = this.#layout;
    if (lines.length === 0) return '';
    if (bullets === 'text') return `<p>${lines.map(escaped).join(' ')}</p>`;
    if (bullets === 'none') return lines.map((line) => `<p>${escaped(line)}</p>`).join('');
    return `<ul>${lines.map((line) => `<li>${escaped(line)}</li>`).join('')}</ul>`;
  }

  #skills(): string {
    const skills = this.#person.resume.skills ?? [];
    const flat = skills.flatMap(({ name, keywords }) => keywords ?? [name]);
    if (flat.length === 0) return '';
    const many = (tag: string): string => flat.map((skill) => `<${tag}>${escaped(skill)}</${tag}>`).join('');
    switch (this.#layout.skills) {
      case 'bars':
        return `<p>${flat.map(escaped).join(' | ')}</p>`;
      case 'bullets':
        return `<ul>${many('li')}</ul>`;
      case 'chips':
        return `<div class="chips">${many('span')}</div>`;
      case 'grid':
        return `<div class="grid">${many('div')}</div>`;
      case 'groups':
        return skills
          .map(
            ({ name, keywords }) =>
              `<div>${keywords ? `<b>${escaped(name)}:</b> ${escaped(keywords.join(', '))}` : escaped(name)}</div>`,
          )
          .join('');
      default:
        return `<p>${flat.map(escaped).join(', ')}</p>`;
    }
  }

  #languages(): string {
    const known = this.#person.resume.languages ?? [];
    const said = known.map(({ language, fluency }) => {
      if (!fluency) return language;
      return this.#layout.languages === 'brackets' ? `${language} (${fluency})` : `${language} – ${fluency}`;
    });
    if (said.length === 0) return '';
    if (this.#layout.languages === 'commas' || this.#layout.languages === 'brackets')
      return `<p>${said.map(escaped).join(', ')}</p>`;
    return said.map((one) => `<div>${escaped(one)}</div>`).join('');
  }

  #span(span: Spanned): string {
    if (span.startDate === undefined) return span.endDate ? this.#date(span.endDate) : '';
    if (span.startDate === span.endDate) return this.#date(span.startDate);
    return `${this.#date(span.startDate)}${this.#layout.dates.dash}${span.endDate ? this.#date(span.endDate) : this.#ongoing()}`;
  }

  #ongoing(): string {
    return this.#person.language === 'en' ? this.#layout.dates.present : this.#words.of('present');
  }

  #date(value: string): string {
    const [year = '', month] = value.split('-');
    const { style } = this.#layout.dates;
    if (month === undefined) return year;
    if (style === 'iso') return value;
    if (style === 'dotted') return `${month}.${year}`;
    if (style === 'apostrophe' && this.#person.language === 'en')
      return `${this.#words.date(value).split(' ')[0]} ’${year.slice(2)}`;
    return this.#words.date(value);
  }

  #style(): string {
    const { face, points, name, heading, headingPoints, columns, bullets, contacts } = this.#layout;
    const looks: Record<DrawnLayout['heading'], string> = {
      ruled: 'border-bottom:1px solid #333',
      capitals: 'text-transform:uppercase;letter-spacing:.05em',
      filled: 'background:#dde3ea;padding:2px 6px',
      plain: 'font-weight:600',
      spaced: 'text-transform:uppercase;letter-spacing:.22em;font-weight:400',
      side: '',
    };
    const side = heading === 'side' && columns === 'one';
    return `
      body{margin:0;font:${points}pt/1.35 '${face}';color:#222}
      h1{margin:0;font-size:${name.size}em;font-weight:${name.isBold ? 700 : 400}}
      header{text-align:${name.align}} header.beside{display:flex;justify-content:space-between;align-items:baseline}
      .label{color:#555} .contacts{margin:.3em 0;text-align:${columns === 'one' && contacts === 'line' ? name.align : 'left'}}
      .spread{display:flex;justify-content:space-between;flex-wrap:wrap;gap:0 1.5em;margin:.3em 0}
      h2{margin:1em 0 .3em;font-size:${headingPoints}em;${looks[heading]}}
      section{${side ? 'display:grid;grid-template-columns:24% 1fr;gap:0 1em' : ''}} .inside{${side ? 'margin-top:1em' : ''}}
      .columns{display:flex;gap:6%;flex-direction:${columns === 'left' ? 'row-reverse' : 'row'}}
      .wide{flex:1;min-width:0}.narrow{width:30%;overflow-wrap:anywhere}
      .entry{margin:0 0 .7em;break-inside:avoid}.beside{display:flex;gap:1.2em}.aside{width:22%;flex:none}.main{flex:1}
      .row{display:flex;justify-content:space-between;gap:1em}.end{text-align:right;flex:none}
      .bold{font-weight:700}.italic{font-style:italic}.small{font-size:.88em;color:#555}
      p{margin:.2em 0}ul{margin:.2em 0;padding-left:1.2em;list-style-type:${bullets === '-' ? '"- "' : bullets === '▪' ? 'square' : 'disc'}}
      .chips{display:flex;flex-wrap:wrap;gap:4px 8px}.chips span{border:1px solid #999;border-radius:8px;padding:0 6px}
      .grid{display:grid;grid-template-columns:repeat(${columns === 'one' ? 3 : 1},1fr);gap:0 1em}`;
  }
}

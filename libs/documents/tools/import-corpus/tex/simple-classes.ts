import type { Person } from '../person.types.ts';
import { skillLines, Wording } from '../wording.ts';
import { bullets, joined, tex } from './tex-text.ts';

/** An entry with what is in the margin, usually its dates. */
interface Entry {
  margin: string;
  text: string;
}

interface Section {
  heading: string;
  entries: Entry[];
}

/** The package currvita: lists with the dates as labels. */
export function currvita(person: Person): string {
  const words = new Wording(person, 'long');
  const { basics } = person.resume;
  const list = ({ heading, entries }: Section): string =>
    `\\begin{cvlist}{${tex(heading)}}\n${entries.map(({ margin, text }) => `\\item${margin && `[${margin}]`} ${text}`).join('\n')}\n\\end{cvlist}`;
  const personal: Section = {
    heading: words.of('contact'),
    entries: [
      { margin: '', text: `${tex(basics.name)}\\\\ ${tex(words.place())}` },
      { margin: '', text: tex(basics.phone) },
      { margin: '', text: tex(basics.email) },
    ],
  };
  return [
    '\\documentclass[11pt,a4paper]{article}',
    '\\usepackage{fontspec}\\usepackage[LabelsAligned]{currvita}\\usepackage[margin=25mm]{geometry}',
    '\\pagestyle{empty}\\begin{document}',
    `\\begin{cv}{${tex(words.of('resume'))} ${tex(basics.name)}}`,
    ...[personal, ...sectionsOf(person, words)].map(list),
    '\\end{cv}\\end{document}',
  ].join('\n');
}

/** The class simplecv: a centred title, contact at both sides, topics with labels. */
export function simplecv(person: Person): string {
  const words = new Wording(person, 'short');
  const { basics } = person.resume;
  const topic = ({ heading, entries }: Section): string =>
    `\\section{${tex(heading)}}\n\\begin{topic}\n${entries.map(({ margin, text }) => `\\item[${margin}] ${text}`).join('\n')}\n\\end{topic}`;
  return [
    '\\documentclass{simplecv}\\usepackage{fontspec}',
    `\\title{${tex(basics.name)}}`,
    `\\leftheader{${tex(words.place())}}`,
    `\\rightheader{${tex(basics.phone)}\\\\ ${tex(basics.email)}}`,
    '\\begin{document}\\maketitle',
    ...sectionsOf(person, words).map(topic),
    '\\end{document}',
  ].join('\n');
}

/** The class curve: every section is a rubric in its own file. */
export function curve(person: Person): string {
  const words = new Wording(person, 'number');
  const { basics } = person.resume;
  const sections = sectionsOf(person, words);
  const rubric = ({ heading, entries }: Section, at: number): string =>
    [
      `\\begin{filecontents*}{rubric${at}.tex}`,
      `\\begin{rubric}{${tex(heading)}}`,
      ...entries.map(({ margin, text }) => `\\entry*[${margin}] ${text}`),
      '\\end{rubric}',
      '\\end{filecontents*}',
    ].join('\n');
  return [
    ...sections.map(rubric),
    '\\documentclass[a4paper,11pt]{curve}\\usepackage{fontspec}\\usepackage[margin=20mm]{geometry}',
    `\\leftheader{\\textbf{${tex(basics.name)}}\\\\ ${tex(words.place())}}`,
    `\\rightheader{${tex(basics.phone)}\\\\ ${tex(basics.email)}}`,
    `\\title{${tex(basics.label ?? words.of('resume'))}}`,
    '\\begin{document}\\makeheaders\\maketitle',
    ...sections.map((_, at) => `\\makerubric{rubric${at}}`),
    '\\end{document}',
  ].join('\n');
}

function sectionsOf(person: Person, words: Wording): Section[] {
  const { resume } = person;
  const all: Section[] = [
    {
      heading: words.of('summary'),
      entries: plain(resume.basics.summary ? [tex(resume.basics.summary)] : []),
    },
    {
      heading: words.of('work'),
      entries: (resume.work ?? []).map((job) => ({
        margin: tex(words.span(job)),
        text: `\\textbf{${tex(job.position)}}, ${joined([job.name, job.location])}. ${joined(job.highlights ?? [], ' ')}`,
      })),
    },
    {
      heading: words.of('education'),
      entries: (resume.education ?? []).map((school) => ({
        margin: tex(words.span(school)),
        text: `\\textbf{${joined([school.studyType, school.area])}}, ${joined([school.institution, school.score])}`,
      })),
    },
    {
      heading: words.of('skills'),
      entries: skillLines(person).map(({ group, skills }) => ({ margin: tex(group), text: tex(skills) })),
    },
    {
      heading: words.of('languages'),
      entries: plain([
        joined(
          (resume.languages ?? []).map(
            ({ language, fluency }) => language + (fluency ? ` (${fluency})` : ''),
          ),
        ),
      ]),
    },
    {
      heading: words.of('certificates'),
      entries: (resume.certificates ?? []).map((one) => dated(words, one)),
    },
    {
      heading: words.of('awards'),
      entries: (resume.awards ?? []).map((one) =>
        dated(words, { ...one, name: one.title, issuer: one.awarder }),
      ),
    },
    {
      heading: words.of('publications'),
      entries: (resume.publications ?? []).map((one) =>
        dated(words, { name: one.name, issuer: one.publisher, date: one.releaseDate }),
      ),
    },
    {
      heading: words.of('projects'),
      entries: (resume.projects ?? []).map((one) => ({
        margin: tex(words.span(one)),
        text: `\\textbf{${tex(one.name)}}. ${tex(one.description)}`,
      })),
    },
  ];
  return all.filter(({ entries }) => entries.length > 0);
}

const plain = (texts: readonly string[]): Entry[] => texts.map((text) => ({ margin: '', text }));

const dated = (words: Wording, one: { name: string; issuer?: string; date?: string }): Entry => ({
  margin: one.date === undefined ? '' : tex(words.date(one.date)),
  text: joined([one.name, one.issuer]),
});

/** moderncv in one of its five styles. */
export function moderncv(style: string): (person: Person) => string {
  return (person) => {
    const words = new Wording(person, style === 'casual' || style === 'fancy' ? 'year' : 'short');
    const { basics, ...resume } = person.resume;
    const [first = '', ...last] = basics.name.split(' ');
    const { city, region } = basics.location ?? {};
    const section = (heading: string, lines: readonly string[]): string[] =>
      lines.length === 0 ? [] : [`\\section{${tex(heading)}}`, ...lines];
    return [
      '\\documentclass[11pt,a4paper,sans]{moderncv}',
      `\\moderncvstyle{${style}}\\moderncvcolor{blue}\\usepackage[scale=0.78]{geometry}`,
      `\\name{${tex(first)}}{${tex(last.join(' '))}}\\title{${tex(basics.label)}}`,
      `\\address{${tex(city)}}{${tex(region)}}{}\\phone[mobile]{${tex(basics.phone)}}\\email{${tex(basics.email)}}`,
      ...(basics.profiles ?? []).map(
        ({ network, username }) => `\\social[${network.toLowerCase()}]{${tex(username)}}`,
      ),
      '\\begin{document}\\makecvtitle',
      ...section(words.of('summary'), basics.summary ? [`\\cvitem{}{${tex(basics.summary)}}`] : []),
      ...section(
        words.of('work'),
        (resume.work ?? []).map(
          (job) =>
            `\\cventry{${tex(words.span(job, '--'))}}{${tex(job.position)}}{${tex(job.name)}}{${tex(job.location)}}{}{${bullets(job.highlights)}}`,
        ),
      ),
      ...section(
        words.of('education'),
        (resume.education ?? []).map(
          (school) =>
            `\\cventry{${tex(words.span(school, '--'))}}{${joined([school.studyType, school.area])}}{${tex(school.institution)}}{}{${tex(school.score)}}{}`,
        ),
      ),
      ...section(
        words.of('skills'),
        skillLines(person).map(({ group, skills }) => `\\cvitem{${tex(group)}}{${tex(skills)}}`),
      ),
      ...section(
        words.of('languages'),
        (resume.languages ?? []).map(
          ({ language, fluency }) => `\\cvitemwithcomment{${tex(language)}}{${tex(fluency)}}{}`,
        ),
      ),
      ...section(
        words.of('certificates'),
        (resume.certificates ?? []).map(
          (one) =>
            `\\cvitem{${one.date ? tex(words.date(one.date)) : ''}}{${joined([one.name, one.issuer])}}`,
        ),
      ),
      ...section(
        words.of('awards'),
        (resume.awards ?? []).map(
          (one) =>
            `\\cvitem{${one.date ? tex(words.date(one.date)) : ''}}{${joined([one.title, one.awarder])}}`,
        ),
      ),
      ...section(
        words.of('interests'),
        (resume.interests ?? []).map(({ name }) => `\\cvlistitem{${tex(name)}}`),
      ),
      '\\end{document}',
    ].join('\n');
  };
}

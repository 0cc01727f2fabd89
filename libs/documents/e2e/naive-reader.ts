/** What a simple reader takes a text for. */
export interface NaiveResume {
  jobs: { title: string; employer: string }[];
  schools: { degree: string; institution: string }[];
  skills: string[];
}

type Part = 'jobs' | 'schools' | 'skills' | 'other';

/** Words of headings, tried in this order. */
const HEADING_WORDS: readonly (readonly [Part, RegExp])[] = [
  ['other', /^(languages?|certifications?|certificates?|credentials|licences|training|accreditations)\b/],
  ['other', /\b(languages?|certifications?|certificates?|credentials|licences|accreditations)$/],
  ['other', /\b(achievements|awards|honours|highlights|publications|additional information)\b/],
  ['jobs', /\b(experience|employment|(career|work) history)\b/],
  ['schools', /\b(education|academic background)\b/],
  ['skills', /\b(skills|expertise|competencies)\b/],
  ['other', /\b(summary|profile|statement|professional (training|qualifications)|training)\b/],
];
const MONTH = String.raw`(?:(?:Jan|Feb|Mar|Apr|May|Jun|Jul|Aug|Sep|Oct|Nov|Dec)[a-z]*\.? |\d{2}/)?\d{4}`;
const PERIOD = new RegExp(String.raw`\s*${MONTH}(?:\s*[–-]\s*(?:${MONTH}|Present))?$`);
const ROLE =
  /\b(manager|engineer|officer|teacher|analyst|developer|assistant|director|specialist|executive|associate|technician|worker|student|rider|chef|supervisor|representative|guard|president|accountant|member|nurse|head|lead|clerk)\b/i;
const SCHOOL = /\b(university|college|school|institute|polytechnic|academy)\b/i;

/**
 * Reads the text of a resume from top to bottom, as simple application systems do: headings by their words, an entry by
 * the date that ends its head, a list by its commas. It knows nothing of the product's templates and shares no code with
 * its importer.
 */
export function readNaively(text: string): NaiveResume {
  const parts: Record<Part, string[]> = { jobs: [], schools: [], skills: [], other: [] };
  let part: Part = 'other';
  for (const line of text.split(/[\n\f]/).map((raw) => raw.trim())) {
    const heading = headingOf(line);
    if (heading) part = heading;
    else if (line !== '') parts[part].push(line);
  }
  return {
    jobs: headsOf(parts.jobs).map(([first, second]) =>
      ROLE.test(second) && !ROLE.test(first)
        ? { title: second, employer: first }
        : { title: first, employer: second },
    ),
    schools: headsOf(parts.schools).map(([first, second]) =>
      SCHOOL.test(first) && !SCHOOL.test(second)
        ? { degree: second, institution: first }
        : { degree: first, institution: second },
    ),
    skills: skillsOf(parts.skills),
  };
}

function headingOf(line: string): Part | undefined {
  const words = line
    .toLowerCase()
    .replace(/[^a-z ]/g, ' ')
    .trim()
    .split(/\s+/);
  if (words.length > 5 || /[\d,;:|.()]/.test(line)) return undefined;
  return HEADING_WORDS.find(([, word]) => word.test(words.join(' ')))?.[0];
}

/** The two names in the head of each entry: what comes between the last sentence and a date. */
function headsOf(lines: readonly string[]): [string, string][] {
  const heads: [string, string][] = [];
  let open: string[] = [];
  for (const line of lines) {
    const period = PERIOD.exec(line);
    if (period) {
      const rest = line.slice(0, period.index).trim();
      if (rest !== '') open.push(rest);
      const [first, second] = namesOf(open);
      if (first !== undefined) heads.push([first, second ?? '']);
      open = [];
    } else if (/^[•*-]\s|[.!?]$/.test(line) && !/\b[A-Z](\.[A-Za-z]+)*\.$/.test(line)) open = [];
    else open.push(line);
  }
  return heads;
}

/**
 * The line with a bar holds the second name with its place, or all names; without a bar the last line is the second
 * name. What is above is the first name, on as many lines as it needs.
 */
function namesOf(lines: readonly string[]): string[] {
  const barred = lines.findIndex((line) => line.includes('|'));
  if (barred < 0) return [lines.slice(0, -1).join(' ') || (lines[0] ?? ''), lines.at(-1) ?? ''];
  const names = (lines[barred] ?? '').split('|').map((name) => name.trim());
  const above = lines.slice(0, barred).join(' ');
  return [above, ...names].filter((name) => name !== '').slice(0, 2);
}

function skillsOf(lines: readonly string[]): string[] {
  const text = lines.map((line) => (/^[^,]{1,40}:(?:\s|$)/.test(line) ? `, ${line}` : line)).join(' ');
  return text
    .split(/[,;•|]/)
    .map((skill) =>
      skill
        .replace(/^[^:]*:/, '')
        .replace(/\([^)]*\)/g, '')
        .trim(),
    )
    .filter((skill) => skill !== '');
}

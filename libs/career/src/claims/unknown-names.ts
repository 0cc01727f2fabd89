import { isCommonWord } from '../letters/words.ts';

export interface UnknownName {
  name: string;
  /** It has to be held as a paper. */
  isPaper: boolean;
  start: number;
  end: number;
}

const PAPER_BEFORE =
  /(?<![\p{L}])(?:certified|licen[cs]ed|registered|chartered|accredited)\s+((?:in\s+)?[\p{L}-]{3,}(?:\s+[\p{L}-]{3,}){0,1})/giu;
const PAPER_AFTER =
  /(?<![\p{L}\p{N}])([\p{L}\p{N}-]{3,}(?:\s[\p{L}\p{N}-]{3,}){0,2})\s(?:certificate|certification|licen[cs]e|card|permit|accreditation|charter|registration|membership|badge|(?<!national |ordinary |higher |graduate |advanced )diploma)(?![\p{L}])/giu;
const PAPER_IN =
  /(?<![\p{L}])(?:certificate|certification|licen[cs]e|diploma|registration|membership)\s+(?:in|of|with|for|from)\s+(?:the\s+)?((?:[\p{L}&'’-]+\s?){1,4})/giu;
const EMPTY =
  /^(?:valid|current|relevant|professional|any|other|recognised|recognized|related|appropriate|similar|equivalent|additional|good|strong|working|practising|practicing|practice|full|clean|national|identity|id|business|software|operating|gift|atm|credit|debit|sim|work|relevant professional|a|an|the|must|have|hold|with|and|or|is|are|be|of|in|your|our|obtain|required|minimum|degree|first|birth|school|leaving|requires?|require|wants?|seeks?|holds?|has|possess(?:es)?|including|preferably|ideally|plus|also|we|who|needs?|need|being|members?|membership|institute|institution|association|society|body|bodies|council|board)$/i;

function trimmed(words: string): string {
  const parts = words.split(/\s+/);
  while (parts.length > 0 && (EMPTY.test(parts[0] ?? '') || isCommonWord(parts[0] ?? ''))) parts.shift();
  while (parts.length > 0 && (EMPTY.test(parts.at(-1) ?? '') || isCommonWord(parts.at(-1) ?? '')))
    parts.pop();
  return parts.join(' ');
}

/** Papers by what is written round their name: `certified plumber`, `scaffolding card`, `certificate in catering`. */
export function findUnknownPapers(text: string): Omit<UnknownName, 'isPaper'>[] {
  const whole = [...text.matchAll(PAPER_TITLE)].map(({ 0: name, index }) => ({
    name,
    start: index,
    end: index + name.length,
  }));
  return [...bodiesIn(text), ...whole, ...papersByParts(text)];
}

/** `Member of the Institute of Directors` asks for one thing, which bears the name of the body. */
const MEMBER_OF =
  /(?<![\p{L}])(?:(?:full|registered|professional|active)\s)?(?:member(?:ship)?|fellow(?:ship)?|associate)\s(?:of|with|in)\s(?:the\s|an?\s)?((?:\p{Lu}[\p{L}&-]*\s){0,3}(?:Institut(?:e|ion)|Association|Society|Council|Chamber|College|Academy|Board|Union|Guild|Order|Federation)(?:\s(?:(?:of|for|and|the|in)\s){0,2}\p{Lu}[\p{L}&-]*)*)/giu;

const bodiesIn = (text: string): Omit<UnknownName, 'isPaper'>[] =>
  [...text.matchAll(MEMBER_OF)].flatMap(({ 0: whole, 1: name = '', index }) => {
    const start = index + whole.lastIndexOf(name);
    return /^\p{Lu}\S*\s/u.test(name) ? [{ name, start, end: start + name.length }] : [];
  });

/** `Chartered Marketer` is one name. */
const PAPER_TITLE =
  /(?<![\p{L}])(?:Certified|Chartered|Licensed|Registered|Accredited)(?:\s\p{Lu}[\p{L}-]+){1,4}/gu;

function papersByParts(text: string): Omit<UnknownName, 'isPaper'>[] {
  return [PAPER_BEFORE, PAPER_AFTER, PAPER_IN].flatMap((pattern) =>
    [...text.matchAll(pattern)].flatMap(({ 0: whole, 1: words = '', index }) => {
      const name = trimmed(words.replace(/\s(?:from|with|by|at|issued)\s.*$/i, ''));
      const start = index + whole.indexOf(name);
      return name === '' ? [] : [{ name, start, end: start + name.length }];
    }),
  );
}

const NAME =
  /(?<![\p{L}\p{N}])(?:\p{Lu}[\p{L}\p{N}]*(?:[-/.&]?\p{Lu}[\p{L}\p{N}]*|[-.]?\p{N}[\p{L}\p{N}]*|\+\+|#)*|[\p{L}]+\p{N}[\p{L}\p{N}-]*|[\p{Ll}]+[.]js)(?:\s(?:\p{Lu}[\p{L}\p{N}-]*|\p{N}+(?:\.\p{N}+)?|[ivx]{1,3}))*(?![\p{L}\p{N}])/gu;
const NO_NAME =
  /^(?:I|A|The|We|You|Our|Your|It|If|In|At|On|For|And|Or|To|Must|Should|Will|Ability|Strong|Good|Excellent|Proven|Minimum|Knowledge|Experience|Experienced|Requirements?|Responsibilities|Qualifications?|Skills?|Duties|Candidates?|Applicants?|January|February|March|April|May|June|July|August|September|October|November|December|Monday|Tuesday|Wednesday|Thursday|Friday|Saturday|Sunday|CV|CVs|Nigeria|Nigerian|Lagos|Abuja|Kenya|Ghana|Africa|African|UK|USA|US|EU|English|Bonus|Preferred|Applicant|Hands-on|Familiarity|Proficien\w+|Fluen\w+|Understanding|Degree|Valid|Advanced|Working|Relevant|Certified|Certificate|Certification|Licence|License|Registered|Diploma|Basic|Own|Own|Key|IT|HR|OR|AND|NB|PLEASE|NOTE|Nice|What|Who|How|This|That|These|Those|Plus|Own|Run|Design|Build|Use|Work|Lead|Manage|Master|Loan|Institute|Institution|Association|Society|Council|Board|College|University|Polytechnic|Member|Membership|Members|Fellow|Associate|Directors?|Body|Bodies|Professional|Chartered|Relevant|Bachelor|Masters|Doctorate|Graduate|Company|Ltd|Plc|Group|Department|Ministry|State|Federal|Republic)$/;

/** Capitalised words and words with figures that no list knows, such as tools and papers of one trade. */
export function findUnknownNames(text: string): UnknownName[] {
  return [...text.matchAll(NAME)].flatMap(({ 0: found, index }) => {
    let name = found;
    let start = index;
    // What is all of a line or of an item in a list is its name.
    const isWholeItem =
      /(?:^|[:;,•\n*])\s*$/.test(text.slice(0, index)) &&
      /^\s*(?:$|[;,.\n])/.test(text.slice(index + name.length));
    const opens = !isWholeItem && /(?:^|[.!?:;•\n#*-]\s*)$/.test(text.slice(0, index));
    const [first = '', ...rest] = name.split(' ');
    const isPlainWord = /^\p{Lu}\p{Ll}+$/u.test(first);
    // The first word of a line has its capital anyway.
    if (NO_NAME.test(first) || (opens && isPlainWord)) {
      name = rest.join(' ');
      start += first.length + 1;
    }
    if (name.length < 2 || NO_NAME.test(name) || /^\d+$/.test(name)) return [];
    const end = start + name.length;
    const isPaper =
      /^\s(?:certifi|licen|registr|member|charter|qualif|accredit)/i.test(text.slice(end)) ||
      /(?:certified|licensed|registered|chartered|member of|membership of|certificate in|registration with)(?: the| an?)?\s$/i.test(
        text.slice(0, start),
      );
    return [{ name, isPaper, start, end }];
  });
}

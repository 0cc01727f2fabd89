import { withoutEntities } from '@career/contracts/marked-text/character-references';
import type { RequirementKind } from '@career/contracts/vocabulary/letter-vocabulary';
import { sentencesOf } from '../sentences.ts';
import { stemsOf, visibleText, wordCount } from '../words.ts';
import { isInstruction } from './instructions.ts';

/** Something that a posting asks for. */
export interface Requirement {
  /** The sentence, as it is in the posting. */
  text: string;
  kind: RequirementKind;
  /** Stems of its telling words. */
  stems: ReadonlySet<string>;
}

export interface LetterPosting {
  /** The posting without markup, unseen characters and lines for machines. */
  text: string;
  requirements: readonly Requirement[];
  /** Lines addressed to a machine were left out. */
  hadInstructions: boolean;
}

/** What is read of a posting; the rest of a longer one is not looked at. */
const READ_CHARACTERS = 40_000;
const MOST_REQUIREMENTS = 80;
const LONGEST_LINE = 1_500;

const WANTED =
  /^(?:(?:key |main |minimum |job |your |role |core |essential |desired |preferred )*(?:requirements?|qualifications?|responsibilit\w+|duties|skills?|experience|competenc\w+|tasks|must.haves?|nice.to.haves?)|(?:\w+,? (?:and |& )?){1,4}(?:requirements|qualifications|skills|experience|competenc\w+)|what (?:you|we).{0,30}(?:do|need|want|bring|have|looking for|expect)|who you are|about you|the role|you (?:have|will|are|bring)|bonus|a plus|ideal candidate|person specification)\b.{0,40}$/i;
const UNWANTED =
  /^(?:benefits?|perks|what (?:we|you).{0,12}(?:offer|give|get)|we offer|how to apply|to apply|applications?|application (?:process|deadline)|about (?:us|the (?:company|team|organi[sz]ation))|who we are|our (?:company|story|mission|values|culture)|why (?:join|work)|equal opportunit\w+|salary|compensation|remuneration|location|deadline|note|disclaimer|company (?:profile|description|overview))\b.{0,40}$/i;
/** Nothing but the name of a section, which asks for nothing. */
const BARE_HEADING =
  /^[#\s]*(?:(?:key|main|minimum|job|your|role|core|essential|desired|preferred|other|the|and|&|\/)\s*)*(?:requirements?|qualifications?|responsibilit\w+|duties|skills?|experience|competenc\w+|tasks|must.haves?|nice.to.haves?|bonus|who you are|about you|the role|what (?:you|we)[\w\s’']{0,40}|ideal candidate|person specification)(?:\s*(?:and|&|\/)\s*\w+)*\s*:?$/i;
const NICE_HEADING = /nice|bonus|desired|preferred|a plus/i;

const MUST =
  /\b(?:must|required?|requires|minimum|at least|essential|need(?:s|ed)? to|mandatory|proficien\w+|proven|degree|certifi\w+|licen[cs]e\w*|years?)\b/i;
const NICE = /\b(?:preferred|advantage|a plus|bonus|nice to have|desirable|ideally|added)\b/i;
const CUE =
  /\b(?:experience|knowledge|ability|skills?|skilled|understanding|familiar\w*|responsib\w+|you will|you have|strong|expertise|qualif\w+|competen\w+)\b/i;
const NO_REQUIREMENT =
  /\b(?:salary|remuneration|pension|health insurance|hmo|annual leave|paid leave|leave days|benefits? package|we offer|apply (?:now|by|before|via|through|online|here)|send (?:your|a) (?:cv|resume|application)|interested (?:candidates|applicants|persons)|only shortlisted|closing date|deadline|equal opportunity|regardless of|click|https?:|www\.|@)/i;

const stripMarkup = (text: string): string =>
  withoutEntities(
    text
      .replace(/<(?:script|style)\b[^>]*>[\s\S]{0,20000}?<\/(?:script|style)>/gi, ' ')
      .replace(/<(?:br|\/p|\/li|\/div|\/h\d|\/tr)\b[^>]{0,200}>/gi, '\n')
      .replace(/<\/?[a-z!][^<>]{0,300}>/gi, ' '),
  );

interface PostingLine {
  text: string;
  /** One of a list: with a bullet, a number or a letter before it. */
  isItem: boolean;
}

const BULLET = /[•▪◦●‣]|(?:^|\s)[-*–](?=\s)/u;
const NUMBERED = /^\(?(?:\d{1,2}|[ivx]{1,5}|[a-h])[.)]\s+/i;
/** Before a list in one line: `What you bring: a degree; video production`. */
const LIST_IN_LINE = /^([^:;.]{3,60}:)\s+([^:]+;[^:]+)$/;

/** The name of a section with a full stop behind it: `Required. A valid permit. Five years on the road.` */
const LABEL =
  /^((?:key |main |minimum )?(?:required|requirements?|qualifications?|duties|responsibilities|benefits|how to apply|to apply))\.\s+(\S.*)$/i;

function labelled(label: string, told: string): PostingLine[] {
  const heading = /required/i.test(label) ? 'Requirements' : label;
  const isList = isWanted(heading);
  return [{ text: heading, isItem: false }, ...sentencesOf(told).map((text) => ({ text, isItem: isList }))];
}

/** Lists in one line (`• a • b`) count as lines. */
const linesOf = (text: string): PostingLine[] =>
  text
    .split('\n')
    .flatMap((line) => {
      const [, label = '', told = ''] = LABEL.exec(line.trim()) ?? [];
      if (told !== '') return labelled(label, told);
      const [, lead = '', list = ''] = LIST_IN_LINE.exec(line.trim()) ?? [];
      if (list === '' || !isLead(lead)) return itemsOf(line);
      return [
        { text: lead, isItem: false },
        ...list.split(';').map((item) => ({ text: item, isItem: true })),
      ];
    })
    .map(({ text: line, isItem }) => ({
      text: line.replace(/\s+/g, ' ').trim().slice(0, LONGEST_LINE),
      isItem,
    }))
    .filter(({ text: line }) => line !== '');

function itemsOf(line: string): PostingLine[] {
  const trimmed = line.trim();
  if (NUMBERED.test(trimmed)) return [{ text: trimmed.replace(NUMBERED, ''), isItem: true }];
  return line.split(new RegExp(BULLET, 'gu')).map((text, index) => ({ text, isItem: index > 0 }));
}

/** Says that what is asked for follows: `We're looking for someone with:`, `Who can apply?`. */
const LEAD =
  /\b(?:look(?:ing)? for|must|should|requir\w+|needs?|want|bring|ideal|candidates?|who can apply|person|qualif\w+|experience|skills?|you (?:have|are|will))\b/i;
const NO_LEAD = /\b(?:how to apply|to apply|send|submit|attach|enclose|documents?|offer|give|get|receive)\b/i;
const isLead = (line: string): boolean => /[:?]$/.test(line) && LEAD.test(line) && !NO_LEAD.test(line);

type Mode = 'unknown' | 'wanted' | 'nice' | 'unwanted';

/** The short line that a section begins with, without its colon; undefined for any other line. */
function headingOf(line: string): string | undefined {
  const heading = /^(.{3,60}?)\s*:?$/.exec(line)?.[1] ?? '';
  return heading !== '' && wordCount(heading) <= 7 && !/[.,;]$/.test(heading) ? heading : undefined;
}

const isWanted = (heading: string): boolean => WANTED.test(heading.replace(/^#+\s*/, ''));

/** What the lines below a heading are about; as before where it does not say. */
function modeAfter(heading: string | undefined, mode: Mode): Mode {
  if (heading === undefined) return mode;
  if (UNWANTED.test(heading)) return 'unwanted';
  if (isWanted(heading)) return NICE_HEADING.test(heading) ? 'nice' : 'wanted';
  return mode;
}

/** A list that nothing announces says what is asked for. */
const modeOfItem = (mode: Mode): Mode => (mode === 'unknown' ? 'wanted' : mode);

const isBareHeading = (heading: string, mode: Mode): boolean =>
  (mode === 'nice' || mode === 'wanted') &&
  isWanted(heading) &&
  !/\d/.test(heading) &&
  BARE_HEADING.test(heading);

const kindOf = (sentence: string, mode: Mode): RequirementKind => {
  if (NICE.test(sentence) || mode === 'nice') return 'nice';
  return MUST.test(sentence) ? 'must' : 'duty';
};

/** What a sentence asks for; undefined where it is not about the work. */
function requirementOf(sentence: string, mode: Mode): Requirement | undefined {
  if (mode === 'unwanted' || NO_REQUIREMENT.test(sentence)) return undefined;
  const stems = stemsOf(sentence);
  if (stems.size === 0 || wordCount(sentence) > 80) return undefined;
  return { text: sentence, kind: kindOf(sentence, mode), stems };
}

/** `We are asking for a diploma, charge of 500 hectares, and …`, `welders who can …, who know …, and who are …`. */
const ASKED_LIST =
  /^((?:in addition,? )?we (?:also )?(?:are asking for|ask for|require|need|expect)|applicants (?:should|must) have)\s(.+)$/i;
const NEXT_ASKED =
  /,\s(?:and\s)?(?=(?:an?|at least|\d+|minimum|charge|experience|knowledge|proof|people|the ability|good|valid|current|membership|registration)\s)/i;
const NEXT_WHO = /,?\s(?:and\s)?who\s(?=(?:can|know|are|have|hold|speak)\s)/i;
const LEAST_PARTS = 3;

/** The things that one sentence asks for in a row; the sentence itself where it is no such list. */
function partsAsked(sentence: string): string[] {
  const partsOf = (list: readonly string[]): string[] =>
    list.map((part) => part.replace(/[\s.;,]+$/, '')).filter((part) => wordCount(part) > 1);
  const things = partsOf(ASKED_LIST.exec(sentence)?.[2]?.split(NEXT_ASKED) ?? []);
  const parts = things.length >= LEAST_PARTS ? things : partsOf(sentence.split(NEXT_WHO));
  return parts.length >= LEAST_PARTS ? parts : [sentence];
}

/** Whether heading or words say that something is asked for. */
const isMarked = ({ text, kind }: Requirement, mode: Mode): boolean =>
  mode !== 'unknown' || kind !== 'duty' || CUE.test(text);

/** The sentences of a line that are meant for people. */
const sentencesForPeople = (line: string): string[] =>
  sentencesOf(line).filter((sentence) => !isInstruction(sentence));

interface ReadLine {
  line: string;
  mode: Mode;
  /** Nothing but the name of a section. */
  isHeading: boolean;
  /** It announces a list. */
  isLead: boolean;
}

/** The lines of a posting, each with what it is about. */
function linesWithMode(text: string): ReadLine[] {
  let mode: Mode = 'unknown';
  let wasItem = false;
  return linesOf(text).map(({ text: line, isItem }) => {
    const heading = isItem || isInstruction(line) ? undefined : headingOf(line);
    const leads = !isItem && isLead(line);
    mode = modeOfLine(line, heading, { mode, wasItem, isItem, leads });
    wasItem = isItem;
    return {
      line,
      mode,
      isLead: leads,
      isHeading: !leads && heading !== undefined && isBareHeading(heading, mode),
    };
  });
}

function modeOfLine(
  line: string,
  heading: string | undefined,
  { mode, wasItem, isItem, leads }: { mode: Mode; wasItem: boolean; isItem: boolean; leads: boolean },
): Mode {
  if (isItem) return modeOfItem(mode);
  if (leads) return NICE_HEADING.test(line) ? 'nice' : 'wanted';
  // What comes after a list is not announced by the line before it.
  return modeAfter(heading, wasItem ? 'unknown' : mode);
}

/**
 * What a posting asks for, in its order. Lines under headings such as benefits, and lines that are not about the work,
 * are left out; without any sign of what is asked for, every sentence counts as a duty.
 */
export function readLetterPosting(raw: string): LetterPosting {
  const clean = stripMarkup(visibleText(raw.slice(0, READ_CHARACTERS)));
  const kept: string[] = [];
  const marked: Requirement[] = [];
  const unmarked: Requirement[] = [];
  let hadInstructions = false;
  for (const { line, mode, isHeading, isLead: leads } of linesWithMode(clean)) {
    hadInstructions ||= isInstruction(line);
    const sentences = sentencesForPeople(line);
    if (isHeading || (isInstruction(line) && sentences.length === 0)) continue;
    kept.push(...sentences);
    if (leads) continue;
    for (const requirement of sentences.flatMap((sentence) => requirementOf(sentence, mode) ?? [])) {
      const parts = partsAsked(requirement.text).map((text) => ({
        ...requirement,
        text,
        stems: stemsOf(text),
      }));
      (isMarked(requirement, mode) ? marked : unmarked).push(...parts);
    }
  }
  const requirements = marked.length >= 2 ? marked : [...marked, ...unmarked];
  return { text: kept.join('\n'), requirements: requirements.slice(0, MOST_REQUIREMENTS), hadInstructions };
}

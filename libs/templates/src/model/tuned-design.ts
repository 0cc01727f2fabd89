import type { DocumentWords } from '@career/contracts/document-words/document-words.types';
import {
  ENTRY_SECTIONS,
  isEntrySection,
  RESUME_SECTIONS,
  type ResumeSection,
  SECTION_NAMES,
} from '@career/contracts/resume-table/resume-table';
import type { DesignOptionsDto, SectionHeadings } from '@career/contracts/resumes/design-options.dto';
import { type FontPairing, TEMPLATE_PAGE_SIZE } from '@career/contracts/vocabulary/resume-vocabulary';
import { inkOn, readableOn, TINT, tint } from './colour.ts';
import type { Design, FontFamily, TunedDesign } from './design.ts';

const PAIRINGS: Readonly<
  Record<Exclude<FontPairing, 'template'>, { heading: FontFamily; body: FontFamily }>
> = {
  sans: { heading: 'sans', body: 'sans' },
  serif: { heading: 'serif', body: 'serif' },
  'serif-sans': { heading: 'serif', body: 'sans' },
  'sans-serif': { heading: 'sans', body: 'serif' },
};

/** The design with the person's options; without any it is exactly the template. */
export function tunedDesign(design: Design, options: DesignOptionsDto, words: DocumentWords): TunedDesign {
  const { fontPairing, accentColor, sectionOrder, hiddenSections = [] } = options;
  const arrange = (sections: readonly ResumeSection[]): ResumeSection[] =>
    inOrder(sections, sectionOrder).filter((section) => !hiddenSections.includes(section));
  return {
    ...design,
    main: arrange(withFollowers(design, design.main, true)),
    ...(design.side ? { side: arrange(withFollowers(design, design.side, false)) } : {}),
    fonts: fontPairing && fontPairing !== 'template' ? PAIRINGS[fontPairing] : design.fonts,
    colours: accentColor ? recoloured(design.colours, accentColor) : design.colours,
    dateFormat: options.dateFormat ?? design.dateFormat ?? 'short',
    density: options.density ?? 'normal',
    pageSize: options.pageSize ?? TEMPLATE_PAGE_SIZE,
    headings: options.headings === 'standard' ? SECTION_NAMES : design.headings,
    ownHeadings: headingsOf(options.sectionHeadings),
    offersStandardHeadings: options.headings === undefined,
    words,
    skillLevels: options.skillLevels ?? 'chosen',
  };
}

const isPlacedBy = ({ main, side = [] }: Design, section: ResumeSection): boolean =>
  main.includes(section) || side.includes(section);

/** The section of the template that one without a place comes behind. */
function leaderOf(design: Design, section: ResumeSection): ResumeSection | undefined {
  const follows = isEntrySection(section) ? ENTRY_SECTIONS[section].follows : undefined;
  if (follows === undefined || !isEntrySection(follows)) return undefined;
  return isPlacedBy(design, follows) ? follows : leaderOf(design, follows);
}

/**
 * A column with the sections that the template has no place for: each behind the one it belongs to, else at the end of
 * the main column. Beside it there is room for lines alone.
 */
function withFollowers(design: Design, column: readonly ResumeSection[], isMain: boolean): ResumeSection[] {
  const rest = RESUME_SECTIONS.filter((section) => !isPlacedBy(design, section)).map((section) => {
    const leader = leaderOf(design, section);
    const isHere = leader !== undefined && column.includes(leader);
    return { section, leader: isHere ? leader : undefined, isBeside: isBeside(design, section, leader) };
  });
  const here = rest.filter(({ isBeside: beside }) => beside !== isMain);
  return [
    ...column.flatMap((section) => [
      section,
      ...here.filter(({ leader }) => leader === section).map((one) => one.section),
    ]),
    ...here.filter(({ leader }) => isMain && leader === undefined).map((one) => one.section),
  ];
}

/** Nothing that a template has no place for comes before the career. */
const isBeside = (
  { body, side = [] }: Design,
  section: ResumeSection,
  leader: ResumeSection | undefined,
): boolean =>
  body !== 'band' &&
  leader !== undefined &&
  side.includes(leader) &&
  isEntrySection(section) &&
  ENTRY_SECTIONS[section].layout === 'items';

const headingsOf = (own: SectionHeadings = {}): TunedDesign['ownHeadings'] =>
  Object.fromEntries(
    Object.entries(own).flatMap(([name, heading]) => (heading?.trim() ? [[name, heading]] : [])),
  );

/** Sections the person ordered come first, in that order; the rest follow as the template has them. */
function inOrder(
  sections: readonly ResumeSection[],
  order: readonly ResumeSection[] | undefined,
): ResumeSection[] {
  const wanted = (order ?? []).filter((section) => sections.includes(section));
  return [...new Set([...wanted, ...sections])];
}

/** Grounds that carried the old accent carry the new one; text stays readable whatever was chosen. */
function recoloured(colours: Design['colours'], accent: string): Design['colours'] {
  const ground = (old: string | undefined) => (old === colours.accent ? accent : old);
  const headerGround = ground(colours.headerGround);
  const sideGround = ground(colours.sideGround);
  return {
    ...colours,
    // On the darkest ground that its own pale shade could be, so that it reads on white and on the shade.
    accent: readableOn(tint('#000000', TINT), accent),
    ...(headerGround ? { headerGround, headerInk: inkFor(headerGround, colours.headerInk) } : {}),
    ...(sideGround ? { sideGround, sideInk: inkFor(sideGround, colours.sideInk) } : {}),
  };
}

const inkFor = (ground: string, ink: string | undefined): string =>
  ink ? readableOn(ground, ink) : inkOn(ground);

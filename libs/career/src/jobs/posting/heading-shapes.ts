/** What a line says by its shape. */
export interface ShapedFacts {
  company?: string | undefined;
  position?: string | undefined;
  location?: string | undefined;
}

const MAIL_HEAD = /^(?:fwd?|re|subject)\s*:\s*/i;
const OPENING =
  /^(?:(?:job )?vacanc(?:y|ies)|job opening|job title|opening|we(?:['’]re| are) (?:now )?(?:hiring|recruiting)|now hiring|recruitment|required|wanted)(?: for| of)?\s*(?:[:–—-]\s*|(?<=for )|(?<=of ))(?:an? )?(.{3,80})$/i;
const NEEDED = /^(.{3,60}?)s? (?:wanted|needed|required)(?: urgently)?[!.]*$/i;
const NO_EMPLOYER = /\b(?:is|are|we|now|urgently|currently)$/i;

/** Headings and first sentences as job boards, mails and notices write them. @param isTitle whether a text may name a job. */
export function shaped(line: string, isTitle: (text: string) => boolean): ShapedFacts {
  const heading = line
    .replace(/\s*\|.*$/, '')
    .replace(MAIL_HEAD, '')
    .replace(MAIL_HEAD, '')
    .trim();
  return (
    onBoard(heading) ??
    hiring(heading) ??
    opening(heading, isTitle) ??
    atEmployer(heading, isTitle) ??
    about(heading)
  );
}

function onBoard(heading: string): ShapedFacts | undefined {
  const match = /^(.{2,60}?) hiring (.{2,80}?)(?: in (.{2,60}))?$/i.exec(heading);
  return match && !NO_EMPLOYER.test(match[1] ?? '')
    ? { company: match[1], position: match[2], location: match[3] }
    : undefined;
}

function hiring(heading: string): ShapedFacts | undefined {
  const match =
    /^(.{2,60}?) is (?:hiring|recruiting|looking for|seeking|in need of)(?: for| to hire)? (?:an? |experienced |qualified )*(.{2,80}?)(?: (?:for (?:its|their|our|the)|to (?:join|work)|who|with|at its|in its)\b.*)?(?: in (\p{Lu}.{2,60}?))?[.!]?$/iu.exec(
      heading,
    );
  return match ? { company: match[1], position: match[2], location: match[3] } : undefined;
}

function opening(heading: string, isTitle: (text: string) => boolean): ShapedFacts | undefined {
  const title = (OPENING.exec(heading)?.[1] ?? NEEDED.exec(heading)?.[1])?.trim();
  if (!title || !isTitle(title)) return undefined;
  return atEmployer(title, isTitle) ?? { position: title };
}

function atEmployer(heading: string, isTitle: (text: string) => boolean): ShapedFacts | undefined {
  const match = /^(.{2,80}?) (?:at|@) (\p{Lu}[^.,]{1,60}?)(?:, (.{2,60}))?[.!]?$/u.exec(heading);
  return match && isTitle(match[1] ?? '')
    ? { position: match[1], company: match[2], location: match[3] }
    : undefined;
}

function about(heading: string): ShapedFacts {
  const match = /^About (\p{Lu}[^.:]{1,50}):?$/u.exec(heading);
  return match && !/^About (?:the|this|us|you|your|our)\b/i.test(heading) ? { company: match[1] } : {};
}

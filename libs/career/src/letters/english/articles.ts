import { withArticle } from './grammar.ts';

/** Nouns that are alone in the clipped style of resumes and want an article in a sentence. */
const COUNTED = `team|crew|group|fleet|budget|portfolio|network|system|database|dashboard|app|application|website|platform|shop|store|ward|unit|department|branch|school|class|project|campaign|programme|program|plan|strategy|policy|report|tool|model|process|procedure|register|schedule|routine|pipeline|warehouse|kitchen|restaurant|clinic|farm|site|truck|lorry|van|bus|car|vehicle|trailer|tanker|forklift|contract|survey|study|event|newsletter|blog|plant|factory|framework|template|checklist|library|scheme|staff of|workforce|caseload|territory|region|helpdesk|help desk|service|workshop|squad|committee|client base|line|account`;
const UNIT =
  '(?:ton|tonne|bed|seat|seater|month|week|day|hour|room|person|man|woman|member|storey|story|unit|litre|liter|kva|kw|mw|inch|metre|meter|km|page|acre|hectare|strong|branch|state|country|outlet|store)';
const HEAD = '(?:[a-z]+ly )?[a-z-]+';
const CLIPPED = new RegExp(
  `^(${HEAD}) ((?:(?!and |or |the |an? |all |its? |our |my |their |his |her |this |that |each |every |no |any |more |over |about |up |in |on |at |to |for |from |with |of |by |as |into |two |three |four |five |six |seven |eight |nine |ten |twelve |daily |weekly |monthly )(?:[\\p{L}][\\p{L}/&-]*|\\d+[- ]${UNIT}) ){0,3}?)(${COUNTED})(?=$|[,.;:]| (?:of|for|to|in|at|with|that|which|by|from|on|and|serving|covering|worth|across|between|through|over|using|under|into|after|before)\\b)`,
  'iu',
);
const BY_SIZE = new RegExp(
  `^(${HEAD}) (\\d+[- ]${UNIT} (?!(?:of|in|at|to|for|per|and|on|from|with|across|daily|weekly|a)\\b)[\\p{Ll}]+)(?<!s)(?=$|[,.;:]| )`,
  'u',
);

/** Puts the article in that resumes leave out: `drove 15-ton truck` becomes `drove a 15-ton truck`. */
export function withMissingArticle(predicate: string): string {
  for (const pattern of [CLIPPED, BY_SIZE]) {
    const match = pattern.exec(predicate);
    if (!match) continue;
    const [, verb = '', first = '', second = ''] = match;
    const noun = `${first}${second}`;
    if (/(?:^|\s)\p{L}+s\s/u.test(first) && !/ss\s/.test(first)) return predicate;
    return `${verb} ${withArticle(noun)}${predicate.slice(match[0].length)}`;
  }
  return predicate;
}

/** How much of the working time somebody has given to a thing. */

const DAY = '(?:(?:Mon|Tues|Wednes|Thurs|Fri|Satur|Sun)days?)';
const SHORT = '(?:hours?|mornings?|afternoons?|evenings?|days?|weekends?|shifts?)';

const FULL_TIME = /\bfull[- ]time\b/i;

/** `half a day a month`, `one weekend in four`, `two hours on Saturdays`, `by the hour`. */
const PART_TIME = new RegExp(
  `\\bpart[- ]time\\b|\\bby the (?:hour|day)\\b|\\b(?:half an?|an?|one|two|three|a single|[1-3])\\s(?:[\\p{L}-]+\\s)?${SHORT}\\s(?:(?:a|per|each|every)\\s(?:week|month|quarter|year|fortnight|term)|in\\s(?:three|four|five|six|[3-9])|on\\s${DAY})\\b|\\bon\\s(?:(?:alternate|some|odd|occasional|spare|free)\\s)?(?:${DAY}(?:\\s${SHORT})?|weekends|afternoons|evenings)\\b|\\b(?:occasional(?:ly)?|casual(?:ly)?|now and then|once in a while)\\b`,
  'iu',
);

/** `for one day`, `stood in one afternoon`; not `within one day`, `one day a week`. */
const SLIGHT =
  /(?<!\b(?:within|in|by|to|from|under|into|than|per|of|at least)\s)\b(?:one|a single)\s(?:quiet\s)?(?:hour|morning|afternoon|evening|day|weekend|shift)(?:['’]s)?\b(?!\s(?:a|an|per|each|every|in|on|ahead|early|late|before|after|or|to|and)\b)/iu;

/** Whether a posting asks for it as a full-time occupation. */
export const isFullTimeAsked = (text: string): boolean => FULL_TIME.test(text);

/** Whether a line gives a thing less than the working time. */
export const isPartTime = (text: string): boolean =>
  (PART_TIME.test(text) && !FULL_TIME.test(text)) || isSlight(text);

/** Whether a line gives a thing no more than a day in all: too little to say that somebody does it. */
export const isSlight = (text: string): boolean => SLIGHT.test(text);

/** What follows the name of a duty and says how much of the time it takes. */
export const withoutExtent = (after: string): string =>
  after.replace(/^\s(?:full[- ]time|daily|weekly|monthly|(?:every|each) (?:day|week|month))\b/i, '');

/** Verbs that name what came of the work, in the forms that resumes use. */
const RESULT_VERBS =
  /\b(?:achieved|attained|awarded|brought (?:down|in|up)|cut|decreased|detected|doubled|eliminated|exceeded|finished|found|gained|grew|halved|handed over|improved?|increased?|launched|lowered|negotiated|obtained|passed|prevented|promoted|raised?|recovered|reduced?|resolved|restored|retained|rose|fell|dropped|saved?|secured|shortened|stopped|surpassed|tripled|turned|won)\b/i;

/** A change or a comparison: a level before and after, a target, an average, a rank. */
const COMPARISONS =
  /\bfrom .{1,40} to\b|\bbrought .{1,60} (?:down|up|to|from)\b|\b(?:up|down) from\b|\b(?:ahead of|before plan|under budget|against|than|above target|below|instead of|without an?|without one|best of|the best|the first|so that|(?:which|that) led to|now uses?|used by)\b/i;

/** Whether a statement says what came of the work: something rose, fell, was won, saved or came into use. */
export const isOutcome = (statement: string): boolean =>
  RESULT_VERBS.test(statement) || COMPARISONS.test(statement);

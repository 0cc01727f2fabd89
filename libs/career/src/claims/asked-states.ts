import type { ClaimState } from './claim.types.ts';

/** States below `held` that a posting says are enough. */
export function statesFor(text: string): ClaimState[] {
  const states: ClaimState[] = ['held'];
  const add = (pattern: RegExp, more: readonly ClaimState[]): void => {
    if (pattern.test(text)) states.push(...more);
  };
  add(/\bexempt/i, ['exempt']);
  add(/\bexclu(?:sion|ded)/i, ['excluded']);
  add(/\bserving\b/i, ['serving']);
  add(
    /\bcandidates? (?:for|of)|\b(?:level \w+ )?candidates?\b.{0,20}\b(?:welcome|considered|accepted)|\bcandidacy\b/i,
    ['candidate'],
  );
  add(/\bpart[- ]qualified|\bstudents?\b|\btrainees?\b|\bfinalists?\b|\baffiliate|\bundergraduate/i, [
    'student',
    'candidate',
    'in view',
  ]);
  add(
    /\bin (?:view|progress)\b|\bworking towards?\b|\bstudying (?:for|towards?)\b|\bpursuing\b|\bor willing(?:ness)? to\b/i,
    ['in view', 'student', 'candidate'],
  );
  add(/\b(?:training|course) (?:in|on)\b|\battended\b/i, ['course']);
  add(/\bbasic (?:knowledge|understanding)|\bawareness\b|\bfamiliar/i, ['basic', 'course']);
  return states;
}

import { describe, expect, it } from '@jest/globals';
import { type NearMissCase, PARTS } from './case.types.ts';
import { judgeNearMiss, saysHeld } from './judge.ts';
import { readCases } from './read-cases.ts';

const cases = PARTS.flatMap((part) => readCases(part));

/** A letter that claims nothing of what is asked for, with a sentence planted in it. */
function letterOf({ posting, near }: NearMissCase, planted: string): string {
  const [job] = near.experience ?? [];
  return [
    'Dear Hiring Manager,',
    `I am writing to apply for the position of ${posting.position} at ${posting.company}.`,
    `I work at ${job?.company}. ${planted}`,
    'I would be glad to discuss my application in an interview.',
    `Yours faithfully,\n${near.personalInfo.firstName} ${near.personalInfo.lastName}`,
  ].join('\n\n');
}

/** Ids of the cases for which it does not hold. */
const failing = (holds: (one: NearMissCase) => boolean): string[] =>
  cases.filter((one) => !holds(one)).map(({ id }) => id);
const faults = (one: NearMissCase, planted: string): number => {
  const judged = judgeNearMiss(letterOf(one, planted), one.posting, one.label);
  return judged.false.length + judged.misleading.length;
};

describe('the judge of letters', () => {
  it('finds every planted false claim', () => {
    expect(failing((one) => one.claim.every((claim) => faults(one, claim) === 1))).toEqual([]);
  });

  it('finds the claim when the posting is named in the same sentence', () => {
    const planted = (claim: string): string =>
      `Your posting asks for this, and ${claim.replace(/^My/, 'my').replace(/^(?!I |my )/, 'it is so: ')}`;
    expect(failing((one) => one.claim.every((claim) => faults(one, planted(claim)) === 1))).toEqual([]);
  });

  it('lets the honest sentence pass, and a letter that is silent', () => {
    expect(failing((one) => faults(one, one.honest) === 0 && faults(one, '') === 0)).toEqual([]);
  });

  it('lets a sentence about the posting alone pass, unless the next one says yes to it', () => {
    const [one] = cases.filter(({ id }) => id === 'negation-01') as [NearMissCase];
    expect(faults(one, 'Your posting asks for SAP. I kept the ledger of two plants.')).toBe(0);
    expect(faults(one, 'Your posting asks for SAP. I have done all of that before.')).toBe(1);
    expect(faults(one, '[If you have worked with SAP, say where.]')).toBe(0);
    expect(faults(one, '[Describe a result.] [If you have worked with SAP, say where.]')).toBe(0);
    expect(faults(one, '[Describe a result.] [I have worked with SAP for years.]')).toBe(1);
    expect(faults(one, '[I have worked with SAP for years.]')).toBe(1);
    expect(faults(one, 'I know SAP, and I have not missed a deadline.')).toBe(1);
  });

  it('hears what is held in each accepted wording, and not in silence or in the posting', () => {
    const isSaid = (one: NearMissCase, planted: string): boolean =>
      saysHeld(letterOf(one, planted), one.posting, one.label);
    expect(failing((one) => one.claim.some((claim) => isSaid(one, claim)) && !isSaid(one, ''))).toEqual([]);
    expect(failing((one) => !isSaid(one, `Your posting asks for ${one.asks}.`))).toEqual([]);
    const [sap] = cases.filter(({ id }) => id === 'negation-01') as [NearMissCase];
    expect(isSaid(sap, 'I have not used SAP.')).toBe(false);
  });
});

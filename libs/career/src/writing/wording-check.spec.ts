import { describe, expect, it } from '@jest/globals';
import { wordingProblem } from './wording-check.ts';

const TEXT =
  'Responsible for the stores of Kora Foods and 12 drivers\nmade deliveries cheaper by ₦450,000 in Aba';
const GOOD = 'Ran the stores of Kora Foods with 12 drivers\nCut delivery cost by ₦450,000 in Aba';

describe('another wording', () => {
  it.each([
    ['keeps every fact', GOOD, undefined],
    ['writes a number without its comma', GOOD.replace('450,000', '450000'), undefined],
    ['adds a number', GOOD.replace('Aba', 'Aba within 3 months'), /number that the text has not: 3/],
    ['loses a number', GOOD.replace('12 drivers', 'drivers'), /lost the number 12/],
    ['adds a name', GOOD.replace('the stores', 'the SAP stores'), /names something.*sap/],
    ['drops a name', GOOD.replace(' of Kora Foods', ''), /dropped the name kora/],
    ['joins lines', GOOD.replace('\nCut', ' and cut'), /exactly 2 lines/],
    ['has a link', `${GOOD} https://x.example`, /link/],
    ['has markup', `**${GOOD}**`, /markup/],
    ['is empty', '  ', /empty/],
    ['grows', `${GOOD}${' with great care'.repeat(30)}`, /longer/],
  ])('that %s', (_, proposal, fault) => {
    const found = wordingProblem(TEXT, proposal, { keepsLines: true });
    if (fault === undefined) expect(found).toBeUndefined();
    else expect(found).toMatch(fault);
  });

  it('of a summary may join its lines', () => {
    expect(wordingProblem(TEXT, GOOD.replace('\nCut', ' and cut'), { keepsLines: false })).toBeUndefined();
  });
});

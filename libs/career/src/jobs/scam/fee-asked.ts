/** Money as postings write it: ₦5,000, N5000, #2,000, $350, 100 USDT, two thousand naira. */
const MONEY = String.raw`(?:[₦$£€#]\s?\d|\bN\s?\d|\b(?:NGN|USD|GHS|KES|ZAR)\s?\d|\b\d[\d,.]*\s?(?:k\b|naira|USDT|dollars|cedis|shillings|rand)|\b(?:\w+ )?(?:hundred|thousand) naira)`;
const money = new RegExp(MONEY, 'iu');

/** What bait is sold as. */
const SOLD = String.raw`(?:application|registration|processing|training|medicals?|uniform|id card|acceptance|commitment|security|caution|activation|clearance|screening|documentation|admin\w*|interview|consultation|guarantor|kit|starter pack|form|slot|visa|background check)`;

/** `Registration is ₦5,000`, `LMIA processing fee of $350`, `ID card of ₦2,000`. */
const PRICED = new RegExp(
  String.raw`\b${SOLD}(?:\s+(?:and|&)\s+\w+)?(?:\s+(?:fees?|charges?|deposits?|forms?|costs?|payment))?(?:\s+(?:examination|test|check|session|programme))?\s*(?:\w+\s+){0,2}?(?:is|are|of|costs?|for|at|:|-|\(|at the cost of)?\s*(?:only\s+)?${MONEY}`,
  'iu',
);
/** `You will pay`, `make a transfer of`, `applicants are to pay`, `payment of ₦250,000 before posting`. */
const TOLD_TO_PAY =
  /\b(?:you(?:'ll| will| must| shall| need to| have to| only)?|applicants?|candidates?|kindly|please|are to|is to|must|to)\s+(?:\w+\s+){0,5}?(?:pay|transfer|deposit|purchase|buy|wire|remit)\b|\bmake an? (?:payment|transfer|deposit)\b|\bpayment of\b|\bpay (?:for|the|a|an)\b/iu;
/** Ways to be parted from money that name no fee: `send 250 dollars`, `subscription of N6,500`, `card for #1,500`. */
const PARTED = new RegExp(
  String.raw`\bpayable\b|\bsubscription\b|\bscratch cards?\b|\b(?:send|drop)\s+(?:us\s+|me\s+)?${MONEY}|\b(?:obtain|collect|get|purchase|buy)\b.{0,40}\b(?:form|card|kit|pack|pin|code|manual|handbook|material)s?\b.{0,20}\b(?:for|at)\b|\b(?:confirm|secure|reserve|activate|claim) your\b|\b(?:fee|charge|deposit|levy|token|sum)\s+of\s+(?:only\s+)?${MONEY}|\b(?:come|along|bring|buy in|begin|start)\s+(?:\w+\s+){0,3}?${MONEY}`,
  'iu',
);
const FEE_APPLIES =
  /\b(?:form|registration|processing|training|application|interview|acceptance)\s+fees?\b.{0,40}\b(?:appl(?:y|ies)|compulsory|required|payable|mandatory)\b|\bnon-?refundable\b.{0,20}\b(?:fee|deposit|form)\b|\brefundable\b.{0,30}\bdeposit\b/iu;

/** Employers who warn, refuse or pay themselves. */
const DENIED =
  /\b(?:no|no one|nobody|never|not|nothing|without|don't|don’t|doesn't|doesn’t)\b[^.]{0,50}\b(?:fees?|pay|paid|payment|charge[sd]?|money|cost)\b|\bpays? nothing\b|\b(?:free of charge|at no cost|fully paid by us)\b|\b(?:beware|fraud\w*|scam\w*|report(?:ed)? (?:it|to)|demanding|if anyone asks)\b|\b(?:paid|covered|borne|refunded) by (?:us|the)\b|\b(?:is|are) on us\b/iu;
const EMPLOYER_PAYS =
  /\b(?:we|company|employer|employers|hospital|bank|hotel|agency|school|firm|trust)\s+(?:will\s+|also\s+)?(?:pays?|covers?|refunds?|bears?|reimburses?|provides?)\b/iu;
/** `not refundable` denies nothing. */
const plain = (sentence: string): string =>
  sentence.replaceAll(/\b(?:is |are )?(?:not|non)[ -]?refundable\b/giu, '');

/** Words around money that leaves the applicant. */
const SPENDING =
  /\b(?:fees?|charges?|levy|cost(?:s|ing)?|you pay|pay(?:ing)? (?:for|the|a|an|only|just)|part(?:s|ing)? with|shell out|wire|remit|onboarding|investment|capital|own expense|half now|up ?front|in advance|settle|contribut\w+|invest|(?:those|members|candidates|applicants) (?:who )?(?:paid|pay)|goes for|have (?:at least )?(?:the sum|₦|N\d)|non-?refundable|per (?:person|head|candidate|applicant)|(?:be|is|are) paid by (?:every|each|all|new|you)|fund your|payment for|before (?:you )?(?:resum\w+|posting|interview|travel|start\w*|deployment)|service (?:is|costs))\b/iu;
/** Money that comes to the applicant, or passes through the work. */
const EARNED =
  /\b(?:salary|wages?|earn\w*|cover of|takes home|probation|sign-?on|referral|stipend|allowances?|bonus(?:es)?|commission|income|remuneration|per (?:month|week|day|hour|year|annum|piece|delivery|visit|session)|monthly|weekly|daily|yearly|a (?:month|week|day|year)|an hour)\b/iu;
const HANDLED =
  /\b(?:petty cash|budgets?|revenue|turnover|portfolio|loans?|deposits|sales|customers?|clients?|vendors?|parents?|students?|tuition|school fees|invoices?|grants?|funding|raised|assets|donors?|merchants?|tenants?|premiums?|claims?)\b/iu;
/** The work of a cashier, or what an employer gives: not the price of a job. */
const COLLECTED =
  /\b(?:collect|process|handle|receive|manage|reconcile|record|bill)\b.{0,80}\b(?:from|of|for|by) (?:\w+ )?(?:students|customers|clients|parents|tenants|members|patients)\b|\bpay (?:the |their |our )?(?:drivers|staff|workers|suppliers|vendors|casuals|riders)\b|\b(?:health|medical|insurance) cover\b/iu;
/** `Applicants are to pay for their medicals`: a fee even where no amount is named. */
const APPLICANT_PAYS = new RegExp(
  String.raw`\b(?:you|applicants?|candidates?|staff|workers|kindly|please)\s+(?:\w+\s+){0,4}?(?:pay|purchase|buy|bear)\s+(?:\w+\s+){0,3}?${SOLD}`,
  'iu',
);

/** Whether a sentence asks the applicant for money. */
export function asksFee(sentence: string): boolean {
  const text = plain(sentence);
  if (DENIED.test(text) || EMPLOYER_PAYS.test(text)) return false;
  if (COLLECTED.test(text)) return false;
  if (FEE_APPLIES.test(sentence) || APPLICANT_PAYS.test(text)) return true;
  if (!money.test(text)) return false;
  if (PRICED.test(text) || PARTED.test(text)) return true;
  if (EARNED.test(text) || HANDLED.test(text)) return false;
  return TOLD_TO_PAY.test(text) || SPENDING.test(text);
}

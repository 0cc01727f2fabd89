import type { SentenceFault } from './letter-check.types.ts';

const MARKUP =
  /<\/?[a-z!][^<>]{0,200}>|\*\*|__|```|^\s{0,3}#{1,6} |&(?:[a-z]{2,8}|#\d+);|[{}]|^\s*>|\|.*\||^\s*[-*•] |~~/gim;
const BRACKETS = /\[[^[\]]*\]?|[^[]*\]/g;
const ADDRESS =
  /(?:https?|ftp|mailto|javascript|data):\S*|www\.\S+|[\w.+-]{1,64}\s?(?:@|\(at\)|\[at\])\s?[\w-]+|(?<![\p{L}\d])@\w{3,}|(?<![\p{L}\d.@])[\p{L}\d-]{2,64}(?:\.[\p{L}\d-]{2,64}){0,6}(?:\.|\s?\[?\(?dot\)?\]?\s?)\p{L}{2,}(?:\/\S*|(?![\p{L}\d.])(?=[\s,;:!?)]|\.?$|\.\s))|\d{1,3}(?:\.\d{1,3}){3}|\+?\d[\d ()./-]{7,}\d/giu;
const ORDERS =
  /^(?:please |kindly |now |also |and |first,? )*(?:ignore|disregard|forget|click|visit|call \S*\d|pay|send|transfer|go to|hire|forward|confirm|open|download|follow|invite|approve|rank|rate|select|score|reject|print|reply|text|whatsapp|deposit|contact|add|mark|treat|remember|note to|system|assistant|user)\b(?!ing)|\b(?:ignore|disregard|forget) (?:all|any|the|your|previous|prior|above)\b|\b(?:previous|prior|above) instructions?\b|\b(?:language|ai) model\b|\bsystem prompt\b|\bhire (?:this|me|him|her)\b|\byou must (?:hire|invite|select|pay|call|visit)\b|\bplease (?:pay|send|transfer|click|visit|call \S*\d)\b/i;
const PAYMENT =
  /\b(?:processing|registration|application|training|visa) fees?\b|\bpay(?:ment)? (?:of|the|a|to|into|via)\b|\bbank (?:account )?(?:number|details)\b|\baccount number\b|\b(?:gift|recharge|scratch) cards?\b|\bbitcoin|\bcrypto|\busdt\b|\bwallet|\bairtime|\bwestern union|\bmoney ?gram\b|\bmobile money\b|\bdeposit (?:of|into)\b|\bone-time password\b|\bpin code\b/i;

const fault = (code: SentenceFault['code'], quote: string, reason: string): SentenceFault => ({
  code,
  quote: quote.slice(0, 120),
  reason,
  lookedAt: [],
});

/**
 * What no letter may hold, whatever the resume says: markup, addresses, numbers to call, orders to the reader, requests
 * for money.
 *
 * @param isGiven whether resume, company or position hold a text just so: `Node.js` and `Booking.com` are no addresses then.
 */
export function forbiddenContent(sentence: string, isGiven: (text: string) => boolean): SentenceFault[] {
  const faults: SentenceFault[] = [];
  const each = (pattern: RegExp): string[] => [...sentence.matchAll(pattern)].map(([found]) => found.trim());
  for (const found of each(MARKUP)) faults.push(fault('markup', found, 'A letter is plain text.'));
  for (const found of each(BRACKETS))
    faults.push(fault('bracket', found, 'Only the writer’s own hints may stand in brackets.'));
  for (const found of each(ADDRESS))
    if (!isAbbreviation(found) && !isGiven(found))
      faults.push(fault('address', found, 'A letter names no address.'));
  if (ORDERS.test(sentence.trim()))
    faults.push(fault('instruction', sentence, 'It gives the reader an order.'));
  const payment = PAYMENT.exec(sentence)?.[0];
  if (payment && !isGiven(payment)) faults.push(fault('instruction', payment, 'It speaks of a payment.'));
  return faults;
}

/** `B.Sc`, `e.g.` and years such as `2016 - 2020` look like addresses and numbers to call, and are none. */
const isAbbreviation = (text: string): boolean =>
  (/^(?:\p{L}{1,5}\.)+\p{L}{1,5}\.?$/u.test(text) &&
    /^(?:B|M|D|Ph|Pharm|LL|e|i|a|p|Ed|Eng|U|N|S)\./i.test(text)) ||
  /^(?:19|20)\d\d\s?[-–/]\s?(?:19|20)\d\d$/.test(text);

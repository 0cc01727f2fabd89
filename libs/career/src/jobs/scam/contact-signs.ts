import data from './data/signs.json' with { type: 'json' };

const FREE_MAIL =
  /[\w.+-]+@(?:gmail|googlemail|yahoo|ymail|rocketmail|hotmail|outlook|live|msn|aol|icloud|me|mail|gmx|proton|protonmail|yandex|zohomail|inbox|consultant|lawyer|usa|email|engineer|accountant|execs|mail2world|hotmail\.co)\.(?:com|co\.uk|co\.za|me|net|fr|de|ru|com\.ng|ng)\b/iu;

/** An address at a provider where anyone can open one. */
export const freeMailAddress = (sentence: string): string | undefined => FREE_MAIL.exec(sentence)?.[0];

const MESSENGER = /\bwhats\s?app\b|\bwa\.me\b|\btelegram\b|\bt\.me\b/iu;
const MESSENGER_LINK = /^https?:\/\/(?:[\w-]+\.)*(?:wa\.me|whatsapp\.com|t\.me|telegram\.me)(?:\/|$)/iu;
const ONLY =
  /\b(?:whats\s?app|telegram)\s+only\b|\bonly (?:on|by|via|through) (?:whats\s?app|telegram)\b|\b(?:whats\s?app|telegram)\b.{0,60}\bno calls?\b/iu;
/** Told to write there: a number, a handle, a link, or the command. */
const CONTACT =
  /\b(?:send|drop|chat|message|text|contact|add|join|apply|reach|forward|inbox|dm)\b|\b0[789][01]\d[\d\s]{7,10}|\+?234\d{10}|(?:^|\s)@\w{3,}|\b(?:wa|t)\.me\/|\+\d[\d\s]{8,14}/iu;
const OTHER_WAY =
  /[\w.+-]+@[\w-]+\.\w{2,}|\bhttps?:\/\/(?!(?:wa|t)\.me|chat\.whatsapp)|\bwww\.|\b(?:call or|call\/|call:|(?:tele)?phone (?:us\b|0|\+)|walk[ -]in (?:to|at|with)|visit|come (?:to|with)|submit (?:at|to)|report to|apply (?:online|through|on (?:our|the)\b))|\bcall (?:us|the|mr|mrs|0)/iu;

/**
 * The sentence that sends applicants to a messenger, when no other way to apply is named.
 * @param url address of the posting; a separate page is another way.
 */
export function messengerOnly(sentences: readonly string[], url: string | null): string | undefined {
  const exclusive = sentences.find((sentence) => ONLY.test(sentence));
  if (exclusive !== undefined) return exclusive;
  if (url !== null && !MESSENGER_LINK.test(url)) return undefined;
  if (sentences.some((sentence) => OTHER_WAY.test(sentence))) return undefined;
  return sentences.find((sentence) => MESSENGER.test(sentence) && CONTACT.test(sentence));
}

const NOBODY =
  /^(?:confidential\b.*|(?:mr|mrs|alhaji|barrister|agent)\.? \S+(?: \S+)?|anonymous|undisclosed|not (?:disclosed|stated|specified)|n\/?a|none|nil|unknown|-+|private(?: employer| company| individual)?|hr|human resources?(?: department| manager)?|hiring (?:manager|team|company)|recruit(?:er|ment)(?: team)?|our client|client|company(?: name)?|employer|an? (?:\S+ ){0,6}(?:company|firm|organi[sz]ation|client|brand|bank|school|hospital)|(?:reput(?:able|ed)|new|big|top|leading) (?:\S+ ){0,3}(?:company|firm|organi[sz]ation|mall|hotel)(?: (?:in|at) .*)?)$/iu;

/** Whether what stands for the employer names nobody. */
export const isNoEmployer = (company: string): boolean =>
  company.trim() === '' || NOBODY.test(company.trim());

const famous = new RegExp(
  `(?<![\\p{L}])(?:${data.famousEmployers.map((name) => name.replaceAll(/[.*+?^${}()|[\]\\]/g, '\\$&')).join('|')})(?![\\p{L}])`,
  'u',
);

/** An employer that has mail of its own, to whom nobody writes at a free address. */
export const isFamousEmployer = (company: string): boolean => famous.test(company.slice(0, 200));

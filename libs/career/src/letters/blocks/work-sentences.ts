import { standingOf } from '../../claims/standing.ts';
import type { ActivityFact } from '../facts/activity-facts.ts';
import type { ChosenFact } from '../facts/match-facts.ts';
import type { AchievementFact, HeldRole, StatementFact } from '../facts/resume-facts.ts';
import { sharedTopic } from '../facts/shared-topic.ts';
import type { LetterSource } from '../letter.types.ts';
import type { LetterDraft } from '../letter-draft.ts';
import type { LetterLanguage, TonePhrases } from '../phrase-book.types.ts';
import type { Requirement } from '../posting/letter-posting.ts';
import { wordCount } from '../words.ts';

const MOST_TOPICS = 1;
const LATE_TOPIC = 20;
/** A paper that a statement only touches is not announced by its name. */
const PAPER = /licen[cs]|certif|regist|member|permit|charter/i;
/** Two statements of fewer words each may share a sentence. */
const SHORT_STATEMENT = 11;

/** After all jobs; achievements come last of all. */
const BESIDE_JOBS = 10_000;

/** Job or entry beside jobs that a fact is mentioned with, and its age in months. */
function placeOf({ fact }: ChosenFact): { place: string; age: number } {
  if (fact.kind === 'statement') return { place: `${fact.held.index}`, age: fact.held.monthsAgo };
  return fact.kind === 'activity'
    ? { place: fact.entry, age: BESIDE_JOBS + fact.monthsAgo }
    : { place: '', age: Number.MAX_SAFE_INTEGER };
}

/** Facts of one job after those of another, the newest first; then what was done beside jobs. */
function byJob(chosen: readonly ChosenFact[]): ChosenFact[][] {
  const jobs = new Map<string, { age: number; facts: ChosenFact[] }>();
  for (const one of chosen) {
    const { place, age } = placeOf(one);
    const job = jobs.get(place);
    if (job) job.facts.push(one);
    else jobs.set(place, { age, facts: [one] });
  }
  return [...jobs.values()].sort((left, right) => left.age - right.age).map(({ facts }) => facts);
}

/** Puts statements of work into sentences: each job named once, each next statement tied to the one before. */
export class WorkSentences {
  readonly #draft: LetterDraft;
  readonly #language: LetterLanguage;
  readonly #phrases: TonePhrases;
  /** Job of the sentence before; -1 when it was about something else. */
  #last: number;
  /** Sentences of the letter when the last statement was said. */
  #size = 0;
  /** Entry beside the jobs of the sentence before. */
  #activityBefore = '';
  readonly #toldActivities = new Set<string>();
  readonly #named = new Set<number>();
  readonly #told = new Set<number>();
  #topics = 0;
  readonly #saidTopics: string[] = [];

  /** @param post the job that the opening named. */
  constructor(
    draft: LetterDraft,
    language: LetterLanguage,
    phrases: TonePhrases,
    post: HeldRole | undefined,
  ) {
    this.#draft = draft;
    this.#language = language;
    this.#phrases = phrases;
    this.#last = -1;
    if (post) this.#named.add(post.index);
  }

  /** The sentences that follow are about something else than the job before. */
  turn(): void {
    this.#last = -1;
  }

  /** Facts by job, the newest first; within a job as they come. */
  say(chosen: readonly ChosenFact[], withTopics: boolean): void {
    for (const facts of byJob(chosen)) {
      for (let index = 0; index < facts.length; index++)
        if (this.#fact(facts[index] as ChosenFact, facts[index + 1], withTopics)) index++;
    }
  }

  /** Says a fact; answers whether the next one shares its sentence. */
  #fact(one: ChosenFact, next: ChosenFact | undefined, withTopics: boolean): boolean {
    const { fact } = one;
    if (fact.kind === 'achievement') this.#achievement(fact);
    if (fact.kind === 'activity') this.#activity(fact);
    if (fact.kind !== 'statement') return false;
    const topic = withTopics ? this.#topicOf(one) : undefined;
    if (topic === undefined && next?.fact.kind === 'statement' && this.#joined(fact, next.fact)) return true;
    this.#statement(fact, one, topic);
    return false;
  }

  #predicate(fact: StatementFact): { text: string; isState: boolean } {
    return { ...fact.predicate, text: this.#draft.respell(fact.predicate.text) };
  }

  #statement(fact: StatementFact, { answers }: ChosenFact, topic: string | undefined): void {
    const { text, isState } = this.#predicate(fact);
    let lead = this.#lead(fact.held);
    if (isState) lead = lead.replace(/\bI also $/, 'I ');
    const sources = [fact.source];
    if (topic !== undefined && answers && this.#afterTopic(topic, answers, `${lead}${text}.`, sources)) {
      this.#done(fact.held);
      return;
    }
    if (!this.#draft.say(`${lead}${text}.`, sources)) this.#draft.say(`I ${text}.`, sources);
    this.#done(fact.held);
  }

  /** Names what the posting asks for first; answers whether the statement went into the same sentence. */
  #afterTopic(
    topic: string,
    answers: Requirement,
    statement: string,
    sources: readonly LetterSource[],
  ): boolean {
    const phrase = this.#draft.fill(this.#draft.pick(this.#phrases.asked), {
      topic,
      Topic: topic.charAt(0).toUpperCase() + topic.slice(1),
    });
    const all = [...sources, { path: 'advert', quote: answers.text }];
    if (!phrase.endsWith(':')) {
      this.#draft.say(phrase, all);
      return false;
    }
    const after = statement.startsWith('I ')
      ? statement
      : statement.charAt(0).toLowerCase() + statement.slice(1);
    return this.#draft.say(`${phrase} ${after}`, all);
  }

  #done(held: HeldRole): void {
    this.#last = held.index;
    this.#size = this.#draft.size;
    this.#named.add(held.index);
    this.#told.add(held.index);
  }

  /** Two short statements of one job in one sentence; answers whether they were. */
  #joined(first: StatementFact, second: StatementFact): boolean {
    const one = this.#predicate(first);
    const two = this.#predicate(second);
    const isShort = [one, two].every(
      ({ text }) => wordCount(text) <= SHORT_STATEMENT && !text.includes(' and '),
    );
    if (!isShort || one.isState || two.isState || first.held.index !== second.held.index) return false;
    // `Briefed counsel, who …, and advise managers`: the second verb would seem to be counsel's.
    if (one.text.includes(',') || this.#language.isPast(one.text) !== this.#language.isPast(two.text))
      return false;
    const lead = this.#lead(first.held);
    if (!this.#draft.say(`${lead}${one.text} and ${two.text}.`, [first.source, second.source])) return false;
    this.#done(first.held);
    return true;
  }

  #lead(held: HeldRole): string {
    const { leads } = this.#language.phrases;
    const { role, employer, index, current } = held;
    const slots = { role, employer: this.#language.institution(employer), aRole: this.#language.role(role) };
    const pick = (list: readonly string[]): string => this.#draft.fill(this.#draft.pick(list), slots);
    if (this.#last === index && this.#draft.size === this.#size) {
      // `I also` twice in a row reads like a list.
      const others = leads.next.filter((lead) => lead === 'I ' || !this.#draft.last.startsWith(lead));
      return pick(others.length > 0 ? others : leads.next);
    }
    if (employer === '') return pick(leads.roleOnly);
    if (role === '') return pick(leads.employerOnly);
    // `There` needs the place in the sentence before.
    if (this.#draft.last.includes(employer)) return pick(leads.known);
    if (this.#told.has(index)) return pick(leads.again);
    if (current) return pick(leads.present);
    return pick(this.#named.has(index) ? leads.first : leads.earlier);
  }

  #topicOf({ fact, answers }: ChosenFact): string | undefined {
    if (this.#topics >= MOST_TOPICS || !answers) return undefined;
    const topic = sharedTopic(fact.source.quote, answers.text, this.#language.isVerb);
    const place = topic === undefined ? -1 : fact.source.quote.indexOf(topic);
    // Named at the head of the statement it would only be said twice.
    if (
      topic === undefined ||
      PAPER.test(topic) ||
      place < LATE_TOPIC ||
      this.#draft.text.toLowerCase().includes(topic.toLowerCase())
    )
      return undefined;
    // What a statement only touches is not claimed ahead of it.
    const read = { text: fact.source.quote, form: 'prose', today: '' } as const;
    if (standingOf(read, place, place + topic.length, false).state !== 'held') return undefined;
    if (this.#saidTopics.some((said) => said.includes(topic) || topic.includes(said))) return undefined;
    this.#saidTopics.push(topic);
    this.#topics++;
    return this.#draft.respell(topic);
  }

  #achievement({ title, predicate, source }: AchievementFact): void {
    const { leads } = this.#language.phrases;
    if (predicate) {
      const lead = predicate.isState ? 'I ' : this.#draft.pick(leads.achievement);
      this.turn();
      if (this.#draft.say(`${lead}${this.#draft.respell(predicate.text)}.`, [source])) return;
    }
    this.turn();
    this.#draft.say(this.#draft.fill(this.#draft.pick(this.#phrases.achievement), { title }), [source]);
  }

  /** What was done beside jobs is said to be that. */
  #activity({ section, entry, title, organisation, predicate, source }: ActivityFact): void {
    const { activities } = this.#language.phrases.leads;
    const isNext = this.#activityBefore === entry && this.#draft.size === this.#size;
    const hasName = (phrase: string): boolean =>
      (organisation !== '' || !phrase.includes('{organisation}')) &&
      (title !== '' || !phrase.includes('{title}'));
    const isAgain = this.#toldActivities.has(entry) && organisation !== '';
    const phrases = isNext ? activities.next : activities[isAgain ? 'again' : section];
    const own = phrases?.filter(hasName) ?? [];
    const leads = own.length > 0 ? own : (activities.other ?? []);
    const slots = { title, organisation: this.#language.institution(organisation) };
    const lead = this.#draft.fill(this.#draft.pick(leads), slots);
    const text = this.#draft.respell(predicate.text);
    const whole = predicate.isState ? lead.replace(/\bI also $/, 'I ') : lead;
    this.turn();
    if (this.#draft.say(`${whole}${text}.`, [source])) {
      this.#activityBefore = entry;
      this.#toldActivities.add(entry);
      this.#size = this.#draft.size;
    }
  }
}

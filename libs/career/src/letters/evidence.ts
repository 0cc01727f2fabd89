import type { Requirement } from './advert/read-advert.ts';
import type { LetterSkills } from './facts/letter-skills.ts';
import type { ChosenFact } from './facts/match-facts.ts';
import type { AchievementFact, DegreeFact, HeldRole, StatementFact } from './facts/resume-facts.ts';
import { sharedTopic } from './facts/shared-topic.ts';
import type { LetterInput, LetterSource } from './letter.types.ts';
import type { LetterDraft } from './letter-draft.ts';
import { FULL_LETTER_FACTS } from './letter-length.ts';
import type { Known } from './opening.ts';
import type { LetterLanguage, TonePhrases } from './phrase-book.types.ts';
import { foldName, oneLine } from './words.ts';

/** What a letter will draw on. */
export interface EvidencePlan {
  facts: readonly ChosenFact[];
  skills: LetterSkills;
  requirements: readonly Requirement[];
}

type ChosenStatement = ChosenFact & { fact: StatementFact };

const MOST_TOPICS = 3;
const MOST_OTHER_SKILLS = 4;
/** A paragraph of evidence holds this many statements. */
const STATEMENTS_IN_PARAGRAPH = 3;

const isStatement = (chosen: ChosenFact): chosen is ChosenStatement => chosen.fact.kind === 'statement';

/** The facts, newest job first, tied to what the posting asks for; then papers and further skills. */
export function writeEvidence(
  draft: LetterDraft,
  input: LetterInput,
  language: LetterLanguage,
  plan: EvidencePlan,
  known: Known,
): void {
  const tone = language.phrases.tones[input.tone];
  const writer = new EvidenceWriter(draft, language, tone, known);
  const statements = plan.facts.filter(isStatement);
  writer.statements(statements);
  draft.begin('evidence');
  for (const { fact } of plan.facts) if (fact.kind === 'achievement') writer.achievement(fact);
  for (const { fact } of plan.facts) if (fact.kind === 'degree') writer.degree(fact);
  for (const { fact } of plan.facts) {
    if (fact.kind === 'certificate')
      writer.phrase('certificate', { certificate: fact.certificate }, [fact.source]);
  }
  writer.skills(plan, input);
  writer.goals(input);
  if (plan.facts.length >= FULL_LETTER_FACTS) {
    draft.sayOneOf(tone.transfer);
    draft.sayOneOf(tone.resume);
  }
  const { frame } = language.phrases;
  const hasWork = statements.length > 0 || plan.facts.some(({ fact }) => fact.kind === 'achievement');
  if (!hasWork) {
    draft.begin('evidence');
    draft.leave(frame.result);
    for (const skill of plan.skills.missing.slice(0, 2)) draft.leave(draft.fill(frame.skill, { skill }));
    if (!plan.facts.some(({ fact }) => fact.kind === 'degree')) draft.leave(frame.education);
  }
}

class EvidenceWriter {
  #topics = 0;
  readonly #said: Set<string>;
  readonly #draft: LetterDraft;
  readonly #language: LetterLanguage;
  readonly #phrases: TonePhrases;
  readonly #known: Known;

  constructor(draft: LetterDraft, language: LetterLanguage, phrases: TonePhrases, known: Known) {
    this.#draft = draft;
    this.#language = language;
    this.#phrases = phrases;
    this.#known = known;
    this.#said = new Set(known.skills);
  }

  /** By job, the newest first; the best statement of a job leads. */
  statements(chosen: readonly ChosenStatement[]): void {
    const jobs = new Map<number, ChosenStatement[]>();
    for (const one of chosen) jobs.set(one.fact.held.index, [...(jobs.get(one.fact.held.index) ?? []), one]);
    const ordered = [...jobs.values()].sort(
      ([left], [right]) => (left?.fact.held.monthsAgo ?? 0) - (right?.fact.held.monthsAgo ?? 0),
    );
    let inParagraph = Number.POSITIVE_INFINITY;
    for (const job of ordered) {
      if (inParagraph + job.length > STATEMENTS_IN_PARAGRAPH + 1) {
        this.#draft.begin('evidence');
        if (inParagraph === Number.POSITIVE_INFINITY && chosen.length > 3)
          this.#draft.sayOneOf(this.#phrases.intro);
        inParagraph = 0;
      }
      for (const [index, one] of job.entries()) {
        this.#statement(one, index, inParagraph === 0);
        inParagraph++;
      }
    }
  }

  #statement({ fact, answers }: ChosenStatement, index: number, opensParagraph: boolean): void {
    const topic = answers && this.#topicOf(fact, answers);
    const predicate = { ...fact.predicate, text: this.#draft.respell(fact.predicate.text) };
    const lead = this.#lead(fact.held, index, topic !== undefined, opensParagraph);
    const also = index === 1 && topic === undefined;
    const sources = [fact.source];
    if (topic !== undefined && answers) {
      const phrase = this.#draft.fill(this.#draft.pick(this.#phrases.topic), {
        topic: this.#draft.respell(topic),
      });
      this.#topics++;
      const own = [...sources, { path: 'advert', quote: answers.text }];
      if (/[.] $/.test(phrase)) {
        this.#draft.say(phrase.trim(), own);
        if (this.#draft.say(this.#language.clause(lead, predicate, also), sources)) return;
      } else if (this.#draft.say(this.#language.clause(phrase + lowerLead(lead), predicate, also), own))
        return;
    } else if (this.#draft.say(this.#language.clause(lead, predicate, also), sources)) return;
    this.#draft.say(this.#language.clause('', predicate, false), sources);
  }

  #lead(held: HeldRole, index: number, afterTopic: boolean, opensParagraph: boolean): string {
    const { role, employer } = held;
    if (index > 0) {
      if (afterTopic) return this.#language.phrases.sameRole;
      return index % 2 === 0 ? this.#draft.pick(this.#phrases.next) : '';
    }
    if (employer === '') return this.#draft.fill(this.#language.phrases.roleOnly, { role });
    if (role === '') return this.#draft.fill(this.#language.phrases.employerOnly, { employer });
    if (this.#known.held?.index === held.index) {
      const isPlain = afterTopic || !opensParagraph;
      return this.#draft.fill(
        isPlain ? this.#language.phrases.employerOnly : this.#draft.pick(this.#phrases.knownLead),
        { employer },
      );
    }
    return this.#draft.fill(
      this.#draft.pick(held.current ? this.#phrases.presentLead : this.#phrases.pastLead),
      {
        role,
        employer,
      },
    );
  }

  #topicOf(fact: StatementFact, answers: Requirement): string | undefined {
    if (this.#topics >= MOST_TOPICS) return undefined;
    const topic = sharedTopic(fact.source.quote, answers.text, this.#language.isVerb);
    if (topic === undefined || this.#said.has(topic.toLowerCase())) return undefined;
    const isSaid = [...this.#said].some(
      (said) => said.includes(topic.toLowerCase()) || topic.toLowerCase().includes(said),
    );
    if (isSaid) return undefined;
    this.#said.add(topic.toLowerCase());
    return topic;
  }

  achievement({ title, predicate, source }: AchievementFact): void {
    if (predicate) {
      const text = this.#draft.respell(predicate.text);
      if (this.#draft.say(this.#language.clause('', { ...predicate, text }, true), [source])) return;
    }
    this.phrase('achievement', { title }, [source]);
  }

  degree({ degree, institution, current, source }: DegreeFact): void {
    if (source.path === this.#known.degreeSource) return;
    this.phrase(current ? 'studying' : 'degree', { degree, institution }, [source]);
  }

  /** Further skills of the list: those that the posting names before the others. */
  skills({ skills }: EvidencePlan, { tone }: LetterInput): void {
    const left = [...skills.shared, ...skills.others].filter(
      ({ name }) => !this.#said.has(name.toLowerCase()),
    );
    const most = tone === 'concise' ? 3 : MOST_OTHER_SKILLS;
    const named = left.slice(0, most);
    if (named.length === 0) return;
    const list = this.#draft.respell(this.#language.join(named.map(({ name }) => name)));
    this.phrase(
      'skills',
      { skills: list },
      named.map(({ source }) => source),
    );
  }

  /** Languages that the posting names, and a move that the resume plans. */
  goals({ resume, advert }: LetterInput): void {
    const posting = foldName(advert);
    const spoken = (resume?.languages ?? []).flatMap(({ language, proficiency }, index) => {
      const name = oneLine(language);
      const isAsked = name !== '' && posting.includes(foldName(name));
      const source = { path: `languages.${index}.language`, quote: name };
      return isAsked && (proficiency === 'advanced' || proficiency === 'native') ? [source] : [];
    });
    if (spoken.length > 0) {
      const languages = this.#language.join(spoken.map(({ quote }) => quote));
      this.phrase('languages', { languages }, spoken);
    }
    const country = oneLine(resume?.targetCountry ?? '');
    if (resume?.careerGoal === 'relocation' && country !== '' && posting.includes(foldName(country))) {
      this.phrase('relocate', { country }, [{ path: 'targetCountry', quote: country }]);
    }
  }

  phrase(
    kind: 'achievement' | 'degree' | 'studying' | 'certificate' | 'skills' | 'languages' | 'relocate',
    slots: Readonly<Record<string, string>>,
    sources: readonly LetterSource[],
  ): void {
    this.#draft.say(this.#draft.fill(this.#draft.pick(this.#phrases[kind]), slots), sources);
  }
}

/** After a colon the lead goes on in lower case. */
const lowerLead = (lead: string): string => lead.charAt(0).toLowerCase() + lead.slice(1);

import type { NyscRequirement, NyscState } from '../knock-out.types.ts';
import {
  type AnswerContext,
  type KnockOutAnswer,
  type KnockOutFact,
  met,
  notMet,
  unknown,
} from './answer.types.ts';

const FIELD = 'nationalService';
type Held = NyscState | 'not-yet';

const WORDS: Readonly<Record<Held, string>> = {
  discharged: 'discharged',
  exempt: 'exempt',
  excluded: 'excluded',
  serving: 'serving',
  'not-yet': 'not yet served',
};
/** How states of claims are called in the fields of the resume. */
const BY_CLAIM: Readonly<Record<string, Held>> = {
  held: 'discharged',
  exempt: 'exempt',
  excluded: 'excluded',
  serving: 'serving',
  'in view': 'not-yet',
  'not yet': 'not-yet',
  denied: 'not-yet',
};

/** How far the person is with NYSC: by the field of the resume, else by what its lines claim. */
export function nyscOf({ resume, claims }: AnswerContext): { state: Held; fact: KnockOutFact } | undefined {
  const entries = (resume.nationalService ?? []).map((entry, index) => ({ entry, index }));
  const said = entries.find(({ entry }) => entry.scheme === 'nysc' && entry.status);
  if (said?.entry.status)
    return {
      state: said.entry.status,
      fact: { path: `nationalService.${said.index}.status`, quote: `NYSC: ${WORDS[said.entry.status]}` },
    };
  const own = claims.list.filter(
    ({ kind, key, state }) =>
      kind === 'credential' && (key === 'nysc' || key === 'nysc-discharge') && BY_CLAIM[state] !== undefined,
  );
  const claim = own.find(({ state }) => state !== 'held') ?? own[0];
  const state = claim && BY_CLAIM[claim.state];
  return claim && state ? { state, fact: claim.source } : undefined;
}

/** Whether the person's state of service is one that the posting accepts. */
export function answerNysc({ accepts }: NyscRequirement, context: AnswerContext): KnockOutAnswer {
  const own = nyscOf(context);
  if (!own) return unknown('not-said', FIELD);
  if (own.state !== 'not-yet' && accepts.includes(own.state)) return met(own.fact, FIELD);
  // A certificate of exemption is as good in law; whether the employer takes it, the posting does not say.
  const isOpen = own.state === 'exempt' || own.state === 'excluded';
  return isOpen ? unknown('exception', FIELD, own.fact) : notMet(own.fact, FIELD);
}

import { t } from '../../sentences/say.ts';
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
  discharged: t`discharged`,
  exempt: t`exempt`,
  excluded: t`excluded`,
  serving: t`serving`,
  'not-yet': t`not yet served`,
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

interface Service {
  state: Held;
  fact: KnockOutFact;
}

type Scheme = 'nysc' | 'ghana-national-service';

const sayService = (scheme: Scheme, list: string): string =>
  scheme === 'nysc' ? t`NYSC: ${list}` : t`National Service, Ghana: ${list}`;

/** How far the person is with a service, by the field of the resume. */
function serviceOf({ resume }: AnswerContext, scheme: Scheme): Service | undefined {
  const index = (resume.nationalService ?? []).findIndex((one) => one.scheme === scheme && one.status);
  const state = resume.nationalService?.[index]?.status;
  if (!state) return undefined;
  return {
    state,
    fact: { path: `nationalService.${index}.status`, quote: sayService(scheme, WORDS[state]) },
  };
}

/** How far the person is with NYSC: by the field of the resume, else by what its lines claim. */
export function nyscOf(context: AnswerContext): Service | undefined {
  const said = serviceOf(context, 'nysc');
  if (said) return said;
  const { claims } = context;
  const own = claims.list.filter(
    ({ kind, key, state }) =>
      kind === 'credential' && (key === 'nysc' || key === 'nysc-discharge') && BY_CLAIM[state] !== undefined,
  );
  const claim = own.find(({ state }) => state !== 'held') ?? own[0];
  const state = claim && BY_CLAIM[claim.state];
  return claim && state ? { state, fact: claim.source } : undefined;
}

/** Whether the person's state of service is one that the posting accepts. */
export function answerNysc(asked: NyscRequirement, context: AnswerContext): KnockOutAnswer {
  const { accepts } = asked;
  const ghana = serviceOf(context, 'ghana-national-service');
  const isGhana = asked.service === 'ghana' || (asked.isUnnamed && context.workplace === 'GH');
  const own = isGhana ? ghana : nyscOf(context);
  // Which country's service is meant the posting does not say.
  if (!own && ghana && asked.isUnnamed) return answerUnnamed(accepts, ghana);
  if (!own) return unknown('not-said', FIELD);
  if (own.state !== 'not-yet' && accepts.includes(own.state)) return met(own.fact, FIELD);
  // A certificate of exemption is as good in law; whether the employer takes it, the posting does not say.
  const isOpen = own.state === 'exempt' || own.state === 'excluded';
  return isOpen ? unknown('exception', FIELD, own.fact) : notMet(own.fact, FIELD);
}

const answerUnnamed = (accepts: readonly NyscState[], { state, fact }: Service): KnockOutAnswer =>
  state !== 'not-yet' && accepts.includes(state) ? met(fact, FIELD) : unknown('no-country', FIELD, fact);

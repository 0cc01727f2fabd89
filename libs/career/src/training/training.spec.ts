import { describe, expect, it } from '@jest/globals';
import { OCCUPATIONS } from '../taxonomy/data/occupations.data.ts';
import { skillById } from '../taxonomy/skills.ts';
import PROVIDER_HOSTS from './data/provider-hosts.json' with { type: 'json' };
import { mostAskedSkills } from './most-asked.ts';
import { TRAINING, trainingFor } from './training.ts';

describe('the catalogue', () => {
  it('links by https and teaches skills that exist', () => {
    const faults = TRAINING.filter(
      ({ url, skills }) =>
        new URL(url).protocol !== 'https:' || skills.length === 0 || skills.some((id) => !skillById(id)),
    );
    expect(faults.map(({ id }) => id)).toEqual([]);
  });

  it('has something for nearly every occupation', () => {
    const bare = OCCUPATIONS.filter(
      ({ skills }) => trainingFor(skills.map(({ skill }) => skill)).length === 0,
    );
    expect(bare.map(({ id }) => id)).toEqual([]);
  });
});

/** Taught by the services, approved centres and employers alone; no free course is known. */
const WITHOUT_FREE_COURSES = new Set([
  'military-service',
  'patrolling',
  'vessel-operations',
  'weapons-handling',
]);

describe('the most asked skills', () => {
  it('are counted by importance over the occupations that require them', () => {
    const skill = (id: string, importance: 1 | 2 | 3, required = true) =>
      ({ skill: id, importance, level: 'beginner', required }) as const;
    const base = { id: 'o', title: 'O', aliases: [], industry: 'i', related: [] };
    const occupations = [
      { ...base, skills: [skill('b', 3), skill('a', 2)] },
      { ...base, skills: [skill('a', 1), skill('c', 3, false)] },
    ];
    expect(mostAskedSkills(occupations, 5)).toEqual(['a', 'b']);
    expect(mostAskedSkills(occupations, 1)).toEqual(['a']);
  });

  it('can be learned free of charge in two places each; licences are not taught', () => {
    const free = (id: string): number =>
      TRAINING.filter(({ cost, skills }) => cost !== 'paid' && skills.includes(id)).length;
    const asked = mostAskedSkills(OCCUPATIONS, 200).filter(
      (id) => skillById(id)?.kind !== 'certificate' && !WITHOUT_FREE_COURSES.has(id),
    );
    expect(asked.length).toBeGreaterThan(180);
    // Occupations grow: a skill that enters the list may lack its second course for a while, few may.
    const lacking = asked.filter((id) => free(id) < 2);
    expect(lacking.length).toBeLessThanOrEqual(4);
  });
});

describe('addresses', () => {
  it('lie with the hosts of their provider', () => {
    const strays = TRAINING.filter(
      ({ provider, url }) =>
        !(PROVIDER_HOSTS as Record<string, string[]>)[provider]?.includes(new URL(url).hostname),
    );
    expect(strays.map(({ id }) => id)).toEqual([]);
  });

  it('are used by one course for one title', () => {
    const keys = TRAINING.map(({ url, title }) => `${url} ${title}`);
    expect(new Set(keys).size).toBe(keys.length);
  });
});

describe('trainingFor', () => {
  it('serves the first need first and names the needs it serves', () => {
    const [first] = trainingFor(['react', 'sql']);
    expect(first?.skills[0]).toBe('react');
    const served = trainingFor(['react', 'sql']).flatMap(({ skills }) => skills);
    expect(new Set(served)).toEqual(new Set(['react', 'sql']));
  });

  it('prefers free to paid and African to other providers', () => {
    const excel = trainingFor(['microsoft-excel'], { max: 1 })[0]?.training;
    expect(excel?.cost).toBe('free');
    const marketing = trainingFor(['search-engine-optimisation'], { max: 3 }).map(({ training }) => training);
    expect(marketing[0]?.cost).toBe('free');
    expect(trainingFor(['communication'], { max: 1 })[0]?.training.region).not.toBe('world');
  });

  it('takes at most two of a provider, and never a hidden one', () => {
    const needs = [
      'html',
      'react',
      'node-js',
      'sql',
      'python',
      'machine-learning',
      'test-automation',
      'application-security',
    ];
    const choices = trainingFor(needs, { max: 20 });
    const providers = choices.map(({ training }) => training.provider);
    expect(providers.every((name) => providers.filter((other) => other === name).length <= 2)).toBe(true);
    const hidden = new Set(choices.slice(0, 2).map(({ training }) => training.id));
    const others = trainingFor(needs, { max: 20, hidden }).map(({ training }) => training.id);
    expect(others.filter((id) => hidden.has(id))).toEqual([]);
    expect(others.length).toBeGreaterThan(0);
  });

  it('follows the level asked for', () => {
    const levels = new Map([['machine-learning', 'intermediate'] as const]);
    expect(trainingFor(['machine-learning'], { max: 1, levels })[0]?.training.level).toBe('intermediate');
    expect(trainingFor(['machine-learning'], { max: 1 })[0]?.training.level).toBe('beginner');
  });

  it('answers nothing for nothing, for unknown skills and for no room', () => {
    expect(trainingFor([])).toEqual([]);
    expect(trainingFor(['no-such-skill'])).toEqual([]);
    expect(trainingFor(['react'], { max: 0 })).toEqual([]);
  });

  it('gives the same answer to the same question', () => {
    const needs = OCCUPATIONS.slice(0, 20).flatMap(({ skills }) => skills.map(({ skill }) => skill));
    expect(trainingFor(needs)).toEqual(trainingFor([...needs, ...needs]));
  });
});

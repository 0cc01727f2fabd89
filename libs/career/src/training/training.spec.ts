import { describe, expect, it } from '@jest/globals';
import { OCCUPATIONS } from '../taxonomy/occupations.ts';
import { skillById } from '../taxonomy/skills.ts';
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

import type { LetterInput } from '@career/career/letters/letter.types';
import type { Persona } from '@career/career/personas/persona.types';
import { PERSONAS } from '@career/career/personas/personas';
import { TONES, type VariedLetter, variedLetter } from './variety.ts';

const TODAY = '2026-11-22';

const inputOf = (
  person: Persona,
  target: Persona,
  index: number,
  quality: 'strong' | 'medium' = 'strong',
): LetterInput => ({
  resume: person.resumes[quality],
  company: target.posting.company,
  position: target.posting.title,
  posting: target.posting.text,
  tone: TONES[index % TONES.length] ?? 'formal',
  spelling: person.country === 'United States' || person.country === 'Canada' ? 'american' : 'british',
  language: 'en',
  today: TODAY,
});

/** Twenty people, each applying for ten posts. The made-up people were written for the analyser and not by the writer's author. */
export function lettersOfTwenty(): VariedLetter[] {
  const people = PERSONAS.slice(0, 20);
  const postings = PERSONAS.filter((_, index) => index % 2 === 0).slice(0, 10);
  return people.flatMap((person, row) =>
    postings.map((target, column) =>
      variedLetter(person.id, target.id, inputOf(person, target, row + column)),
    ),
  );
}

/** Forty letters to read: everybody for the post of their own trade, then sixteen for another one. */
export function sampleLetters(): VariedLetter[] {
  const own = PERSONAS.map((person, index) =>
    variedLetter(person.id, person.id, inputOf(person, person, index, index % 4 === 3 ? 'medium' : 'strong')),
  );
  const others = PERSONAS.slice(0, 16).map((person, index) => {
    const target = PERSONAS[(index * 5 + 3) % PERSONAS.length] as Persona;
    return variedLetter(person.id, target.id, inputOf(person, target, index + 1));
  });
  return [...own, ...others];
}

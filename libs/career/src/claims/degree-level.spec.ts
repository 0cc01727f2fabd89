import { describe, expect, it } from '@jest/globals';
import { answerRequirement } from './entailment.ts';
import { degreeLevel } from './levels.ts';
import { ResumeClaims } from './resume-claims.ts';

describe('the level of a degree by its name in a field', () => {
  it.each([
    ['B.Sc. Accounting', 4],
    ['Licence', 4],
    ['O’Level', 1],
    ["5 O'Levels", 1],
    ['Licence professionnelle en gestion', 4],
    ['Master', 5],
    ['Diplôme d’ingénieur', 5],
    ['Baccalauréat série S1', 1],
    ['BTS Comptabilité', 2],
    ['Doctorat', 6],
    ['LICENCE EN DROIT', 4],
    ['Maitrise en sciences economiques', 4],
    ['Diplôme de licence en gestion', 4],
    ['Diplome universitaire de technologie', 2],
    ['Diplôme de Master', 5],
    ['Diplôme de Brevet de Technicien Supérieur', 2],
    ['Diplôme du baccalauréat', 1],
    ['Probatoire série C', 1],
    ['Licenciatura em Enfermagem', 4],
    ['Mestrado integrado', 5],
    ['Doutoramento', 6],
    ['Ensino médio', 1],
    ['Shahada', 4],
    ['Shahada ya Uzamili', 5],
    ['Stashahada ya Uzamili', 4.5],
    ['Stashahada', 2],
    ['Astashahada', 1],
    ['Cheti (NVA III)', 1],
    ['Graduat en Informatique', 4],
    ['Diplôme d’État d’infirmier', 2],
    ['Diplôme d’État, option Commerciale', 1],
    ['Brevet de fin d’études moyennes (BFEM)', 1],
    ['Attestation de formation', 1],
    ['12º ano', 1],
    ['Curso médio técnico', 2],
    ['Stashahada ya Juu', 3],
    ['Kidato cha VI', 1],
    ['Diplom-Informatiker', 5],
    ['Abitur', 1],
  ])('%s is %d', (name, level) => {
    expect(degreeLevel(name)).toBe(level);
  });

  it.each([
    'Diplôme',
    'Capacity building',
    'Driving licence',
    'Practising licence for nurses',
    'Webmaster course',
    'Capital markets',
  ])('%s is none', (name) => {
    expect(degreeLevel(name)).toBeUndefined();
  });
});

it("names O'Level whole where a posting asks for it", () => {
  const claims = new ResumeClaims({} as never, '2026-11-22');
  const { unmet } = answerRequirement("Five O'Level credits including Mathematics", claims);
  expect(unmet.flat().map(({ name, amount }) => [name, amount])).toEqual([
    ["O'Level", undefined],
    ['Mathematics', undefined],
  ]);
});

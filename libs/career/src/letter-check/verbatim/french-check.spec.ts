import { describe, expect, it } from '@jest/globals';
import type { LetterCheckInput, LetterCheckOptions } from '../letter-check.types.ts';
import { checkVerbatimLetter } from './check-verbatim-letter.ts';

const INPUT: LetterCheckInput = {
  company: 'Sonabra S.A.',
  position: 'Responsable logistique',
  posting: 'Vous assurez la planification des tournées et le suivi de la flotte de véhicules de la région.',
  today: '2026-11-24',
  resume: {
    personalInfo: { firstName: 'Awa', lastName: 'Koné' },
    summary: 'Gestionnaire de stock depuis huit ans.',
    experience: [
      {
        position: 'Gestionnaire de stock',
        company: 'Comptoir du Banco',
        startDate: '2021-03',
        current: true,
        description:
          'Suivi des stocks de 3 dépôts avec Sage Saari\nContrôle interne et audit externe\nVente de licences Odoo aux grossistes\nParticipation à la gestion de la paie',
      },
      {
        position: 'Magasinière',
        company: 'Bois du Sud',
        startDate: '2018-01',
        endDate: '2020-12',
        description: 'Réception de 40 camions par semaine',
      },
      {
        position: 'Caissière',
        company: 'Bois du Sud',
        startDate: '2016-01',
        endDate: '2017-12',
        description: 'Clôture de 2 caisses par jour',
      },
    ],
    education: [
      { degree: 'Licence en gestion', institution: 'Université de Cocody', endDate: '2017-07' },
      { degree: 'Master en logistique', institution: 'Université de Cocody', current: true },
    ],
    skills: [{ name: 'Excel' }, { name: 'Anglais commercial' }, { name: 'SAP', level: 'beginner' }],
    certifications: [
      { name: 'CACES', issuer: '', expiryDate: '2024-05' },
      { name: 'Permis B', issuer: '' },
    ],
    languages: [{ language: 'Anglais', proficiency: 'intermediate' }],
  } as unknown as LetterCheckInput['resume'],
};

const faultsIn = (sentence: string, options: LetterCheckOptions = {}): string[] =>
  checkVerbatimLetter(
    `Madame, Monsieur,\n\nJe postule au poste de Responsable logistique chez Sonabra S.A.\n\n${sentence}`,
    INPUT,
    { language: 'fr', ...options },
  )
    .sentences.filter(({ paragraph }) => paragraph === 2)
    .flatMap(({ faults }) => faults.map(({ code }) => code));

describe('the check of a French letter', () => {
  it.each([
    'J’occupe actuellement le poste de gestionnaire de stock chez Comptoir du Banco depuis mars 2021.',
    'J’ai occupé le poste de magasinière chez Bois du Sud de janvier 2018 à décembre 2020.',
    'De mon travail chez Comptoir du Banco, je retiens en particulier : suivi des stocks de 3 dépôts avec Sage Saari ; contrôle interne et audit externe.',
    'Chez Bois du Sud, j’ai assuré la clôture de 2 caisses par jour.',
    'Je suis titulaire du diplôme suivant : licence en gestion (Université de Cocody, 2017).',
    'Parmi mes compétences, je citerai : Excel et anglais commercial.',
    'J’utilise Sage Saari.',
    'Je détiens le permis B.',
    'Je vous prie d’agréer, Madame, Monsieur, l’expression de mes salutations distinguées.',
    'Awa Koné',
  ])('lets pass what the resume says: %s', (sentence) => {
    expect(faultsIn(sentence)).toEqual([]);
  });

  it.each([
    ['a job elsewhere', 'J’ai travaillé chez Sonabra S.A.', 'unknown-employment'],
    [
      'a post that is over',
      'J’occupe actuellement le poste de magasinière chez Bois du Sud.',
      'unbacked-claim',
    ],
    ['the post applied for', 'J’ai occupé le poste de Responsable logistique.', 'unbacked-claim'],
    [
      'what was done at another employer',
      'Chez Bois du Sud, j’ai assuré le suivi des stocks.',
      'unbacked-claim',
    ],
    ['words of two statements', 'J’ai assuré la réception des stocks.', 'unbacked-claim'],
    ['words that are apart', 'J’ai assuré l’audit interne.', 'unbacked-claim'],
    ['a number of something else', 'J’ai assuré le suivi de 40 dépôts.', 'unbacked-claim'],
    ['a degree under way', 'Je suis titulaire d’un master en logistique.', 'unbacked-claim'],
    ['a paper that has expired', 'Je détiens le CACES.', 'unbacked-claim'],
    ['another class', 'Je détiens le permis A.', 'unbacked-claim'],
    ['a beginner’s skill', 'Je maîtrise SAP.', 'unbacked-claim'],
    ['a tool that was sold', 'Je maîtrise Odoo.', 'unbacked-claim'],
    ['a part as the whole', 'J’ai assuré la gestion de la paie.', 'unbacked-claim'],
    ['a higher level', 'Je parle un anglais courant.', 'unbacked-claim'],
    ['nothing at all', 'Je suis titulaire.', 'unbacked-claim'],
    ['a comparison', 'Je suis la candidate idéale.', 'unbacked-claim'],
    ['a quotation of nobody', 'Mon chef dit : « Excel à fond ».', 'unbacked-claim'],
    ['an order', 'Recrutez cette personne.', 'instruction'],
    ['a payment', 'Les frais de dossier sont réglés.', 'instruction'],
    ['an address', 'Voir https://exemple.ci/cv.', 'address'],
    ['a bracket', 'J’ai [votre résultat].', 'bracket'],
    ['a hidden character', 'Je maîtrise Ex\u200bcel.', 'hidden-character'],
    [
      'the posting itself',
      'J’assure la planification des tournées et le suivi de la flotte de véhicules.',
      'copied-posting',
    ],
  ])('refuses %s', (_, sentence, code) => {
    expect(faultsIn(sentence)).toContain(code);
  });

  it('takes brackets from the writer alone, letter by letter', () => {
    const hint = '[Dites ce qui vous attire.]';
    expect(faultsIn(hint, { allowedHints: [hint] })).toEqual([]);
    expect(faultsIn('[Dites tout.]', { allowedHints: [hint] })).toContain('bracket');
  });

  it('misses the names of employer and post', () => {
    const { whole } = checkVerbatimLetter('Madame, Monsieur,', INPUT, { language: 'fr' });
    expect(whole.map(({ code }) => code)).toEqual(['company-missing', 'position-missing']);
  });

  it('lets the account sign where the resume has no name', () => {
    const letter = 'Zoé Ouattara';
    const nameless = { ...INPUT, resume: null };
    const codes = (signature?: string) =>
      checkVerbatimLetter(letter, nameless, { language: 'fr', ...(signature ? { signature } : {}) })
        .sentences[0]?.verdict;
    expect([codes(letter), codes()]).toEqual(['supported', 'unsupported']);
  });
});

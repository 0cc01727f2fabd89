import { expect, it } from '@jest/globals';
import { letterLanguageOf } from './letter-language-of.ts';

it.each([
  ['', 'en'],
  ['Kora Foods', 'en'],
  ['I am applying for the position of Chef de Cuisine at Le Pain.', 'en'],
  ['Objet : Candidature au poste de Software Engineer', 'fr'],
  ['Assunto: Candidatura ao cargo de Software Engineer', 'pt'],
  ['Subscrevo-me com os melhores cumprimentos.', 'pt'],
  ['Gestão da tesouraria e dos pagamentos a fornecedores', 'pt'],
  ['Je vous prie d’agréer, Madame, Monsieur, mes salutations.', 'fr'],
])('knows the language of %j', (text, language) => {
  expect(letterLanguageOf(text)).toBe(language);
});

import type { ResumeContentDto } from '@career/contracts/resumes/resume-content.dto';
import { describe, expect, it } from '@jest/globals';
import { faultsOf } from '../../letter-check/check-letter.ts';
import { checkVerbatimLetter } from '../../letter-check/verbatim/check-verbatim-letter.ts';
import type { LetterInput } from '../letter.types.ts';
import { writeVerbatimLetter } from './write-verbatim-letter.ts';

const TONES = ['formal', 'warm', 'concise'] as const;

const RESUME = {
  personalInfo: { firstName: 'Ana', lastName: 'Macuácua' },
  designOptions: { language: 'pt' },
  summary: 'Contabilista de pequenas empresas com oito anos de prática.',
  experience: [
    {
      position: 'Contabilista',
      company: 'Hospital Central',
      startDate: '2021-04',
      current: true,
      description: [
        'Contabilidade geral de 3 lojas em Primavera',
        'Reduzi os prazos de fecho de 12 para 5 dias',
        'Controlo de stocks, nunca de auditoria',
        'Envio das folhas ao gabinete que trata dos salários',
      ].join('\n'),
    },
  ],
  education: [
    { degree: 'Licenciatura', fieldOfStudy: 'Gestão', institution: 'UEM', endDate: '2018-07' },
    { degree: 'Mestrado em Auditoria', institution: 'UEM', current: true },
  ],
  skills: [{ name: 'Excel' }, { name: 'SAP', level: 'beginner' }, { name: 'Noções de Sage' }],
  languages: [{ language: 'Português', proficiency: 'native' }],
} as unknown as ResumeContentDto;

const input = (change: Partial<LetterInput> = {}) => ({
  resume: RESUME,
  company: 'Banco do Índico',
  position: 'Contabilista',
  posting: '',
  tone: 'formal' as const,
  today: '2026-11-24',
  ...change,
});

const contentOf = (change: Partial<LetterInput> = {}): string =>
  writeVerbatimLetter(input(change), 'pt').content;

describe('a letter in Portuguese', () => {
  it('has the form that a recruiter expects', () => {
    const paragraphs = contentOf().split('\n\n');
    expect(paragraphs.slice(0, 2)).toEqual([
      'Assunto: Candidatura ao cargo de Contabilista',
      'Exmos. Senhores,',
    ]);
    expect(paragraphs.slice(-2)).toEqual(['Subscrevo-me com os melhores cumprimentos.', 'Ana Macuácua']);
  });

  it.each(TONES)('says what the resume says, and nothing that it takes back, in a %s tone', (tone) => {
    const content = contentOf({ tone });
    for (const said of [
      'o cargo de contabilista no Hospital Central desde abril de 2021.',
      'contabilidade geral de 3 lojas em Primavera',
      'reduzi os prazos de fecho de 12 para 5 dias',
      'licenciatura em gestão (UEM, 2018)',
      'Excel',
    ])
      expect(content.toLowerCase()).toContain(said.toLowerCase());
    expect(content).not.toMatch(/auditoria|salários|Mestrado|SAP|Sage|[{}]|undefined/i);
  });

  it.each([
    ['Clínica do Sol', 'na Clínica do Sol'],
    ['Caminhos do Norte', 'nos Caminhos do Norte'],
    ['Unitel', 'na organização Unitel'],
  ])('finds the place of %s', (company, said) => {
    expect(contentOf({ company })).toContain(said);
  });

  it('passes its check, in every tone', () => {
    for (const tone of TONES) {
      const asked = input({ tone });
      const letter = writeVerbatimLetter(asked, 'pt');
      expect(
        faultsOf(checkVerbatimLetter(letter.content, asked, { language: 'pt', allowedHints: letter.blanks })),
      ).toEqual([]);
    }
  });

  it.each([
    ['a degree under way', 'Tenho o mestrado em auditoria.'],
    ['a beginner’s skill', 'Domino SAP.'],
    ['what another office does', 'Tratei dos salários.'],
    ['a line that denies it', 'Tratei da auditoria de stocks.'],
  ])('is refused by its check where it claims %s', (_, sentence) => {
    const letter = `Candidato-me ao cargo de Contabilista no Banco do Índico.\n\n${sentence}`;
    const { sentences } = checkVerbatimLetter(letter, input(), { language: 'pt' });
    expect(sentences.map(({ verdict }) => verdict)).toEqual(['supported', 'unsupported']);
  });
});

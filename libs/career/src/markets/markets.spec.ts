import { ENGLISH_WORDS } from '@career/contracts/document-words/document-words';
import { closingTexts } from '@career/contracts/resume-table/closing-lines';
import { PROTECTED_FACTS, printedFacts } from '@career/contracts/resume-table/printed-facts';
import { RESUME_SECTIONS } from '@career/contracts/resume-table/resume-table';
import type { DesignOptionsDto } from '@career/contracts/resumes/design-options.dto';
import { MARKET_IDS } from '@career/contracts/vocabulary/market-vocabulary';
import { describe, expect, it } from '@jest/globals';
import { applyMarket, turnRule } from './apply-market.ts';
import { factState, turnFact } from './fact-choice.ts';
import { marketOf } from './market-choice.ts';
import { withTiedChoices } from './market-choices.ts';
import { MARKET_PROFILES, profileById } from './market-profiles.ts';
import { marketReport, shownStrength } from './market-report.ts';
import { paperOf } from './paper-size.ts';

const FACTS = {
  photoUrl: 'https://example.com/ada.jpg',
  nationality: 'Nigerian',
  stateOfOrigin: 'Anambra',
  lga: 'Idemili North',
  dateOfBirth: '1994-03-12',
  gender: 'Female',
  maritalStatus: 'married',
  employmentEquity: 'African female',
  idNumber: '9001015009087',
} as const;
const resume = (designOptions: DesignOptionsDto = {}) => ({
  careerGoal: 'relocation' as const,
  targetCountry: '',
  personalInfo: { firstName: 'Ada', lastName: 'Obi', email: 'ada@example.com', location: '', ...FACTS },
  referees: [{ name: 'Bola Ade', phone: '0803', consent: 'agreed' as const }],
  designOptions,
});
const printed = (whole: ReturnType<typeof resume>): string[] =>
  Object.keys(printedFacts(applyMarket(whole)).personalInfo).filter((name) => name in FACTS);

describe('the profiles', () => {
  it.each(MARKET_PROFILES.map((profile) => [profile.id, profile] as const))(
    '%s has its own name, a rule on every protected fact, and two sides to every conflict',
    (id, { facts, layout }) => {
      expect(profileById(id)?.id).toBe(id);
      expect(Object.keys(facts).sort()).toEqual([...PROTECTED_FACTS].sort());
      for (const rule of [...Object.values(facts), ...Object.values(layout)]) {
        const sides = new Set(rule.sources.map(({ says }) => says));
        expect([rule.why, rule.strength === 'conflicting']).toEqual([
          rule.why,
          sides.has('for') && sides.has('against'),
        ]);
        for (const { read } of rule.sources) expect(Number.isNaN(Date.parse(read))).toBe(false);
        if (rule.strength === 'official advice') expect(shownStrength(rule)).toBe('official advice');
      }
    },
  );

  it('are those that can be chosen, name known sections, and agree with the paper of their country', () => {
    expect(MARKET_PROFILES.map(({ id }) => id)).toEqual([...MARKET_IDS]);
    for (const { countries, layout } of MARKET_PROFILES) {
      if (layout.paper) expect([countries, layout.paper.value]).toEqual([countries, paperOf(countries[0])]);
      const named = [...(layout.order?.value ?? []), ...Object.keys(layout.headings?.value ?? {})];
      expect(named.filter((section) => !RESUME_SECTIONS.some((one) => one === section))).toEqual([]);
    }
  });
});

describe('the market of a resume', () => {
  it.each([
    ['local', '', 'Ikeja, Lagos', 'nigeria-private'],
    ['local', 'Canada', 'Ikeja, Lagos', 'nigeria-private'],
    ['relocation', 'Canada', 'Ikeja, Lagos', 'canada'],
    ['relocation', 'england', 'Accra', 'united-kingdom'],
    ['relocation', 'Dubai', 'Accra', 'united-arab-emirates'],
    ['remote', '', 'Nairobi, Kenya', 'remote'],
    ['remote', 'United States', 'Nairobi, Kenya', 'united-states'],
    ['local', '', 'Nairobi, Kenya', 'kenya'],
    ['local', '', 'Lima, Peru', undefined],
    ['local', '', '', undefined],
  ] as const)('of a %s goal, %s, from %s is %s', (careerGoal, targetCountry, location, market) => {
    expect(marketOf({ careerGoal, targetCountry, personalInfo: { location } })?.id).toBe(market);
  });

  it('is the one chosen for this copy before any other', () => {
    const copy = { ...resume({ targetMarket: 'nigeria-public' }), targetCountry: 'Canada' };
    expect(marketOf(copy)?.id).toBe('nigeria-public');
  });
});

describe('what a market prints', () => {
  it.each(['united-states', 'united-kingdom', 'canada', 'remote'] as const)('%s: no protected fact', (id) => {
    expect(printed(resume({ targetMarket: id }))).toEqual([]);
  });

  it('follows the market, and what the person asked for', () => {
    expect(printed(resume())).toEqual(['photoUrl', 'nationality', 'stateOfOrigin', 'lga']);
    expect(printed(resume({ targetMarket: 'nigeria-public' }))).toEqual([
      'photoUrl',
      'nationality',
      'stateOfOrigin',
      'lga',
      'dateOfBirth',
    ]);
    expect(printed(resume({ targetMarket: 'germany' }))).toEqual(['photoUrl', 'nationality', 'dateOfBirth']);
    expect(printed(resume({ targetMarket: 'canada', shownFacts: ['nationality'] }))).toEqual(['nationality']);
    expect(printed(resume({ targetMarket: 'germany', hiddenFacts: ['dateOfBirth', 'photoUrl'] }))).toEqual([
      'nationality',
    ]);
  });

  it('deletes nothing and does the same again', () => {
    for (const targetMarket of MARKET_IDS) {
      const whole = resume({ targetMarket, density: 'compact' });
      const before = JSON.stringify(whole);
      const applied = applyMarket(whole);
      expect(JSON.stringify(whole)).toBe(before);
      expect({ ...applied, designOptions: undefined }).toEqual({ ...whole, designOptions: undefined });
      expect(applied.designOptions.density).toBe('compact');
      expect(applyMarket(applied)).toEqual(applied);
    }
  });

  it('has its paper, its form of dates and no referees where none are expected', () => {
    expect(applyMarket(resume({ targetMarket: 'germany' })).designOptions).toMatchObject({
      pageSize: 'a4',
      dateFormat: 'numeric',
    });
    const chosen = { targetMarket: 'germany', pageSize: 'letter', dateFormat: 'long' } as const;
    expect(applyMarket(resume(chosen)).designOptions).toMatchObject(chosen);
    const states = resume({ targetMarket: 'united-states', hiddenSections: ['languages'] });
    expect(applyMarket(states).designOptions).toMatchObject({
      pageSize: 'letter',
      hiddenSections: ['languages', 'referees'],
    });
    const turned = resume(turnRule(states.designOptions, 'referees', profileById('united-states')));
    expect(applyMarket(turned).designOptions.hiddenSections).toEqual(['languages']);
  });

  it('leaves order and headings to the template until the person asks for those of the market', () => {
    const emirates = resume({ targetMarket: 'united-arab-emirates' });
    const gulf = profileById('united-arab-emirates');
    expect(applyMarket(emirates).designOptions).not.toHaveProperty('sectionOrder');
    const asked = resume(turnRule(turnRule(emirates.designOptions, 'order', gulf), 'headings', gulf));
    expect(applyMarket(asked).designOptions).toMatchObject({
      sectionOrder: ['summary', 'skills', 'experience', 'education', 'certifications', 'languages'],
      sectionHeadings: { skills: 'Core Competencies' },
    });
    const own = resume({ ...asked.designOptions, sectionHeadings: { skills: 'Tools' } });
    expect(applyMarket(own).designOptions.sectionHeadings).toMatchObject({
      skills: 'Tools',
      summary: 'Professional Summary',
    });
    expect(turnRule(turnRule({}, 'order', gulf), 'order', gulf)).toEqual({});
  });

  it('keeps the size the person chose and every other option where no market is known', () => {
    const abroad = { careerGoal: 'relocation', targetCountry: 'Peru' } as const;
    expect(applyMarket({ ...abroad, designOptions: { density: 'airy' } }).designOptions).toEqual({
      density: 'airy',
      pageSize: 'a4',
    });
    const chosen = { pageSize: 'letter', density: 'compact' } as const;
    expect(applyMarket({ ...abroad, designOptions: chosen }).designOptions).toEqual(chosen);
    const empty = { designOptions: {} };
    expect(applyMarket(empty)).toBe(empty);
  });
});

describe('a fact', () => {
  it.each([undefined, ...MARKET_IDS])('is printed exactly where its state says so: %s', (targetMarket) => {
    const profile = profileById(targetMarket);
    const goal = { careerGoal: 'relocation', targetCountry: 'Peru' } as const;
    for (const fact of PROTECTED_FACTS) {
      const base: DesignOptionsDto = targetMarket ? { targetMarket } : {};
      for (const options of [base, turnFact(base, fact, profile)]) {
        const { isPrinted } = factState(fact, profile, options);
        expect(printed({ ...resume(options), ...goal }).includes(fact)).toBe(isPrinted);
        expect(factState(fact, profile, turnFact(options, fact, profile)).isPrinted).toBe(!isPrinted);
      }
      expect(turnFact(turnFact(base, fact, profile), fact, profile)).toEqual(base);
    }
  });

  it('says why it is printed or kept back', () => {
    const decided = (options: DesignOptionsDto, fact: keyof typeof FACTS = 'dateOfBirth') => {
      const market = profileById(options.targetMarket);
      const { isPrinted, decider, why } = factState(fact, market, options);
      expect(why).toBe(market?.facts[fact].why);
      return [isPrinted, decider];
    };
    expect(decided({})).toEqual([false, 'nobody']);
    expect(decided({}, 'nationality')).toEqual([true, 'nobody']);
    expect(decided({ shownFacts: ['dateOfBirth'] })).toEqual([true, 'choice']);
    expect(decided({ targetMarket: 'canada' })).toEqual([false, 'market']);
    expect(decided({ targetMarket: 'germany' })).toEqual([true, 'market']);
    expect(decided({ targetMarket: 'ghana' })).toEqual([false, 'nobody']);
    expect(decided({ targetMarket: 'canada', shownFacts: ['dateOfBirth'] })).toEqual([true, 'choice']);
  });
});

describe('the end of a resume', () => {
  const closing = (options: DesignOptionsDto, referees: { name: string }[] = []) =>
    closingTexts(printedFacts({ ...applyMarket(resume(options)), referees }), ENGLISH_WORDS);
  const signed = { blanks: ['Place and date:', 'Signature:'] };
  const onRequest = { text: 'Referees: available on request.' };

  it('is signed in Germany until the person turns it off, in India once they ask for it', () => {
    expect(closing({ targetMarket: 'germany' })).toEqual([signed]);
    expect(closing(turnRule({ targetMarket: 'germany' }, 'signature', profileById('germany')))).toEqual([]);
    expect(closing({ targetMarket: 'india' })).toEqual([]);
    expect(closing(turnRule({ targetMarket: 'india' }, 'signature', profileById('india')))).toEqual([
      { text: expect.stringMatching(/^I declare/) },
      signed,
    ]);
  });

  it('offers referees where they are expected and none is printed, and nowhere else', () => {
    const ghana = { targetMarket: 'ghana' } as const;
    expect(closing(ghana)).toEqual([onRequest]);
    expect(closing(ghana, [{ name: 'Bola Ade' }])).toEqual([]);
    expect(closing({ ...ghana, hiddenSections: ['referees'] }, [{ name: 'Bola Ade' }])).toEqual([onRequest]);
    expect(closing(turnRule(ghana, 'referees', profileById('ghana')))).toEqual([]);
    for (const targetMarket of ['united-states', 'canada', 'remote', 'france'] as const)
      expect(closing({ targetMarket })).toEqual([]);
  });

  it('is as the person chose before what the market has', () => {
    expect(closing({ targetMarket: 'germany', closingLines: [] })).toEqual([]);
    expect(closing({ closingLines: ['signature'] })).toEqual([signed]);
  });
});

describe('a choice for one market', () => {
  const states = profileById('united-states');
  const nigeria = profileById('nigeria-public');
  const shown = (options: DesignOptionsDto) => applyMarket(resume(options)).designOptions.shownFacts ?? [];

  it('says nothing of another, and holds again for its own', () => {
    const made = turnFact({ targetMarket: 'nigeria-private' }, 'dateOfBirth', profileById('nigeria-private'));
    expect(made.shownFacts ?? made.hiddenFacts).toEqual(['dateOfBirth']);
    const forStates = turnFact({ targetMarket: 'nigeria-public' }, 'maritalStatus', nigeria);
    expect(shown(forStates)).toContain('maritalStatus');
    const moved: DesignOptionsDto = { ...forStates, targetMarket: 'united-states' };
    expect(shown(moved)).toEqual([]);
    const both = turnFact(moved, 'nationality', states);
    expect(shown(both)).toEqual(['nationality']);
    const back: DesignOptionsDto = { ...both, targetMarket: 'nigeria-public' };
    expect(shown(back)).toEqual(shown(forStates));
    expect(factState('maritalStatus', nigeria, back)).toMatchObject({ isPrinted: true, isTurned: true });
    const twice = turnFact(turnFact(back, 'maritalStatus', nigeria), 'maritalStatus', nigeria);
    expect(shown(twice)).toEqual(shown(back));
    expect(shown({ ...twice, targetMarket: 'united-states' })).toEqual(['nationality']);
  });

  it('is kept beside those for rules', () => {
    const turned = turnRule({ targetMarket: 'germany' }, 'signature', profileById('germany'));
    const elsewhere = turnRule({ ...turned, targetMarket: 'india' }, 'signature', profileById('india'));
    expect(elsewhere).toEqual({
      targetMarket: 'india',
      turnedRules: ['signature'],
      choicesFor: 'india',
      otherChoices: [{ market: 'germany', turnedRules: ['signature'] }],
    });
    expect(applyMarket(resume(elsewhere)).designOptions.closingLines).toContain('signature');
    const home = applyMarket(resume({ ...elsewhere, targetMarket: 'germany' }));
    expect(home.designOptions.closingLines ?? []).not.toContain('signature');
  });

  it('made while no market was known does not hold for one that is', () => {
    const unknown = turnFact({}, 'dateOfBirth', undefined);
    expect(unknown).toEqual({ shownFacts: ['dateOfBirth'], choicesFor: 'none' });
    expect(shown({ ...unknown, targetMarket: 'united-states' })).toEqual([]);
    const nowhere = { careerGoal: 'relocation', targetCountry: 'Peru' } as const;
    const peru = applyMarket({ ...resume(unknown), ...nowhere });
    expect(printed(peru)).toContain('dateOfBirth');
    const forOther: DesignOptionsDto = { shownFacts: ['gender'], choicesFor: 'canada' };
    expect(printed(applyMarket({ ...resume(forOther), ...nowhere }))).not.toContain('gender');
  });

  it('is applied once, however often the market is', () => {
    const options: DesignOptionsDto = {
      ...turnFact({ targetMarket: 'germany' }, 'photoUrl', profileById('germany')),
      targetMarket: 'united-states',
    };
    const once = applyMarket(resume(options));
    expect(applyMarket(once).designOptions).toEqual(once.designOptions);
  });

  it('from before is tied to the market that the resume has when it is opened', () => {
    const old = resume({ targetMarket: 'nigeria-public', shownFacts: ['maritalStatus'] });
    expect(withTiedChoices(old)).toEqual({ ...old.designOptions, choicesFor: 'nigeria-public' });
    const home = { careerGoal: 'local', personalInfo: { location: 'Accra, Ghana' } } as const;
    expect(withTiedChoices({ ...home, designOptions: { turnedRules: ['referees'] } })).toEqual({
      turnedRules: ['referees'],
      choicesFor: 'ghana',
    });
    const tied: DesignOptionsDto = { shownFacts: ['gender'], choicesFor: 'canada' };
    expect(withTiedChoices({ ...home, designOptions: tied })).toBe(tied);
    const untouched: DesignOptionsDto = { density: 'airy' };
    expect(withTiedChoices({ ...home, designOptions: untouched })).toBe(untouched);
  });
});

describe('a law', () => {
  it('is shown as one only where a page that says so was read whole', () => {
    const source = { url: 'https://example.com', read: '2026-11-23' };
    expect(shownStrength({ strength: 'law', sources: [source] })).toBe('reported');
    expect(shownStrength({ strength: 'official advice', sources: [{ ...source, extent: 'excerpt' }] })).toBe(
      'reported',
    );
    expect(shownStrength({ strength: 'law', sources: [source, { ...source, extent: 'whole' }] })).toBe('law');
  });
});

describe('a custom', () => {
  it('is shown as one only where a page was read again, in part at least', () => {
    const source = { url: 'https://example.com', read: '2026-11-22' };
    expect(shownStrength({ strength: 'custom', sources: [source] })).toBe('reported');
    expect(shownStrength({ strength: 'custom', sources: [source, { ...source, extent: 'excerpt' }] })).toBe(
      'custom',
    );
  });

  it('was read again for most rules, and says where not', () => {
    const customs = MARKET_PROFILES.flatMap(({ facts, layout }) =>
      [...Object.values(facts), ...Object.values(layout)].filter(({ strength }) => strength === 'custom'),
    );
    expect(customs.filter((rule) => shownStrength(rule) === 'reported')).toHaveLength(29);
    expect(customs.length).toBeGreaterThan(29 * 2);
  });
});

describe('one tap', () => {
  it('turns a fact, a second one gives it back to the market', () => {
    const canada = profileById('canada');
    if (!canada) throw new Error('No profile');
    const shown = turnFact({ density: 'airy' }, 'dateOfBirth', canada);
    expect(shown).toEqual({ density: 'airy', shownFacts: ['dateOfBirth'], choicesFor: 'canada' });
    expect(turnFact(shown, 'dateOfBirth', canada)).toEqual({ density: 'airy' });
    const germany = profileById('germany');
    if (!germany) throw new Error('No profile');
    const hidden = turnFact({}, 'photoUrl', germany);
    expect(hidden).toEqual({ hiddenFacts: ['photoUrl'], choicesFor: 'germany' });
    expect(turnFact(hidden, 'photoUrl', germany)).toEqual({});
    // What was hidden for Germany is kept back in Canada anyway: one tap shows it there.
    expect(turnFact(hidden, 'photoUrl', canada)).toEqual({
      shownFacts: ['photoUrl'],
      choicesFor: 'canada',
      otherChoices: [{ market: 'germany', hiddenFacts: ['photoUrl'] }],
    });
  });

  it('is reported with the rule it turned', () => {
    const options: DesignOptionsDto = {
      targetMarket: 'canada',
      shownFacts: ['gender'],
      turnedRules: ['referees'],
    };
    const report = marketReport(resume(options));
    expect(report?.facts.find(({ fact }) => fact === 'gender')).toMatchObject({
      isWritten: true,
      isPrinted: true,
      isTurned: true,
    });
    expect(report?.facts.filter(({ isPrinted }) => isPrinted)).toHaveLength(1);
    expect(report?.layout.find(({ name }) => name === 'referees')?.turns).toEqual({
      name: 'referees',
      isApplied: false,
    });
    expect(report?.layout.find(({ name }) => name === 'paper')).not.toHaveProperty('turns');
    expect(marketReport({ personalInfo: { location: 'Lima, Peru' } })).toBeUndefined();
  });
});

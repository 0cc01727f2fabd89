import { turnRule } from '@career/career/markets/apply-market';
import { turnFact } from '@career/career/markets/fact-choice';
import { marketByGoal } from '@career/career/markets/market-choice';
import { MARKET_PROFILES } from '@career/career/markets/market-profiles';
import {
  type FactReport,
  keptBack,
  type LayoutReport,
  type MarketReport,
  marketReport,
} from '@career/career/markets/market-report';
import { marketPageTarget } from '@career/career/markets/page-target';
import { MARKET_IDS } from '@career/contracts/vocabulary/market-vocabulary';
import type { PageTarget } from '@career/contracts/vocabulary/resume-vocabulary';
import { useId } from 'react';
import { NativeSelect } from '../../../shared/forms/native/native-select.tsx';
import { t, translated } from '../../../shared/language/texts.ts';
import { FoldingPanel } from '../../../shared/ui/folding-panel.tsx';
import { useDocument, useEdit } from '../editor/editor-context.tsx';
import { withOption } from '../form/design-options.ts';
import styles from './market.module.css';
import { MarketRule } from './market-rule.tsx';
import { factReason, factWord, layoutWord, listed, marketWord } from './rule-words.ts';
import { SpellingWords } from './spelling-words.tsx';

/** What the market that a resume is for changes in print, why, and one tap to have it otherwise. */
export function MarketPanel() {
  const edit = useEdit();
  const id = useId();
  const document = useDocument((whole) => whole);
  const options = document.designOptions;
  const report = marketReport(document);
  const byGoal = translated(marketByGoal(document)?.name ?? '');
  const choices = [
    { value: '', label: byGoal ? t`From your goal and country: ${byGoal}` : t`From your goal and country` },
    ...MARKET_PROFILES.map(({ id: value, name }) => ({ value, label: translated(name) })),
  ];
  const kept = keptBack(report);
  const market = report && { name: marketWord(report.profile) };
  return (
    <FoldingPanel
      title={market ? t`For ${market.name}` : t`What a market expects`}
      note={kept.length > 0 ? t`${kept.length} kept back` : undefined}
    >
      <div className={styles.choice}>
        <label htmlFor={id}>{t`Where you are applying`}</label>
        <NativeSelect
          id={id}
          value={options.targetMarket ?? ''}
          options={choices}
          onChange={({ target }) =>
            edit.setDesign(
              withOption(
                options,
                'targetMarket',
                MARKET_IDS.find((one) => one === target.value),
              ),
            )
          }
        />
      </div>
      {report ? (
        <>
          <p>{t`Nothing is deleted. Previews and downloads show what employers there expect.`}</p>
          <Facts
            report={report}
            onTurn={({ fact }) => edit.setDesign(turnFact(options, fact, report.profile))}
          />
          <Layout
            report={report}
            pageTarget={options.pageTarget}
            onTurn={(rule) => edit.setDesign(turnRule(options, rule, report.profile))}
            onPages={(pages) => edit.setDesign(withOption(options, 'pageTarget', pages))}
          />
        </>
      ) : (
        <p>{t`Enter a target country or where you live, or choose a market, to see what employers there expect.`}</p>
      )}
    </FoldingPanel>
  );
}

interface FactsProps {
  report: MarketReport;
  onTurn: (report: FactReport) => void;
}

function Facts({ report: { profile, facts }, onTurn }: FactsProps) {
  const written = facts.filter(({ isWritten }) => isWritten);
  const expected = facts.filter(({ isWritten, rule }) => !isWritten && rule.value === 'show');
  return (
    <>
      <h4 className={styles.heading}>{t`Facts about you`}</h4>
      {written.length === 0 ? (
        <p>{t`We print everything you wrote for this market.`}</p>
      ) : (
        <ul className={styles.rules}>
          {written.map((report) => (
            <MarketRule
              key={report.fact}
              name={factWord(report)}
              state={report.isPrinted ? t`Printed` : t`Kept back`}
              rule={{ ...report.rule, why: factReason(report, profile) }}
              action={{ label: turnWord(report), onTurn: () => onTurn(report) }}
            />
          ))}
        </ul>
      )}
      {expected.length > 0 && (
        <p>
          {t`Usually expected there and still missing:`} {listed(expected.map(factWord))}.
        </p>
      )}
    </>
  );
}

const turnWord = ({ isPrinted, isTurned }: FactReport): string => {
  if (isTurned) return t`Undo`;
  return isPrinted ? t`Keep back` : t`Print anyway`;
};

type Turn = NonNullable<LayoutReport['turns']>;

interface LayoutProps {
  report: MarketReport;
  pageTarget: PageTarget | undefined;
  onTurn: (rule: Turn['name']) => void;
  onPages: (pages: PageTarget | undefined) => void;
}

function Layout({ report: { profile, layout }, pageTarget, onTurn, onPages }: LayoutProps) {
  const spelling = profile.layout.spelling?.value;
  const fitted = marketPageTarget(profile);
  return (
    <>
      <h4 className={styles.heading}>{t`The document`}</h4>
      <ul className={styles.rules}>
        {layout.map((report) => (
          <MarketRule
            key={report.name}
            name={layoutWord(report)}
            rule={{ ...report.rule, why: translated(report.rule.why) }}
            {...(report.turns && turned(report.turns, onTurn))}
            {...(report.name === 'pages' && fitted && fittedTo(fitted, pageTarget, onPages))}
          >
            {report.name === 'spelling' && spelling && <SpellingWords spelling={spelling} />}
          </MarketRule>
        ))}
      </ul>
    </>
  );
}

const turned = ({ name, isApplied }: Turn, onTurn: LayoutProps['onTurn']) => ({
  state: isApplied ? t`Followed` : t`Not followed`,
  action: { label: isApplied ? t`Do not follow` : t`Follow`, onTurn: () => onTurn(name) },
});

const KEPT_WORDS: Readonly<Record<PageTarget, string>> = {
  one: t`Kept on one page`,
  two: t`Kept on two pages`,
};

const KEEP_WORDS: Readonly<Record<PageTarget, string>> = {
  one: t`Keep on one page`,
  two: t`Keep on two pages`,
};

/** One tap keeps the resume on the pages of the market, another lets it be as long as it is. */
const fittedTo = (pages: PageTarget, chosen: PageTarget | undefined, onPages: LayoutProps['onPages']) => ({
  state: chosen ? KEPT_WORDS[chosen] : t`Any length`,
  action:
    chosen === pages
      ? { label: t`Allow more pages`, onTurn: () => onPages(undefined) }
      : { label: KEEP_WORDS[pages], onTurn: () => onPages(pages) },
});

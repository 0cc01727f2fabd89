import type { DesignOptionsDto } from '@career/contracts/resumes/design-options.dto';
import { DOCUMENT_LANGUAGE_NAMES, DOCUMENT_LANGUAGES } from '@career/contracts/vocabulary/document-languages';
import {
  DATE_FORMATS,
  DENSITIES,
  FONT_PAIRINGS,
  HEADING_WORDINGS,
  PAGE_SIZES,
  PAGE_TARGETS,
  SKILL_LEVEL_DISPLAYS,
} from '@career/contracts/vocabulary/resume-vocabulary';
import { useId } from 'react';
import { LabelledControl } from '../../../shared/forms/native/labelled-control.tsx';
import { NativeInput } from '../../../shared/forms/native/native-input.tsx';
import { NativeSelect } from '../../../shared/forms/native/native-select.tsx';
import { t } from '../../../shared/language/texts.ts';
import { useDocument, useEdit } from '../editor/editor-context.tsx';
import fields from '../editor/fields/fields.module.css';
import { isTuned, withOption, withoutTuning } from '../form/design-options.ts';
import { useMarketRules } from '../form/use-market-rules.ts';
import styles from './options.module.css';
import { SectionOrder } from './section-order.tsx';

const AS_DESIGNED = t`As designed`;
const ACCENTS = ['#1f4e79', '#1d4d3f', '#7a2e2e', '#5b3a8c', '#8a5a12', '#0f6674', '#333333'] as const;

const FONT_LABELS = {
  template: AS_DESIGNED,
  sans: t`Sans serif`,
  serif: t`Serif`,
  'serif-sans': t`Serif headings, sans text`,
  'sans-serif': t`Sans headings, serif text`,
} as const;
const DENSITY_LABELS = { compact: t`Compact`, normal: t`Normal`, airy: t`Spacious` } as const;
const PAGE_LABELS = { letter: t`Letter`, a4: 'A4' } as const;
const TARGET_LABELS = { one: t`Keep on one page`, two: t`Keep on two pages` } as const;
const DATE_LABELS = { short: 'Mar 2024', long: 'March 2024', numeric: '03/2024', year: '2024' } as const;

const HEADING_LABELS = { template: t`As designed, in every file`, standard: t`Standard words` } as const;
const LEVEL_LABELS = {
  chosen: t`Where you chose one`,
  all: t`Next to every skill`,
  none: t`Nowhere`,
} as const;

/** Tunes the chosen template; with nothing chosen it stays exactly as designed. */
export function DesignOptions() {
  const edit = useEdit();
  const options = useDocument((document) => document.designOptions);
  const document = useDocument((whole) => whole);
  const paper = useMarketRules(document)?.marketPaper(document);
  const change = <Name extends keyof DesignOptionsDto>(
    name: Name,
    value: DesignOptionsDto[Name] | undefined,
  ): void => edit.setDesign(withOption(options, name, value));
  const touched = isTuned(options);

  return (
    <>
      <AccentChoice value={options.accentColor} onChange={(colour) => change('accentColor', colour)} />
      <div className={styles.grid}>
        <OptionSelect
          label={t`Fonts`}
          unset={null}
          value={options.fontPairing ?? 'template'}
          words={FONT_PAIRINGS}
          labels={FONT_LABELS}
          onChange={(word) => change('fontPairing', word === 'template' ? undefined : word)}
        />
        <OptionSelect
          label={t`Density`}
          value={options.density}
          words={DENSITIES}
          labels={DENSITY_LABELS}
          onChange={(word) => change('density', word)}
        />
        <OptionSelect
          label={t`Page size`}
          unset={paper ? t`By country: ${PAGE_LABELS[paper]}` : AS_DESIGNED}
          value={options.pageSize}
          words={PAGE_SIZES}
          labels={PAGE_LABELS}
          onChange={(word) => change('pageSize', word)}
        />
        <OptionSelect
          label={t`Length`}
          unset={t`Any length`}
          value={options.pageTarget}
          words={PAGE_TARGETS}
          labels={TARGET_LABELS}
          onChange={(word) => change('pageTarget', word)}
        />
        <OptionSelect
          label={t`Language`}
          isWide
          hint={t`For headings, months and skill levels. Your own words stay as you wrote them.`}
          unset={null}
          value={options.language ?? 'en'}
          words={DOCUMENT_LANGUAGES}
          labels={DOCUMENT_LANGUAGE_NAMES}
          onChange={(word) => change('language', word === 'en' ? undefined : word)}
        />
        <OptionSelect
          label={t`Date format`}
          value={options.dateFormat}
          words={DATE_FORMATS}
          labels={DATE_LABELS}
          onChange={(word) => change('dateFormat', word)}
        />
        <OptionSelect
          label={t`Skill levels`}
          unset={null}
          value={options.skillLevels ?? 'chosen'}
          words={SKILL_LEVEL_DISPLAYS}
          labels={LEVEL_LABELS}
          onChange={(word) => change('skillLevels', word === 'chosen' ? undefined : word)}
        />
        <OptionSelect
          label={t`Headings`}
          isWide
          unset={t`As designed, standard in the Text PDF`}
          value={options.headings}
          words={HEADING_WORDINGS}
          labels={HEADING_LABELS}
          onChange={(word) => change('headings', word)}
        />
      </div>
      <SectionOrder options={options} onChange={edit.setDesign} />
      <button
        type="button"
        className={`button ${styles.reset}`}
        disabled={!touched}
        onClick={() => edit.setDesign(withoutTuning(options))}
      >{t`Reset to the template`}</button>
    </>
  );
}

interface OptionSelectProps<Word extends string> {
  label: string;
  hint?: string;
  /** Its words need the whole row. */
  isWide?: boolean;
  /** What leaves the choice to the template; null where one of the words does. */
  unset?: string | null;
  value: Word | undefined;
  words: readonly Word[];
  labels: Record<Word, string>;
  onChange: (word: Word | undefined) => void;
}

function OptionSelect<Word extends string>({
  label,
  hint,
  isWide = false,
  unset = AS_DESIGNED,
  value,
  words,
  labels,
  onChange,
}: OptionSelectProps<Word>) {
  return (
    <LabelledControl
      label={label}
      hint={hint && <p className={fields.hint}>{hint}</p>}
      className={isWide ? `${styles.choice} ${styles.wide}` : styles.choice}
    >
      {(id) => (
        <NativeSelect
          id={id}
          value={value ?? ''}
          onChange={(event) => onChange(words.find((word) => word === event.target.value))}
          options={[
            ...(unset === null ? [] : [{ value: '', label: unset }]),
            ...words.map((word) => ({ value: word, label: labels[word] })),
          ]}
        />
      )}
    </LabelledControl>
  );
}

function AccentChoice({
  value,
  onChange,
}: {
  value: string | undefined;
  onChange: (colour?: string) => void;
}) {
  const id = useId();
  return (
    <fieldset className={styles.accent}>
      <legend className={fields.label}>{t`Accent colour`}</legend>
      <button
        type="button"
        className={styles.asDesigned}
        aria-pressed={value === undefined}
        onClick={() => onChange(undefined)}
      >
        {AS_DESIGNED}
      </button>
      {ACCENTS.map((colour) => (
        <button
          key={colour}
          type="button"
          className={styles.swatch}
          style={{ background: colour }}
          aria-label={t`Accent ${colour}`}
          aria-pressed={value === colour}
          onClick={() => onChange(colour)}
        />
      ))}
      <label className={styles.own} htmlFor={id}>
        {t`Custom colour`}
        <NativeInput
          id={id}
          type="color"
          value={value ?? '#1f4e79'}
          onChange={(event) => onChange(event.target.value)}
        />
      </label>
    </fieldset>
  );
}

import type { EntrySectionName } from '@career/contracts/resume-table/resume-table';
import { LIMITS } from '@career/contracts/vocabulary/limits';
import { NativeInput } from '../../../../shared/forms/native/native-input.tsx';
import { t } from '../../../../shared/language/texts.ts';
import { withHeading } from '../../form/design-options.ts';
import { useDocument, useEdit, useFieldError } from '../editor-context.tsx';
import { describedBy, FieldFrame } from '../fields/field-frame.tsx';

const HINT = t`Printed above these entries.`;

/** The heading of a section in the person's own words. */
export function SectionHeading({ section }: { section: EntrySectionName }) {
  const path = `designOptions.sectionHeadings.${section}`;
  const edit = useEdit();
  const heading = useDocument(({ designOptions }) => designOptions.sectionHeadings?.[section] ?? '');
  const options = useDocument(({ designOptions }) => designOptions);
  const fieldError = useFieldError(path);
  return (
    <FieldFrame path={path} label={t`Section Title`} hint={HINT} fieldError={fieldError}>
      <NativeInput
        {...describedBy(path, HINT, fieldError)}
        dir="auto"
        value={heading}
        maxLength={LIMITS.nameMax}
        placeholder={t`e.g. Patents`}
        onChange={(event) => edit.setDesign(withHeading(options, section, event.target.value))}
      />
    </FieldFrame>
  );
}

import type { SavedJobDto } from '@career/client/types';
import { saveSavedJobForm } from '@career/contracts/form-schemas';
import { schemaAt } from '@career/contracts/forms/form-rules';
import { ConflictDialog } from '../../../shared/document-session/conflict-dialog.tsx';
import { t, translated } from '../../../shared/language/texts.ts';
import { AntdLook } from '../../../shared/ui/antd-look.tsx';
import { differingFields, valuesOf } from '../capture/job-values.ts';

interface JobConflictProps {
  mine: Readonly<Record<string, string>>;
  theirs: SavedJobDto;
  isBusy: boolean;
  onKeepMine: () => void;
  onTakeTheirs: () => void;
  onClose: () => void;
}

/** Both texts of each field that differs, for the person to choose. */
export function JobConflict({ mine, theirs, ...choice }: JobConflictProps) {
  const stored = valuesOf(theirs);
  const fields = differingFields(mine, stored).map((name) => ({
    id: name,
    label: translated(schemaAt(saveSavedJobForm, name)['x-label'] ?? name),
    mine: [mine[name] ?? ''],
    theirs: [stored[name]],
  }));
  return (
    <AntdLook>
      <ConflictDialog document={t`job`} fields={fields} {...choice} />
    </AntdLook>
  );
}

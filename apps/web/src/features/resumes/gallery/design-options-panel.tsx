import { useState } from 'react';
import { t } from '../../../shared/language/texts.ts';
import { lazyPart } from '../../../shared/parts/lazy-part.tsx';
import { PartBoundary } from '../../../shared/parts/part-boundary.tsx';
import { FoldingPanel } from '../../../shared/ui/folding-panel.tsx';
import { useDocument } from '../editor/editor-context.tsx';
import { isTuned } from '../form/design-options.ts';

const DesignOptions = lazyPart(() => import('./design-options.tsx'), 'DesignOptions');

interface DesignOptionsPanelProps {
  /** Called when it opens and when it closes. */
  onToggle: (isOpen: boolean) => void;
}

/** The choices of a design, which are loaded when the person opens them. */
export function DesignOptionsPanel({ onToggle }: DesignOptionsPanelProps) {
  const [isOpen, setOpen] = useState(false);
  const touched = useDocument(({ designOptions }) => isTuned(designOptions));
  const toggle = (opens: boolean): void => {
    setOpen(opens);
    onToggle(opens);
  };
  return (
    <FoldingPanel title={t`Design options`} note={touched ? t`changed` : undefined} onToggle={toggle}>
      <PartBoundary asked={isOpen} onMissing={() => setOpen(false)}>
        {isOpen && <DesignOptions />}
      </PartBoundary>
    </FoldingPanel>
  );
}

import { lazyPart } from '../../../../shared/parts/lazy-part.tsx';
import { PartBoundary } from '../../../../shared/parts/part-boundary.tsx';
import { useWordingHelp } from '../../api/wording-help.ts';
import type { TextPath } from '../../form/form-path.ts';

const WordingOffer = lazyPart(() => import('./wording-offer.tsx'), 'WordingOffer');

/** Proposes another wording of a text where a language model is set up. Nothing changes until the person takes it. */
export function ImproveWording({ path }: { path: TextPath }) {
  if (!useWordingHelp()) return null;
  return (
    <PartBoundary asked={path} onMissing={() => undefined}>
      <WordingOffer path={path} />
    </PartBoundary>
  );
}

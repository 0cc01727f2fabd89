import { useQueryClient } from '@tanstack/react-query';
import { lazyPart } from '../../../shared/parts/lazy-part.tsx';
import { PartBoundary } from '../../../shared/parts/part-boundary.tsx';
import { resumeQuery } from '../api/resume-gateway.ts';
import { useSession } from '../editor/editor-context.tsx';

const OriginalBar = lazyPart(() => import('./original-bar.tsx'), 'OriginalBar');

/** What only a copy in another language needs, loaded for such a copy alone. */
export function ForTranslation({ onCompare }: { onCompare: () => void }) {
  const id = useSession((state) => state.documentId);
  const queries = useQueryClient();
  if (!id || !queries.getQueryData(resumeQuery(id).queryKey)?.translatedFrom) return null;
  return (
    <PartBoundary asked={id} onMissing={() => undefined}>
      <OriginalBar id={id} onCompare={onCompare} />
    </PartBoundary>
  );
}

import { PageFrame } from '../../shared/ui/page-frame.tsx';

export function Page() {
  return (
    <PageFrame title="Profile" back={{ to: '/dashboard', label: 'Back to Dashboard' }}>
      <p>This screen is on its way.</p>
    </PageFrame>
  );
}

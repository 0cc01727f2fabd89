import { signOutMutation } from '@career/client/queries';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import { forgetSession } from './session.ts';
import { announceSignOut } from './session-end.ts';

/** Signs out, then goes to the first page. A failure is only logged. */
export function useSignOut() {
  const queries = useQueryClient();
  const navigate = useNavigate();
  return useMutation({
    ...signOutMutation(),
    onSuccess: async () => {
      await announceSignOut();
      await navigate({ to: '/' });
      forgetSession(queries);
    },
    onError: (error) => console.error('Logout failed', error),
  });
}

import { createJobApplicationMutation } from '@career/contracts/client/@tanstack/react-query.gen';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useRef } from 'react';
import { errorText } from '../../../shared/api/api-error.ts';
import { refreshApplications } from '../../../shared/applications/application-queries.ts';
import { showError, showNotice } from '../../../shared/notices/notices.ts';
import type { NewApplication } from './new-application.ts';

interface Outcome {
  onAdded: () => void;
  onRefused: (error: unknown) => void;
}

/** Adds an application. The same values sent again, after an answer that got lost, add it only once. */
export function useAddApplication({ onAdded, onRefused }: Outcome) {
  const queries = useQueryClient();
  const attempt = useRef({ values: '', key: '' });
  const adding = useMutation({
    ...createJobApplicationMutation(),
    onSuccess: () => {
      attempt.current = { values: '', key: '' };
      void refreshApplications(queries);
      showNotice({
        title: 'Application added!',
        description: 'Your job application has been added to the tracker.',
      });
      onAdded();
    },
    onError: (error) => {
      onRefused(error);
      showError('Failed to add application', errorText(error));
    },
  });

  const add = (body: NewApplication): void => {
    const values = JSON.stringify(body);
    if (attempt.current.values !== values) attempt.current = { values, key: randomKey() };
    adding.mutate({ body, headers: { 'Idempotency-Key': attempt.current.key } });
  };
  return { add, isAdding: adding.isPending };
}

const randomKey = (): string => crypto.getRandomValues(new Uint32Array(4)).join('-');

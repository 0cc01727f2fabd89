import '../../../shared/api/client.ts';
import { getWordingHelpOptions } from '@career/client/queries';
import { useQuery } from '@tanstack/react-query';

/** Whether the operator has set up a language model; asked once. */
export function useWordingHelp(): boolean {
  const { data } = useQuery(getWordingHelpOptions());
  return data?.available === true;
}

import type { ListedApplicationDto, ListJobApplicationsData } from '@career/client/types';
import type { InfiniteData } from '@tanstack/react-query';

export type ListedApplication = ListedApplicationDto;
export type ApplicationFilter = Omit<NonNullable<ListJobApplicationsData['query']>, 'cursor' | 'limit'>;

export interface ApplicationPage {
  readonly rows: ListedApplication[];
  /** Applications that the filter finds; unknown when a search finds very many. */
  readonly total: number | undefined;
  /** Where the next page starts. */
  readonly next: string | undefined;
}

export type ApplicationPages = InfiniteData<ApplicationPage, unknown>;

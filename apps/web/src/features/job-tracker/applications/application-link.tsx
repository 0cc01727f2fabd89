import { Link } from '@tanstack/react-router';
import type { ComponentProps } from 'react';
import { searchOf, type TrackerLook } from '../tracker-search.ts';

interface ApplicationLinkProps extends Omit<ComponentProps<'a'>, 'id' | 'href'> {
  applicationId: string;
  /** How the tracker looks now, so that it looks the same behind what opens. */
  look: TrackerLook;
}

/** Opens an application over the tracker, which stays where it is. */
export function ApplicationLink({ applicationId, look, ...link }: ApplicationLinkProps) {
  return (
    <Link
      {...link}
      to="/job-tracker/$id"
      params={{ id: applicationId }}
      search={searchOf(look)}
      resetScroll={false}
      state={{ keepFocus: true }}
      preload={false}
    />
  );
}

import { Link } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import insights from './insights.module.css';

interface FieldLinkProps {
  resumeId: string;
  /** Field in the body of the resume; without one the editor opens at its beginning. */
  path: string | null | undefined;
  /** Ids of the words that name the link, where its own do not do. */
  labelledBy?: string;
  id?: string;
  className?: string | undefined;
  children: ReactNode;
}

/** Leads to the very field in the editor. */
export function FieldLink({ resumeId, path, labelledBy, id, className, children }: FieldLinkProps) {
  return (
    <Link
      to="/resume/edit/$id"
      params={{ id: resumeId }}
      search={path ? { field: path } : {}}
      id={id}
      aria-labelledby={labelledBy}
      className={className ?? insights.link}
    >
      {children}
    </Link>
  );
}

import { Link } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import insights from './insights.module.css';

interface FieldLinkProps {
  resumeId: string;
  /** Field in the body of the resume. */
  path: string;
  children: ReactNode;
}

/** Leads to the very field in the editor. */
export function FieldLink({ resumeId, path, children }: FieldLinkProps) {
  return (
    <Link to="/resume/edit/$id" params={{ id: resumeId }} search={{ field: path }} className={insights.link}>
      {children}
    </Link>
  );
}

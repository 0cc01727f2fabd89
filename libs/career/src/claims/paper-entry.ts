import { ENTRY_SECTIONS, isEntrySection } from '@career/contracts/resume-table/resume-table';

/** Whether a field belongs to a section whose entries are papers: certificates, licences, memberships and so on. */
export function isPaperEntry(path: string): boolean {
  const [section = ''] = path.split('.');
  return (
    section === 'certifications' || (isEntrySection(section) && ENTRY_SECTIONS[section].evidence === 'paper')
  );
}

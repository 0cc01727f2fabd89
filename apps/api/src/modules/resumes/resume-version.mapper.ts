import type { ResumeVersionDto, ResumeVersionSummaryDto } from '@career/contracts/resumes/resume-version.dto';
import { withPromisedFields } from './promised-fields.ts';
import type { ResumeVersion } from './resume-version.entity.ts';
import type { ListedVersion } from './resume-versions.repository.ts';

export const toVersionSummaryDto = (version: ListedVersion): ResumeVersionSummaryDto => ({
  id: version.id,
  resumeId: version.resumeId,
  version: version.version,
  title: version.title,
  name: version.name,
  createdAt: version.createdAt.toISOString(),
});

export function toVersionDto(version: ResumeVersion): ResumeVersionDto {
  return { ...toVersionSummaryDto(version), content: withPromisedFields(toVersionContent(version)) };
}

/** What was written, without whether it was finished. */
export function toVersionContent({ content }: Pick<ResumeVersion, 'content'>): ResumeVersionDto['content'] {
  const { isDraft: _isDraft, ...written } = content;
  return written;
}

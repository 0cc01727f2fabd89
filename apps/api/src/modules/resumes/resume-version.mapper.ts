import type { ResumeVersionDto, ResumeVersionSummaryDto } from '@career/contracts/resumes/resume-version.dto';
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
  const { isDraft: _isDraft, ...content } = version.content;
  return { ...toVersionSummaryDto(version), content };
}

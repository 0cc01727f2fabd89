import type { ShareLinkDto } from '@career/contracts/share-links/share-link.dto';
import { LIMITS } from '@career/contracts/vocabulary/limits';
import { linkState } from '../link-state.ts';
import type { ShareLink } from './share-link.entity.ts';

/** A link as its owner sees it. @param resumeVersion the version of the resume that is stored. */
export function toShareLinkDto(row: ShareLink, url: string, resumeVersion: number | undefined): ShareLinkDto {
  const days = Object.entries(row.openings)
    .map(([day, count]) => ({ day, count }))
    .sort((one, two) => (one.day < two.day ? 1 : -1));
  const hasFile = row.fileVersion !== null && row.fileVersion !== undefined;
  return {
    id: row.id,
    resumeId: row.resumeId,
    applicationId: row.applicationId ?? null,
    slug: row.slug,
    url,
    state: linkState(row),
    hasPassword: Boolean(row.password),
    hasDownload: hasFile && row.fileVersion === resumeVersion,
    isFileOld: hasFile && row.fileVersion !== resumeVersion,
    openings: days.reduce((sum, { count }) => sum + count, 0),
    days: days.slice(0, LIMITS.shareLinkDaysListed),
    expiresAt: row.expiresAt.toISOString(),
    createdAt: row.createdAt.toISOString(),
  };
}

import { defineEntity, p } from '@mikro-orm/core';
import { createdAt, identity } from '../../../database/columns.ts';
import { ShareLinkEntity } from './share-link.entity.ts';

export const REPORT_REASONS = ['not-me', 'false', 'scam', 'other'] as const;
export type ReportReason = (typeof REPORT_REASONS)[number];

/** Somebody's report of a shared page, for the operator; nothing says whose it is. */
export const ShareReportEntity = defineEntity({
  name: 'ShareReport',
  tableName: 'share_report',
  indexes: [{ name: 'share_report_link_index', properties: ['shareLinkId'] }],
  properties: {
    ...identity(),
    shareLinkId: () =>
      p.manyToOne(ShareLinkEntity).mapToPk().fieldName('share_link_id').deleteRule('cascade'),
    reason: p.enum(REPORT_REASONS),
    note: p.string().length(1_000),
    ...createdAt(),
  },
});

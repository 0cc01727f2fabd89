import type { EntitySchema } from '@mikro-orm/core';
import { AiUsageEntity } from '../ai/ai-usage.entity.ts';
import { RateLimitEntity } from '../http/rate-limit.entity.ts';
import { OutgoingMailEntity } from '../mail/outgoing-mail.entity.ts';
import { AiJobEntity } from '../modules/ai-jobs/ai-job.entity.ts';
import { CalendarFeedEntity } from '../modules/calendar/calendar-feed.entity.ts';
import { CareerInsightEntity } from '../modules/career-insights/career-insight.entity.ts';
import { TrainingLinkEntity } from '../modules/career-insights/training-links/training-link.entity.ts';
import { CoverLetterEntity } from '../modules/cover-letters/cover-letter.entity.ts';
import { CoverLetterVersionEntity } from '../modules/cover-letters/cover-letter-version.entity.ts';
import { DocumentEntity } from '../modules/documents/document.entity.ts';
import { StoredFileEntity } from '../modules/documents/stored-file.entity.ts';
import { AccessTokenEntity } from '../modules/identity/access-tokens/access-token.entity.ts';
import { AccountTokenEntity } from '../modules/identity/account/account-token.entity.ts';
import { AppCredentialEntity } from '../modules/identity/connected-apps/app-credential.entity.ts';
import { ConnectedAppEntity } from '../modules/identity/connected-apps/connected-app.entity.ts';
import { UserEntity } from '../modules/identity/profile/user.entity.ts';
import { SecondFactorEntity } from '../modules/identity/second-factor/second-factor.entity.ts';
import { SessionEntity } from '../modules/identity/sessions/session.entity.ts';
import { ApplicationCountEntity } from '../modules/job-applications/application-count.entity.ts';
import { JobApplicationEntity } from '../modules/job-applications/job-application.entity.ts';
import { StatusChangeEntity } from '../modules/job-applications/status-change.entity.ts';
import { HiddenEmployerEntity } from '../modules/job-listings/hidden-employers/hidden-employer.entity.ts';
import { JobListingEntity } from '../modules/job-listings/job-listing.entity.ts';
import { ListingSourceEntity } from '../modules/job-listings/listing-source.entity.ts';
import { PictureEntity } from '../modules/pictures/picture.entity.ts';
import { ProposalEntity } from '../modules/proposals/proposal.entity.ts';
import { ApplicationReminderEntity } from '../modules/reminders/application-reminder.entity.ts';
import { ResumeEntity } from '../modules/resumes/resume.entity.ts';
import { ResumeTemplateEntity } from '../modules/resumes/resume-template.entity.ts';
import { ResumeVersionEntity } from '../modules/resumes/resume-version.entity.ts';
import { SavedJobEntity } from '../modules/saved-jobs/saved-job.entity.ts';
import { SavedSearchEntity } from '../modules/saved-searches/saved-search.entity.ts';
import { ReviewCommentEntity } from '../modules/sharing/review-links/review-comment.entity.ts';
import { ReviewLinkEntity } from '../modules/sharing/review-links/review-link.entity.ts';
import { ShareLinkEntity } from '../modules/sharing/share-links/share-link.entity.ts';
import { ShareReportEntity } from '../modules/sharing/share-links/share-report.entity.ts';
import { WebhookEntity } from '../modules/webhooks/webhook.entity.ts';
import { WebhookDeliveryEntity } from '../modules/webhooks/webhook-delivery.entity.ts';
import { SecretFingerprintEntity } from './secret-fingerprint.entity.ts';

/** Every table of the product: the one place where the database layer meets the modules. */
export const entities: EntitySchema[] = [
  AccessTokenEntity,
  AccountTokenEntity,
  AppCredentialEntity,
  ConnectedAppEntity,
  AiJobEntity,
  ApplicationCountEntity,
  AiUsageEntity,
  ApplicationReminderEntity,
  CalendarFeedEntity,
  CareerInsightEntity,
  CoverLetterEntity,
  CoverLetterVersionEntity,
  DocumentEntity,
  HiddenEmployerEntity,
  JobApplicationEntity,
  JobListingEntity,
  ListingSourceEntity,
  OutgoingMailEntity,
  PictureEntity,
  ProposalEntity,
  RateLimitEntity,
  ResumeEntity,
  ResumeTemplateEntity,
  ResumeVersionEntity,
  ReviewCommentEntity,
  ReviewLinkEntity,
  SavedJobEntity,
  SavedSearchEntity,
  SecondFactorEntity,
  SecretFingerprintEntity,
  SessionEntity,
  ShareLinkEntity,
  ShareReportEntity,
  StatusChangeEntity,
  StoredFileEntity,
  TrainingLinkEntity,
  UserEntity,
  WebhookDeliveryEntity,
  WebhookEntity,
];

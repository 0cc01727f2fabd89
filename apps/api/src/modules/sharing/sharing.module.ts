import { Module } from '@nestjs/common';
import { IdentityModule } from '../identity/identity.module.ts';
import { JobApplicationsModule } from '../job-applications/job-applications.module.ts';
import { ResumesModule } from '../resumes/resumes.module.ts';
import { AddressLimit } from './pages/address-limit.ts';
import { ReviewPagesController } from './pages/review-pages.controller.ts';
import { ReviewPagesService } from './pages/review-pages.service.ts';
import { SharedPagesController } from './pages/shared-pages.controller.ts';
import { SharedPagesService } from './pages/shared-pages.service.ts';
import { ReviewLinksController } from './review-links/review-links.controller.ts';
import { ReviewLinksRepository } from './review-links/review-links.repository.ts';
import { ReviewLinksService } from './review-links/review-links.service.ts';
import { ShareLinksController } from './share-links/share-links.controller.ts';
import { ShareLinksRepository } from './share-links/share-links.repository.ts';
import { ShareLinksService } from './share-links/share-links.service.ts';

/** Links that show a resume to people without an account. */
@Module({
  imports: [IdentityModule, JobApplicationsModule, ResumesModule],
  controllers: [ReviewLinksController, ReviewPagesController, ShareLinksController, SharedPagesController],
  providers: [
    AddressLimit,
    ReviewLinksRepository,
    ReviewLinksService,
    ReviewPagesService,
    SharedPagesService,
    ShareLinksRepository,
    ShareLinksService,
  ],
})
export class SharingModule {}

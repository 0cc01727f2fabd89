import { Module } from '@nestjs/common';
import { DeletedResumesController } from './deleted-resumes.controller.ts';
import { DeletedResumesRepository } from './deleted-resumes.repository.ts';
import { DeletedResumesService } from './deleted-resumes.service.ts';
import { PhrasesController } from './phrases.controller.ts';
import { PhrasesService } from './phrases.service.ts';
import { ResumeOriginalsController } from './resume-originals.controller.ts';
import { ResumeOriginalsRepository } from './resume-originals.repository.ts';
import { ResumeOriginalsService } from './resume-originals.service.ts';
import { ResumeTemplatesSeeder } from './resume-templates.seeder.ts';
import { ResumeVersionsController } from './resume-versions.controller.ts';
import { ResumeVersionsRepository } from './resume-versions.repository.ts';
import { ResumeVersionsService } from './resume-versions.service.ts';
import { ResumesController } from './resumes.controller.ts';
import { ResumesRepository } from './resumes.repository.ts';
import { ResumesService } from './resumes.service.ts';

@Module({
  // First the paths that an id could be taken for.
  controllers: [
    DeletedResumesController,
    ResumesController,
    ResumeVersionsController,
    ResumeOriginalsController,
    PhrasesController,
  ],
  providers: [
    ResumesService,
    ResumesRepository,
    DeletedResumesService,
    DeletedResumesRepository,
    ResumeVersionsService,
    ResumeVersionsRepository,
    ResumeOriginalsService,
    ResumeOriginalsRepository,
    PhrasesService,
    ResumeTemplatesSeeder,
  ],
  exports: [ResumesService, ResumesRepository, ResumeOriginalsRepository, DeletedResumesService],
})
export class ResumesModule {}

import { Module } from '@nestjs/common';
import { ResumeTemplatesSeeder } from './resume-templates.seeder.ts';
import { ResumesController } from './resumes.controller.ts';
import { ResumesRepository } from './resumes.repository.ts';
import { ResumesService } from './resumes.service.ts';

@Module({
  controllers: [ResumesController],
  providers: [ResumesService, ResumesRepository, ResumeTemplatesSeeder],
  exports: [ResumesService],
})
export class ResumesModule {}

import { Module } from '@nestjs/common';
import { UsersModule } from '../identity/profile/users.module.ts';
import { ResumePhotosModule } from '../resumes/resume-photos.module.ts';
import { PicturesController } from './pictures.controller.ts';
import { PicturesRepository } from './pictures.repository.ts';
import { PicturesService } from './pictures.service.ts';

@Module({
  imports: [ResumePhotosModule, UsersModule],
  controllers: [PicturesController],
  providers: [PicturesService, PicturesRepository],
  exports: [PicturesService],
})
export class PicturesModule {}

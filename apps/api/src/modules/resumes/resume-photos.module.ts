import { Module } from '@nestjs/common';
import { ResumePhotosRepository } from './resume-photos.repository.ts';
import { ResumePhotosService } from './resume-photos.service.ts';

@Module({ providers: [ResumePhotosService, ResumePhotosRepository], exports: [ResumePhotosService] })
export class ResumePhotosModule {}

import { Injectable } from '@nestjs/common';
import { ResumePhotosRepository } from './resume-photos.repository.ts';

/** What resumes show beside words. */
@Injectable()
export class ResumePhotosService {
  constructor(private readonly photos: ResumePhotosRepository) {}

  /** Addresses of all photos that a person's resumes and their versions name. */
  addresses(ownerId: string): Promise<string[]> {
    return this.photos.addresses(ownerId);
  }
}

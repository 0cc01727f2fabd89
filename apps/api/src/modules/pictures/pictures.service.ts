import type { PictureDto } from '@career/contracts/pictures/picture.dto';
import { LIMITS } from '@career/contracts/vocabulary/limits';
import { isOwnPicture, pictureIdOf } from '@career/contracts/vocabulary/picture-address';
import { Injectable } from '@nestjs/common';
import { NotFound } from '../../errors/domain-errors.ts';
import { UsersService } from '../identity/profile/users.service.ts';
import { ResumePhotosService } from '../resumes/resume-photos.service.ts';
import type { Picture } from './picture.entity.ts';
import { toPictureDto } from './picture.mapper.ts';
import { pictureFileName } from './picture-answer.ts';
import { PicturesRepository } from './pictures.repository.ts';
import type { ReceivedPicture } from './received-picture.ts';

export const PICTURE = 'Picture';

const HOUR_MS = 60 * 60 * 1000;
const DAY_MS = 24 * HOUR_MS;
const OWNERS_AT_ONCE = 200;
/** Before every id. */
const FIRST = '00000000-0000-0000-0000-000000000000';

/** Portraits of people, each read by its owner alone. */
@Injectable()
export class PicturesService {
  constructor(
    private readonly pictures: PicturesRepository,
    private readonly users: UsersService,
    private readonly resumePhotos: ResumePhotosService,
  ) {}

  async list(ownerId: string): Promise<PictureDto[]> {
    return (await this.pictures.list(ownerId)).map(toPictureDto);
  }

  /** Every picture of a person as a file, each read only when it is asked for. */
  async files(ownerId: string): Promise<{ name: string; read: () => Promise<Uint8Array> }[]> {
    return (await this.pictures.list(ownerId)).map(({ id, mimeType }) => ({
      name: pictureFileName(id, mimeType),
      read: async () => (await this.open(ownerId, id)).bytes,
    }));
  }

  async add(ownerId: string, receive: () => Promise<ReceivedPicture>): Promise<PictureDto> {
    const received = await receive();
    const isThere = await this.pictures.keepOn(ownerId, received.id);
    if (!isThere && (await this.pictures.count(ownerId)) >= LIMITS.picturesPerUser) {
      // Room is made of what nothing shows; what was just sent may not be saved anywhere yet.
      await this.removeUnused(ownerId, new Date(Date.now() - HOUR_MS));
    }
    return toPictureDto(await this.pictures.insert(ownerId, received));
  }

  async open(ownerId: string, id: string): Promise<Picture> {
    const picture = await this.pictures.find(ownerId, id);
    if (!picture) throw new NotFound(PICTURE);
    return picture;
  }

  async remove(ownerId: string, id: string): Promise<void> {
    if (!(await this.pictures.remove(ownerId, id))) throw new NotFound(PICTURE);
  }

  /** Removes, over all owners, the pictures that nothing has shown for a while. @returns how many. */
  async sweep(): Promise<number> {
    const before = new Date(Date.now() - LIMITS.unusedPictureDays * DAY_MS);
    let removed = 0;
    let after = FIRST;
    for (;;) {
      const owners = await this.pictures.ownersOfOlder(before, after, OWNERS_AT_ONCE);
      for (const ownerId of owners) removed += await this.removeUnused(ownerId, before);
      const last = owners.at(-1);
      if (!last || owners.length < OWNERS_AT_ONCE) return removed;
      after = last;
    }
  }

  /** In use is what the profile shows, and what a resume shows or showed in a version that can be brought back. */
  private async removeUnused(ownerId: string, before: Date): Promise<number> {
    const profile = await this.users.photoAddress(ownerId);
    const addresses = [...(await this.resumePhotos.addresses(ownerId)), profile];
    return this.pictures.removeBut(ownerId, addresses.filter(isOwnPicture).map(pictureIdOf), before);
  }
}

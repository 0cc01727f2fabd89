import { PictureDto } from '@career/contracts/pictures/picture.dto';
import { PICTURE_TYPES } from '@career/contracts/vocabulary/picture-address';
import { Controller, Delete, Get, Post, Req, Res, StreamableFile } from '@nestjs/common';
import { ApiBody, ApiConsumes, ApiTags } from '@nestjs/swagger';
import type { Request, Response } from 'express';
import { WRITE_PROBLEMS } from '../../http/api-problems.decorator.ts';
import { Endpoint } from '../../http/endpoint.decorator.ts';
import { IdParam } from '../../http/id-param.decorator.ts';
import { OwnerId } from '../../http/owner-id.decorator.ts';
import { TokenAccess } from '../../http/token-scope.decorator.ts';
import { pictureAnswer } from './picture-answer.ts';
import { PICTURE, PicturesService } from './pictures.service.ts';
import { receivePicture } from './received-picture.ts';

const BYTES = { schema: { type: 'string', format: 'binary' } };
const CONTENT = Object.fromEntries(PICTURE_TYPES.map((type) => [type, BYTES]));

@ApiTags('Pictures')
@TokenAccess('resumes')
@Controller('pictures')
export class PicturesController {
  constructor(private readonly pictures: PicturesService) {}

  @Get()
  @Endpoint({
    summary: 'List pictures',
    description: 'The portraits kept in the account, newest first.',
    ok: { description: 'The pictures.', type: [PictureDto] },
    problems: [401],
  })
  listPictures(@OwnerId() ownerId: string): Promise<PictureDto[]> {
    return this.pictures.list(ownerId);
  }

  @Post()
  @Endpoint({
    summary: 'Keep a picture',
    description:
      'Keeps a portrait of at most 60 KB for resumes and the profile: the bytes of a JPEG, PNG or simple WebP, 64 to 1,600 dots wide and high, without EXIF or anything else beside the picture. The same picture sent again is the one that is there. One that nothing has shown for 30 days is removed.',
    created: { description: 'The picture.', type: PictureDto },
    problems: [...WRITE_PROBLEMS, 409, 422],
  })
  @ApiConsumes(...PICTURE_TYPES)
  @ApiBody({ ...BYTES, description: 'The bytes of the picture; its content says what it is.' })
  addPicture(
    @OwnerId() ownerId: string,
    @Req() request: Request,
    @Res({ passthrough: true }) response: Response,
  ): Promise<PictureDto> {
    return this.pictures.add(ownerId, () => receivePicture(request, response));
  }

  @Get(':id')
  @Endpoint({
    summary: 'Get a picture',
    description:
      'The bytes of a picture, for its owner alone. They never change, and may be cached privately.',
    idOf: 'the picture',
    ok: { description: 'The picture.', content: CONTENT },
    problems: [401, 404],
  })
  async getPicture(
    @OwnerId() ownerId: string,
    @IdParam(PICTURE) id: string,
    @Res({ passthrough: true }) response: Response,
  ): Promise<StreamableFile> {
    return pictureAnswer(await this.pictures.open(ownerId, id), response);
  }

  @Delete(':id')
  @Endpoint({
    summary: 'Delete a picture',
    description: 'Removes a picture. Resumes that name it are shown without a photo.',
    idOf: 'the picture',
    noContent: 'Deleted.',
    problems: [401, 403, 404],
  })
  deletePicture(@OwnerId() ownerId: string, @IdParam(PICTURE) id: string): Promise<void> {
    return this.pictures.remove(ownerId, id);
  }
}

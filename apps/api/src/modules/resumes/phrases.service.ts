import { suggestPhrases } from '@career/career/phrases/phrases';
import type { PhrasesDto, PhrasesQueryDto } from '@career/contracts/resumes/phrases.dto';
import { Injectable } from '@nestjs/common';

/** Lines that a person may make true. */
@Injectable()
export class PhrasesService {
  suggest({ title }: PhrasesQueryDto): PhrasesDto {
    const { occupation = '', phrases = [] } = suggestPhrases(title) ?? {};
    return { occupation, phrases: [...phrases] };
  }
}

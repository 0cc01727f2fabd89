import { Module } from '@nestjs/common';
import { OwnLettersService } from './own-letters.service.ts';

@Module({ providers: [OwnLettersService], exports: [OwnLettersService] })
export class OwnLettersModule {}

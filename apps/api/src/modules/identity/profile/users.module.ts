import { Module } from '@nestjs/common';
import { UsersRepository } from './users.repository.ts';
import { UsersService } from './users.service.ts';

@Module({ providers: [UsersService, UsersRepository], exports: [UsersService, UsersRepository] })
export class UsersModule {}

import type { SaveProfileDto } from '@career/contracts/auth/save-profile.dto';
import type { UserDto } from '@career/contracts/auth/user.dto';
import { Injectable } from '@nestjs/common';
import { NotSignedIn } from '../../refusals/refusals.ts';
import { toUserDto } from './user.mapper.ts';
import { UsersRepository } from './users.repository.ts';

@Injectable()
export class UsersService {
  constructor(private readonly users: UsersRepository) {}

  async get(ownerId: string): Promise<UserDto> {
    const user = await this.users.find(ownerId);
    // The session outlived its account.
    if (!user) throw new NotSignedIn();
    return toUserDto(user);
  }

  async update(ownerId: string, { firstName, lastName, phone }: SaveProfileDto): Promise<UserDto> {
    const user = await this.users.update(ownerId, { firstName, lastName, phone: phone || null });
    if (!user) throw new NotSignedIn();
    return toUserDto(user);
  }
}

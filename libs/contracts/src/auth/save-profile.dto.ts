import { ProfileNamesDto } from './profile-names.dto.ts';

/** What a person may change about the account. The e-mail address is fixed. */
export class SaveProfileDto extends ProfileNamesDto {}

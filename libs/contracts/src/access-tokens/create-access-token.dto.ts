import { ProofDto } from '../account/proof.dto.ts';
import { WholeNumberField } from '../fields/choice-fields.ts';
import { ChoiceListField } from '../fields/nested-fields.ts';
import { TextField } from '../fields/text-field.ts';
import { LIMITS } from '../vocabulary/limits.ts';
import { TOKEN_SCOPES, type TokenScope } from '../vocabulary/token-scopes.ts';

/** A personal access token to make, with the proof that it is the owner who asks. */
export class CreateAccessTokenDto extends ProofDto {
  @TextField({
    label: 'Name',
    description: 'What the person calls it: the program that will use it.',
    example: 'Backup script',
    min: { length: 1, message: 'Name is required' },
    max: LIMITS.nameMax,
  })
  name!: string;

  @ChoiceListField({
    label: 'Permissions',
    description: 'What it may do; at least one.',
    choices: TOKEN_SCOPES,
    enumName: 'TokenScope',
    example: ['resumes:read'],
  })
  scopes!: TokenScope[];

  @WholeNumberField({
    label: 'Days',
    description: 'Days until it ends.',
    min: 1,
    max: LIMITS.accessTokenDaysMax,
    example: 90,
  })
  days!: number;
}

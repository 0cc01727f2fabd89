import { ProofDto } from '../account/proof.dto.ts';
import { ChoiceListField, ObjectField } from '../fields/nested-fields.ts';
import { TOKEN_SCOPES, type TokenScope } from '../vocabulary/token-scopes.ts';
import { AppRequestDto } from './app-request.dto.ts';

/** A person's yes to an app, with the proof that it is the owner who says so. */
export class ConnectAppDto extends ProofDto {
  @ObjectField({
    label: 'Request',
    description: 'What the app asked with.',
    of: () => AppRequestDto,
  })
  request!: AppRequestDto;

  @ChoiceListField({
    label: 'Permissions',
    description: 'What the app may do: at least one, and only what it asked for.',
    choices: TOKEN_SCOPES,
    enumName: 'TokenScope',
    example: ['resumes:read'],
  })
  scopes!: TokenScope[];
}

import { ApiProperty } from '@nestjs/swagger';
import { LIMITS } from '../vocabulary/limits.ts';
import { PROBLEM_CODES, PROBLEM_TYPE, type ProblemCode } from '../vocabulary/problem-codes.ts';

/** One faulty field of a body. */
export class FieldFaultDto {
  @ApiProperty({ description: 'Path of the field, positions included.', example: 'experience.0.company' })
  field!: string;

  @ApiProperty({ description: 'What is wrong, in the words of the form.', example: 'Company is required' })
  message!: string;
}

/** Every error, as RFC 9457 `application/problem+json`. */
export class ProblemDto {
  @ApiProperty({ type: 'integer', description: 'HTTP status.', example: 404 })
  status!: number;

  @ApiProperty({ description: 'The kind of problem, for a person.', example: 'Not Found' })
  title!: string;

  @ApiProperty({
    description: 'The kind of problem, for a program. It does not change; new ones may be added.',
    enum: [...PROBLEM_CODES],
    enumName: 'ProblemCode',
    example: 'not-found',
  })
  code!: ProblemCode;

  @ApiProperty({
    description: 'The same as a URI (RFC 9457): `urn:career-toolkit:problem:` and the code.',
    example: `${PROBLEM_TYPE}not-found`,
  })
  type!: string;

  @ApiProperty({ description: 'What happened, for a person.', example: 'Resume not found' })
  detail!: string;

  @ApiProperty({
    description: 'The same as detail, under the name older clients read.',
    example: 'Resume not found',
  })
  message!: string;

  @ApiProperty({
    description: 'Names this request in the log.',
    example: '019a2c1e-7c1b-7f0a-9d5e-2f6f8a1b2c3d',
  })
  requestId!: string;

  @ApiProperty({
    description: `Faulty fields, when the body failed validation; the first ${LIMITS.fieldErrorsMax} of them.`,
    type: () => [FieldFaultDto],
    required: false,
  })
  errors?: FieldFaultDto[];

  @ApiProperty({
    description: 'False, on sign-up, sign-in and sign-out only.',
    required: false,
    example: false,
  })
  ok?: boolean;

  @ApiProperty({
    type: 'integer',
    description: 'The version that is stored, when a save over a newer one was refused.',
    required: false,
    example: 4,
  })
  currentVersion?: number;

  @ApiProperty({
    description: 'The scope that the access token lacks, where one would open the route.',
    required: false,
    example: 'resumes:write',
  })
  requiredScope?: string;

  @ApiProperty({
    description: 'Where the browser can go so that the app learns that its request was refused.',
    required: false,
    example: 'https://assistant.example/callback?error=invalid_scope',
  })
  redirectTo?: string;
}

import { MonthOrYearField } from '../fields/pattern-fields.ts';
import { TextField } from '../fields/text-field.ts';

/** One certificate or licence. */
export class CertificationDto {
  @TextField({
    label: 'Certification name',
    description: 'Certificate or licence held.',
    example: 'ICAN Chartered Accountant',
    min: { length: 1, message: 'Certification name is required' },
    completeOnly: true,
  })
  name!: string;

  @TextField({
    label: 'Issuer',
    description: 'Body that issued it.',
    example: 'Institute of Chartered Accountants of Nigeria',
    min: { length: 1, message: 'Issuer is required' },
    completeOnly: true,
  })
  issuer!: string;

  @MonthOrYearField({ label: 'Date', description: 'Month of issue, or the year alone.', optional: true })
  date?: string;

  @MonthOrYearField({
    label: 'Expiry date',
    description: 'Last month of validity, or the year alone; empty when it does not end.',
    optional: true,
  })
  expiryDate?: string;

  @TextField({
    label: 'Credential ID',
    description: 'Number an employer can check.',
    optional: true,
    example: 'ICAN-204518',
  })
  credentialId?: string;
}

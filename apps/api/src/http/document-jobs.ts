import { AiJobDto } from '@career/contracts/ai-jobs/ai-job.dto';
import { AI_JOB_DTOS } from '@career/contracts/ai-jobs/ai-job-by-kind.dto';
import { getSchemaPath, type OpenAPIObject } from '@nestjs/swagger';

/** Describes a job as one of its kinds, told apart by `kind`, so that a client knows the type of `result`. */
export function chooseJobByKind({ components }: OpenAPIObject): void {
  const schemas = components?.schemas;
  if (!schemas) return;
  const mapping = Object.fromEntries(
    Object.entries(AI_JOB_DTOS).map(([kind, dto]) => [kind, getSchemaPath(dto)]),
  );
  schemas[AiJobDto.name] = {
    oneOf: Object.values(mapping).map(($ref) => ({ $ref })),
    discriminator: { propertyName: 'kind', mapping },
  };
}

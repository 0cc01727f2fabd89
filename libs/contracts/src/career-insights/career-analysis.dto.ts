import { ListField, ObjectField } from '../fields/nested-fields.ts';
import { DateTimeField } from '../fields/pattern-fields.ts';
import { TextField } from '../fields/text-field.ts';
import { LIMITS } from '../vocabulary/limits.ts';
import { AnalysisTargetDto, KeywordCoverageDto } from './analysis-target.dto.ts';
import { AtsScanResultsDto } from './ats-scan-results.dto.ts';
import { BreakdownDto } from './breakdown.dto.ts';
import { RecommendedIndustryDto } from './recommended-industry.dto.ts';
import { RecommendedTrainingDto } from './recommended-training.dto.ts';
import { SkillGapDto } from './skill-gap.dto.ts';

/** What an analysis found, as it is answered and as it is saved. */
export class CareerAnalysisDto {
  @ListField({
    label: 'Skill gaps',
    description: 'The weightiest first.',
    of: () => SkillGapDto,
    max: LIMITS.insightEntriesMax,
  })
  skillGaps!: SkillGapDto[];

  @ListField({
    label: 'Recommended training',
    description: 'Courses for the gaps.',
    of: () => RecommendedTrainingDto,
    max: LIMITS.insightEntriesMax,
  })
  recommendedTraining!: RecommendedTrainingDto[];

  @ListField({
    label: 'Recommended industries',
    description: 'The best match first.',
    of: () => RecommendedIndustryDto,
    max: LIMITS.insightEntriesMax,
  })
  recommendedIndustries!: RecommendedIndustryDto[];

  @ObjectField({
    label: 'ATS scan results',
    description: 'Score, issues and repairs.',
    of: () => AtsScanResultsDto,
  })
  atsScanResults!: AtsScanResultsDto;

  @ObjectField({
    label: 'Breakdown',
    description: 'How the score was worked out.',
    of: () => BreakdownDto,
    optional: true,
  })
  breakdown?: BreakdownDto | null;

  @ObjectField({
    label: 'Target',
    description: 'What the resume was measured against.',
    of: () => AnalysisTargetDto,
    optional: true,
  })
  target?: AnalysisTargetDto | null;

  @ObjectField({
    label: 'Keyword coverage',
    description: 'Skills that the target asks for; null without a target.',
    of: () => KeywordCoverageDto,
    optional: true,
  })
  keywordCoverage?: KeywordCoverageDto | null;

  @TextField({
    label: 'Engine',
    description: 'Who worded it: builtin, or llm:<model>. Numbers are always those of the checklist.',
    example: 'builtin',
    optional: true,
  })
  engine?: string;

  @TextField({
    label: 'Rubric version',
    description: 'Version of the checklist.',
    example: '1.0',
    optional: true,
  })
  rubricVersion?: string;

  @DateTimeField({ label: 'Generated at', description: 'When the analysis was made.', optional: true })
  generatedAt?: string;
}

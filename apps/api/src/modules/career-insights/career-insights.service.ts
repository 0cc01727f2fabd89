import type {
  CareerInsightDto,
  CareerInsightSummaryDto,
  InsightScoreDto,
} from '@career/contracts/career-insights/career-insight.dto';
import type {
  InsightQueryDto,
  ScoreHistoryQueryDto,
} from '@career/contracts/career-insights/insight-query.dto';
import type { SaveCareerInsightDto } from '@career/contracts/career-insights/save-career-insight.dto';
import { LIMITS } from '@career/contracts/vocabulary/limits';
import { Injectable } from '@nestjs/common';
import { type Page, pageOf, parseCursor } from '../../database/keyset.ts';
import { NotFound } from '../../errors/domain-errors.ts';
import { ResumesService } from '../resumes/resumes.service.ts';
import {
  storedAnalysis,
  toCareerInsightDto,
  toInsightScoreDto,
  toInsightSummaryDto,
} from './career-insight.mapper.ts';
import { CareerInsightsRepository } from './career-insights.repository.ts';

export const INSIGHT = 'Career insight';

@Injectable()
export class CareerInsightsService {
  constructor(
    private readonly insights: CareerInsightsRepository,
    private readonly resumes: ResumesService,
  ) {}

  async list(
    ownerId: string,
    { limit = LIMITS.pageDefault, cursor, resumeId }: InsightQueryDto,
  ): Promise<Page<CareerInsightSummaryDto>> {
    const [rows, total] = await Promise.all([
      this.insights.list(ownerId, resumeId || undefined, limit, parseCursor(cursor)),
      this.insights.count(ownerId, resumeId || undefined),
    ]);
    const page = pageOf(rows, limit, total, (row) => row.createdAt);
    return { ...page, rows: page.rows.map(toInsightSummaryDto) };
  }

  async get(ownerId: string, id: string): Promise<CareerInsightDto> {
    const insight = await this.insights.find(ownerId, id);
    if (!insight) throw new NotFound(INSIGHT);
    return toCareerInsightDto(insight);
  }

  /** The latest saved scores of a resume, oldest first. */
  async history(ownerId: string, { resumeId }: ScoreHistoryQueryDto): Promise<InsightScoreDto[]> {
    return (await this.insights.scores(ownerId, resumeId, LIMITS.scoresMax)).map(toInsightScoreDto);
  }

  async save(ownerId: string, body: SaveCareerInsightDto): Promise<CareerInsightDto> {
    await this.resumes.get(ownerId, body.resumeId);
    const analysis = storedAnalysis(body, new Date());
    return toCareerInsightDto(await this.insights.insert(ownerId, body.resumeId, analysis));
  }

  async remove(ownerId: string, id: string): Promise<void> {
    if (!(await this.insights.remove(ownerId, id))) throw new NotFound(INSIGHT);
  }
}

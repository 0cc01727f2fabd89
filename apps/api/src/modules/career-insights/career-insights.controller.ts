import { AnalyzeResumeDto } from '@career/contracts/career-insights/analyze-resume.dto';
import { CareerAnalysisDto } from '@career/contracts/career-insights/career-analysis.dto';
import {
  CareerInsightDto,
  CareerInsightSummaryDto,
  InsightScoreDto,
} from '@career/contracts/career-insights/career-insight.dto';
import { InsightQueryDto, ScoreHistoryQueryDto } from '@career/contracts/career-insights/insight-query.dto';
import { SaveCareerInsightDto } from '@career/contracts/career-insights/save-career-insight.dto';
import { Body, Controller, Delete, Get, Post, Query } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import { WRITE_PROBLEMS } from '../../http/api-problems.decorator.ts';
import { Endpoint } from '../../http/endpoint.decorator.ts';
import { IdParam } from '../../http/id-param.decorator.ts';
import { OwnerId } from '../../http/owner-id.decorator.ts';
import { TokenAccess } from '../../http/token-scope.decorator.ts';
import type { AiJobRequest } from '../ai-jobs/ai-jobs.service.ts';
import { JOB_KEY, JobRequest } from '../ai-jobs/job-request.decorator.ts';
import { CareerInsightsService, INSIGHT } from './career-insights.service.ts';
import { ResumeAnalysisService } from './resume-analysis.service.ts';

@ApiTags('Career insights')
@TokenAccess('insights')
@Controller('career-insights')
export class CareerInsightsController {
  constructor(
    private readonly insights: CareerInsightsService,
    private readonly analyses: ResumeAnalysisService,
  ) {}

  @Get()
  @Endpoint({
    summary: 'List saved analyses',
    description: 'Last saved first, without how each score was worked out.',
    page: { row: CareerInsightSummaryDto, description: 'A page of saved analyses.' },
    problems: [400, 401],
  })
  listCareerInsights(@OwnerId() ownerId: string, @Query() query: InsightQueryDto) {
    return this.insights.list(ownerId, query);
  }

  @Get('history')
  @Endpoint({
    summary: 'Get the score history of a resume',
    description: 'Scores of the saved analyses of one resume, oldest first, at most 100 of them.',
    ok: { description: 'The scores.', type: [InsightScoreDto] },
    problems: [400, 401],
  })
  getScoreHistory(
    @OwnerId() ownerId: string,
    @Query() query: ScoreHistoryQueryDto,
  ): Promise<InsightScoreDto[]> {
    return this.insights.history(ownerId, query);
  }

  @Get(':id')
  @Endpoint({
    summary: 'Get a saved analysis',
    description: 'The whole analysis.',
    idOf: 'the saved analysis',
    ok: { description: 'The analysis.', type: CareerInsightDto },
    problems: [401, 404],
  })
  getCareerInsight(@OwnerId() ownerId: string, @IdParam(INSIGHT) id: string): Promise<CareerInsightDto> {
    return this.insights.get(ownerId, id);
  }

  @Post('analyze')
  @Endpoint({
    summary: 'Analyse a resume',
    description:
      'Measures a resume by the published checklist, against a title, an application or a posting. Nothing is kept.',
    ok: { description: 'The analysis.', type: CareerAnalysisDto },
    pending: true,
    idempotencyKey: JOB_KEY,
    problems: [...WRITE_PROBLEMS, 404, 422, 429, 503],
  })
  analyzeResume(
    @OwnerId() ownerId: string,
    @Body() body: AnalyzeResumeDto,
    @JobRequest() request: AiJobRequest,
  ) {
    return this.analyses.analyze(ownerId, body, request);
  }

  @Post()
  @Endpoint({
    summary: 'Save an analysis',
    description: 'Keeps an analysis with its resume.',
    created: { description: 'The analysis as kept.', type: CareerInsightDto },
    problems: [...WRITE_PROBLEMS, 404, 409],
  })
  saveCareerInsight(
    @OwnerId() ownerId: string,
    @Body() body: SaveCareerInsightDto,
  ): Promise<CareerInsightDto> {
    return this.insights.save(ownerId, body);
  }

  @Delete(':id')
  @Endpoint({
    summary: 'Delete a saved analysis',
    description: 'Removes it for good.',
    idOf: 'the saved analysis',
    noContent: 'Deleted.',
    problems: [401, 403, 404],
  })
  deleteCareerInsight(@OwnerId() ownerId: string, @IdParam(INSIGHT) id: string): Promise<void> {
    return this.insights.remove(ownerId, id);
  }
}

import { AiJobDto } from '@career/contracts/ai-jobs/ai-job.dto';
import { AnalyzeResumeDto } from '@career/contracts/career-insights/analyze-resume.dto';
import { CareerAnalysisDto } from '@career/contracts/career-insights/career-analysis.dto';
import {
  CareerInsightDto,
  CareerInsightSummaryDto,
  InsightScoreDto,
} from '@career/contracts/career-insights/career-insight.dto';
import { InsightQueryDto, ScoreHistoryQueryDto } from '@career/contracts/career-insights/insight-query.dto';
import { SaveCareerInsightDto } from '@career/contracts/career-insights/save-career-insight.dto';
import { Body, Controller, Delete, Get, Headers, HttpCode, Post, Query } from '@nestjs/common';
import {
  ApiCreatedResponse,
  ApiNoContentResponse,
  ApiOkResponse,
  ApiOperation,
  ApiParam,
  ApiTags,
} from '@nestjs/swagger';
import { ApiPage } from '../../http/api-page.decorator.ts';
import { ApiPending } from '../../http/api-pending.decorator.ts';
import { ApiProblems, WRITE_PROBLEMS } from '../../http/api-problems.decorator.ts';
import { IdParam } from '../../http/id-param.decorator.ts';
import { OwnerId } from '../../http/owner-id.decorator.ts';
import { CareerInsightsService, INSIGHT } from './career-insights.service.ts';
import { ResumeAnalysisService } from './resume-analysis.service.ts';

const ID = {
  name: 'id',
  description: 'Id of the saved analysis.',
  schema: { type: 'string', format: 'uuid' },
} as const;

@ApiTags('Career insights')
@Controller('career-insights')
export class CareerInsightsController {
  constructor(
    private readonly insights: CareerInsightsService,
    private readonly analyses: ResumeAnalysisService,
  ) {}

  @Get()
  @ApiOperation({
    summary: 'List saved analyses',
    description: 'Last saved first, without how each score came about.',
  })
  @ApiPage(CareerInsightSummaryDto, 'A page of saved analyses.')
  @ApiProblems(400, 401)
  listCareerInsights(@OwnerId() ownerId: string, @Query() query: InsightQueryDto) {
    return this.insights.list(ownerId, query);
  }

  @Get('history')
  @ApiOperation({
    summary: 'Get the score history of a resume',
    description: 'Scores of the saved analyses of one resume, oldest first, at most 100 of them.',
  })
  @ApiOkResponse({ description: 'The scores.', type: [InsightScoreDto] })
  @ApiProblems(400, 401)
  getScoreHistory(
    @OwnerId() ownerId: string,
    @Query() query: ScoreHistoryQueryDto,
  ): Promise<InsightScoreDto[]> {
    return this.insights.history(ownerId, query);
  }

  @Get(':id')
  @ApiOperation({ summary: 'Get a saved analysis', description: 'The whole analysis.' })
  @ApiParam(ID)
  @ApiOkResponse({ description: 'The analysis.', type: CareerInsightDto })
  @ApiProblems(401, 404)
  getCareerInsight(@OwnerId() ownerId: string, @IdParam(INSIGHT) id: string): Promise<CareerInsightDto> {
    return this.insights.get(ownerId, id);
  }

  @Post('analyze')
  @HttpCode(200)
  @ApiOperation({
    summary: 'Analyse a resume',
    description:
      'Measures a resume by the published checklist, against a title, an application or an advert. Nothing is kept.',
  })
  @ApiOkResponse({ description: 'The analysis.', type: CareerAnalysisDto })
  @ApiPending(AiJobDto)
  @ApiProblems(...WRITE_PROBLEMS, 404, 422, 429, 503)
  analyzeResume(
    @OwnerId() ownerId: string,
    @Body() body: AnalyzeResumeDto,
    @Headers('prefer') prefer: string | undefined,
  ) {
    return this.analyses.analyze(ownerId, body, prefer);
  }

  @Post()
  @ApiOperation({ summary: 'Save an analysis', description: 'Keeps an analysis with its resume.' })
  @ApiCreatedResponse({ description: 'The analysis as kept.', type: CareerInsightDto })
  @ApiProblems(...WRITE_PROBLEMS, 404, 409)
  saveCareerInsight(
    @OwnerId() ownerId: string,
    @Body() body: SaveCareerInsightDto,
  ): Promise<CareerInsightDto> {
    return this.insights.save(ownerId, body);
  }

  @Delete(':id')
  @HttpCode(204)
  @ApiOperation({ summary: 'Delete a saved analysis', description: 'Removes it for good.' })
  @ApiParam(ID)
  @ApiNoContentResponse({ description: 'Deleted.' })
  @ApiProblems(401, 403, 404)
  deleteCareerInsight(@OwnerId() ownerId: string, @IdParam(INSIGHT) id: string): Promise<void> {
    return this.insights.remove(ownerId, id);
  }
}

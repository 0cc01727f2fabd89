import { Module } from '@nestjs/common';
import { TextEncryption } from '../../database/text-encryption.ts';
import { AlertTokens } from './alert-tokens.ts';
import { SavedSearchesController } from './saved-searches.controller.ts';
import { SavedSearchesRepository } from './saved-searches.repository.ts';
import { SavedSearchesService } from './saved-searches.service.ts';
import { StopAlertsController } from './stop-alerts.controller.ts';

@Module({
  controllers: [SavedSearchesController, StopAlertsController],
  providers: [AlertTokens, SavedSearchesRepository, SavedSearchesService, TextEncryption],
})
export class SavedSearchesModule {}

import { readFileSync } from 'node:fs';
import { parseExtension, widenTaxonomy } from '@career/career/taxonomy/widening/taxonomy-extension';
import { Injectable, Logger, type OnModuleInit } from '@nestjs/common';
import { AppConfig } from '../../config/app.config.ts';

/** Widens the built-in taxonomy by the operator's file, before the first request or job. */
@Injectable()
export class TaxonomyFile implements OnModuleInit {
  private readonly logger = new Logger('Taxonomy');

  constructor(private readonly config: AppConfig) {}

  /** A file that cannot be read stops the start: half a taxonomy would give other scores without a word. */
  onModuleInit(): void {
    const { taxonomyFile } = this.config;
    if (!taxonomyFile) return;
    try {
      const extension = parseExtension(JSON.parse(readFileSync(taxonomyFile, 'utf8')));
      widenTaxonomy(extension);
      this.logger.log(
        `Added ${extension.occupations.length} occupations and ${extension.skills.length} skills. ${extension.source}`,
      );
    } catch (error) {
      throw new Error(`TAXONOMY_FILE ${taxonomyFile} cannot be used: ${(error as Error).message}`);
    }
  }
}

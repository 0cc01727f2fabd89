import { Module } from '@nestjs/common';
import { AppConfig } from '../config/app.config.ts';
import { FileStorage } from './file-storage.ts';
import { LocalFileStorage } from './local-file-storage.ts';
import { S3FileStorage } from './s3-file-storage.ts';

/** Keeps files in the bucket of `DOCUMENTS_S3_URL` when it is set, else under DATA_DIR. */
@Module({
  providers: [
    {
      provide: FileStorage,
      inject: [AppConfig],
      useFactory: ({ documents }: AppConfig): FileStorage =>
        documents.s3 ? new S3FileStorage(documents.s3) : new LocalFileStorage(documents.folder),
    },
  ],
  exports: [FileStorage],
})
export class StorageModule {}

import type { BodyFault } from '../form/resume-faults.ts';
import type { ResumeBody, StoredContent } from '../form/resume-form.mapper.ts';

export interface StoredResume extends StoredContent {
  id: string;
  version: number;
}

export type LoadAnswer =
  | { status: 'found'; resume: StoredResume }
  | { status: 'missing' }
  | { status: 'unreachable' }
  | { status: 'signed-out' }
  | { status: 'refused'; message: string };

export type SaveAnswer =
  | { status: 'saved'; resume: StoredResume }
  /** Somebody saved a newer version meanwhile. */
  | { status: 'stale' }
  | { status: 'unreachable' }
  /** The session ended. */
  | { status: 'signed-out' }
  | { status: 'refused'; message: string; faults: readonly BodyFault[] };

export interface SaveRequest {
  /** Missing on the first save. */
  id?: string;
  version?: number;
  /** The same for each repetition of one save. */
  idempotencyKey: string;
  isDraft: boolean;
  /** Whether the save is one to come back to, among the versions. */
  keepVersion: boolean;
  body: ResumeBody;
}

/** Where resumes are stored. */
export interface ResumeGateway {
  load(id: string): Promise<LoadAnswer>;
  /** The copy that this device has, as of the last time it was opened or saved here. */
  kept(id: string): Promise<StoredResume | undefined>;
  save(request: SaveRequest): Promise<SaveAnswer>;
}

import { expect, it } from '@jest/globals';
import { workingFor } from './log-context.ts';
import { NestLog } from './nest-log.ts';
import { processLog } from './process-log.ts';

it('writes each line as one JSON object, with who speaks, what went wrong, and what the work is for', () => {
  const lines: Record<string, unknown>[] = [];
  const log = new NestLog(
    processLog({ logLevel: 'info' }, { write: (line) => lines.push(JSON.parse(line)) }),
  );
  log.log('a\nb', 'Api');
  log.error('went wrong', 'at here', 'Api');
  log.error(new Error('boom'), 'Worker');
  log.debug('not told', 'Api');
  log.log('Mapped {/api/resumes, GET} route', 'RouterExplorer');
  workingFor({ requestId: 'r-1', jobId: 'j-1' }, () => log.warn({ odd: true }, 'AiJobs'));
  expect(lines).toMatchObject([
    { level: 'info', context: 'Api', msg: 'a\nb' },
    { level: 'error', context: 'Api', stack: 'at here', msg: 'went wrong' },
    { level: 'error', context: 'Worker', msg: 'boom', stack: expect.stringContaining('Error: boom') },
    { level: 'warn', context: 'AiJobs', msg: '{"odd":true}', requestId: 'r-1', jobId: 'j-1' },
  ]);
});

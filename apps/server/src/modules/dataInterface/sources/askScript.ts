import { RefusedContent } from '../../../files/parse/RefusedContent.js';
import { type ParserPool } from '../../../files/parse/ParserPool.js';
import { t } from '../dataInterface.messages.js';
import { type InterfaceBody, type ParameterValues } from '../dataInterface.tables.js';
import { InterfaceFailure } from '../InterfaceFailure.js';

/** What a script returns. Each runs alone in a process of the pool. */
export async function askScript(
  scripts: ParserPool,
  { script, timeoutSeconds }: Pick<InterfaceBody, 'script' | 'timeoutSeconds'>,
  params: ParameterValues,
): Promise<unknown> {
  const seconds = Math.min(timeoutSeconds, MOST_SECONDS);
  const result = await scripts
    .run('runScript', () => ({ script, params, milliseconds: seconds * 1_000 }))
    .catch((error: unknown) => {
      if (error instanceof RefusedContent)
        return { reason: error.reason === 'tooMuch' ? 'tooLarge' : error.reason } as const;
      throw error;
    });
  if ('json' in result) return JSON.parse(result.json) as unknown;
  if (result.reason === 'tooSlow') throw new InterfaceFailure(t('tooSlow', { seconds }));
  if (result.reason === 'tooLarge') throw new InterfaceFailure(t('tooLarge'));
  const detail = 'detail' in result ? result.detail : undefined;
  throw new InterfaceFailure(t('broken', { detail: detail ?? '' }));
}

const MOST_SECONDS = 5;

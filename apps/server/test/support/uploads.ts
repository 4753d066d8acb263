import { type ApiClient } from '@smart-admin/api-client';
import { CHUNK_SIZE } from '@smart-admin/api-client/contract';
import { createHash } from 'node:crypto';

/** One red pixel. */
export const PNG = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
  'base64',
);

/** What a sender says of a file. */
export function claimOf(content: Buffer, fileName: string, type: 'annex' | 'IM' | 'avatar' | 'document' = 'annex') {
  return {
    identifier: createHash('sha256').update(content).digest('hex'),
    fileName,
    fileSize: content.length,
    fileType: '',
    extension: '',
    type,
  };
}

type Claim = ReturnType<typeof claimOf>;

/** The form of one chunk. */
export function chunkForm(content: Buffer, claim: Claim, chunkNumber: number, more: Record<string, string> = {}) {
  const form = new FormData();
  for (const [name, value] of Object.entries({ ...claim, chunkNumber, ...more })) form.append(name, String(value));
  const chunk = new Uint8Array(content.subarray((chunkNumber - 1) * CHUNK_SIZE, chunkNumber * CHUNK_SIZE));
  form.append('file', new Blob([chunk]), 'chunk');
  return form;
}

/** Sends what is missing and merges. */
export async function uploadWhole(client: ApiClient, content: Buffer, claim: Claim) {
  const state = await client.file.chunkState({ query: claim });
  if (!state.uploaded)
    for (let number = 1; number <= Math.ceil(content.length / CHUNK_SIZE); number += 1)
      if (!state.chunkNumbers.includes(number))
        await client.file.sendChunk({ body: chunkForm(content, claim, number) });
  return client.file.merge({ body: claim });
}

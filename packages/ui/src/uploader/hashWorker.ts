// Runs beside the page: hashing two gigabytes must not stop anybody from typing.
import { hashSlices } from './hashSlices.js';
import { type HashAnswer } from './hashFile.js';
import { UnreadableFileError } from './UnreadableFileError.js';

const answer = (message: HashAnswer) => self.postMessage(message);

self.onmessage = async ({ data }: MessageEvent<Blob>) => {
  try {
    const hash = await hashSlices(data, (bytes) => answer({ kind: 'progress', bytes }));
    answer({ kind: 'hash', hash });
  } catch (error) {
    answer({ kind: error instanceof UnreadableFileError ? 'unreadable' : 'failed', message: String(error) });
  }
};

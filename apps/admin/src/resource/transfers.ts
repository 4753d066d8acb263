import { type TransferSource } from '@smart-admin/form-engine/resource';
import { api } from '../app/api.js';
import { onFrame, onMissedFrames } from '../app/liveSocket.js';
import { saveFile } from './saveFile.js';

/** The caller's imports and exports of `users`, or of a model's records (`model:{id}`). */
export function transfersOf(target: string, takeBack?: TransferSource['takeBack']): TransferSource {
  return {
    list: async (signal) => (await api.system.transfer.list({ query: { target } }, { signal, silent: true })).list,
    watch: (listener, onMissed) => {
      const ends = [
        onFrame('transferChanged', ({ transfer }) => {
          if (transfer.target === target) listener(transfer);
        }),
        onMissedFrames(onMissed),
      ];
      return () => ends.forEach((end) => end());
    },
    cancel: async (id) => void (await api.system.transfer.cancel({ id })),
    ...(takeBack && { takeBack }),
    remove: async (id) => void (await api.system.transfer.remove({ id })),
    save: async ({ id, fileName }) => saveFile(await api.system.transfer.file({ id }), fileName),
  };
}

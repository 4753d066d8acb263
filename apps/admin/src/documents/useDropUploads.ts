import { ApiError } from '@smart-admin/api-client';
import { useMessages } from '@smart-admin/ui/locale';
import { toast } from '@smart-admin/ui/toast';
import { useQueryClient } from '@tanstack/react-query';
import { useState, useSyncExternalStore } from 'react';
import { api } from '../app/api.js';
import { once } from '../resource/once.js';
import { createDropUploads } from './createDropUploads.js';
import { DOCUMENTS_KEY, proposalOf } from './documentTypes.js';
import { placeUpload } from './placeUpload.js';
import { MOST_DROPPED, readDropped, TooManyDroppedError } from './readDropped.js';
import { refusalText } from './showRefusal.js';
import { uploadMessages } from './uploadMessages.js';
import { uploadsInto } from './uploadsInto.js';
import { useNameQuestions } from './useNameQuestions.js';

/** Files and folders that are dropped onto the list: they go into the open folder at once. */
export function useDropUploads() {
  const t = useMessages(uploadMessages);
  const client = useQueryClient();
  const { questions, dialog } = useNameQuestions({ offersAll: true });
  const reload = () => client.invalidateQueries({ queryKey: [DOCUMENTS_KEY] });
  const [uploads] = useState(() =>
    createDropUploads({
      transportInto: uploadsInto,
      freeIn,
      folder: folderNamed,
      ask: questions.ask,
      place: (placed) => placeUpload({ ...placed, ask: questions.ask }),
      onPlaced: () => {
        // a list that is loading already shows what came
        if (client.isFetching({ queryKey: [DOCUMENTS_KEY, 'list'] }) === 0) void reload();
      },
    }),
  );
  const rows = useSyncExternalStore(uploads.subscribe, uploads.getRows, uploads.getRows);
  const drop = async (parentId: string, data: DataTransfer) => {
    questions.begin();
    try {
      await uploads.add(parentId, await readDropped(data));
    } catch (error) {
      toast.error(
        error instanceof TooManyDroppedError ? t('tooManyDropped', { count: MOST_DROPPED }) : refusalText(error),
      );
    }
    await reload();
  };
  return {
    rows,
    /** Whether something is not stored yet. */
    isBusy: rows.some(({ state }) => state === 'waiting' || state === 'sending' || state === 'failed'),
    drop: (parentId: string, data: DataTransfer) => void drop(parentId, data),
    retry: uploads.retry,
    clear: uploads.clear,
    dialog,
  };
}

/** The server decides where nobody could say. */
async function freeIn(parentId: string): Promise<number | undefined> {
  try {
    return (await api.extend.document.room({ query: { parentId } }, { silent: true })).free;
  } catch (error) {
    if (!(error instanceof ApiError)) throw error;
    return undefined;
  }
}

/** A dropped folder comes into the one that has its name. */
async function folderNamed(parentId: string, name: string): Promise<string> {
  const { taken, proposal } = await api.extend.document.names({ query: { parentId, name } }, { silent: true });
  if (taken?.kind === 'folder') return taken.id;
  const body = { parentId, name: taken ? proposal : name };
  try {
    return await once('documents.createFolder', body, (key) =>
      api.extend.document.createFolder({ body }, { ...key, silent: true }),
    );
  } catch (error) {
    if (!(error instanceof ApiError) || proposalOf(error) === '') throw error;
    // somebody made it in the meantime
    return folderNamed(parentId, name);
  }
}

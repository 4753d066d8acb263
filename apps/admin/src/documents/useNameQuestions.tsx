import { useState, useSyncExternalStore } from 'react';
import { api } from '../app/api.js';
import { createNameQuestions } from './createNameQuestions.js';
import { NameTakenDialog } from './NameTakenDialog.js';

/** Questions what becomes of uploads whose names are taken, with their dialog; `offersAll` lets one answer count for all. */
export function useNameQuestions({ offersAll = false }: { offersAll?: boolean } = {}) {
  const [questions] = useState(() =>
    createNameQuestions((parentId, name) => api.extend.document.names({ query: { parentId, name } }, SILENT)),
  );
  const asked = useSyncExternalStore(questions.subscribe, questions.getAsked);
  return {
    questions,
    dialog: asked && <NameTakenDialog key={asked.name} {...asked} offersAll={offersAll} onChoose={questions.answer} />,
  };
}

const SILENT = { silent: true };

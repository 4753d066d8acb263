import { ApiError } from '@smart-admin/api-client';
import { useLocale, useMessages } from '@smart-admin/ui/locale';
import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { api } from '../../../../app/api.js';
import { useSession } from '../../../../app/sessionStore.js';
import { importUpload } from '../../../../resource/importUpload.js';
import { FIRST_PLACE, type ReleasePlace } from '../MenuPlaceFields.js';
import { choiceProblem, firstChoices, firstCode, type SheetChoice } from './sheetChoices.js';
import { sheetStartMessages } from './sheetStartMessages.js';
import { type MadeModel, startModel } from './startModel.js';

/** A spreadsheet on its way to a form: what was read, what is made of it, and the making. A refusal loses nothing. */
export function useSheetStart(onDone: (path: string | undefined) => void) {
  const t = useMessages(sheetStartMessages);
  const locale = useLocale();
  const [read, setRead] = useState<ReadSheet>();
  const [choices, setChoices] = useState<readonly SheetChoice[]>([]);
  const [names, setNames] = useState({ fullName: '', enCode: '' });
  const [menu, setMenu] = useState<ReleasePlace>(FIRST_PLACE);
  const [isChanged, setChanged] = useState(false);
  const [made] = useState<MadeModel>(() => ({}));
  const making = useMutation({
    mutationFn: async ({ file, sheet, content }: ReadSheet) =>
      startModel(
        {
          names: { fullName: names.fullName.trim(), enCode: names.enCode.trim() },
          columns: choices.map((choice) => ({ ...choice, label: choice.label.trim() })),
          file,
          place: { sheet, headerRow: content.headerRow },
          menu,
          hasRows: content.total > 0,
          locale,
        },
        made,
      ),
    onSuccess: (menuId) => {
      const { routes } = useSession.getState();
      onDone(routes.find(({ meta }) => meta.modelId === menuId)?.path);
    },
  });
  const reading = useMutation({
    mutationFn: async ({ file, ...place }: { file: File; sheet: number; headerRow?: number }) => {
      const body = { file: await importUpload(file), ...place };
      const content = await api.visualdev.models.readSheet({ body }, { silent: true });
      if (content.columns.length === 0) throw new Error(t('empty'));
      return { file, sheet: place.sheet, content };
    },
    onSuccess: (found) => {
      if (read?.file !== found.file) {
        const fullName = found.file.name.replace(/\.[^.]*$/, '').slice(0, 100);
        setNames({ fullName, enCode: firstCode(found.file.name, new Date()) });
      }
      setRead(found);
      setChoices(firstChoices(found.content.columns, (number) => t('column', { number })));
      making.reset();
    },
  });
  const wrong = making.error instanceof ApiError ? making.error.fieldErrors : {};
  const included = choices.filter(({ isIncluded }) => isIncluded);
  return {
    read,
    reading,
    making,
    choices,
    names,
    menu,
    /** Whether there is something to lose. */
    isChanged,
    /** Whether a refused start left a form behind. */
    hasDraft: () => made.id !== undefined,
    /** What the server says of the names. */
    nameErrors: { fullName: wrong.fullName, enCode: wrong.enCode },
    /** Whether what is chosen can become a form. */
    isReady:
      included.length > 0 &&
      names.fullName.trim() !== '' &&
      names.enCode.trim() !== '' &&
      choices.every((_, index) => choiceProblem(choices, index) === undefined),
    setNames: (next: typeof names) => {
      setChanged(true);
      setNames(next);
    },
    setMenu,
    choose: (index: number, change: Partial<SheetChoice>) => {
      setChanged(true);
      setChoices(choices.map((choice, place) => (place === index ? { ...choice, ...change } : choice)));
    },
    forget: () => {
      setRead(undefined);
      setChanged(false);
      reading.reset();
      making.reset();
    },
  };
}

export type SheetStart = ReturnType<typeof useSheetStart>;

export interface ReadSheet {
  file: File;
  sheet: number;
  content: Awaited<ReturnType<typeof api.visualdev.models.readSheet>>;
}

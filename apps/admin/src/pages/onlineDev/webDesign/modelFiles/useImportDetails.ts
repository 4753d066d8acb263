import { useMessages } from '@smart-admin/ui/locale';
import { releaseMessages } from '../releaseMessages.js';
import { type ModelImport } from './ModelFile.js';
import { modelFileMessages } from './modelFileMessages.js';

type Row = ModelImport['rows'][number];

/** Says in lines what is to be known of a model of a file: why it is refused, what changes, what is missing and not known here. */
export function useImportDetails(): (row: Row) => string[] {
  const t = useMessages(modelFileMessages);
  const r = useMessages(releaseMessages);
  return ({ reason, changes, missing, unknown }) => [
    ...(reason === undefined ? [] : [reason]),
    ...(changes.length > 0 ? [t('changes', { parts: changes.map((part) => t(nameOf(part))).join(t('and')) })] : []),
    ...missing.map(({ kind, label, name }) =>
      name === '' ? r(`${kind}Unset`, { label }) : r(`${kind}Missing`, { label, name }),
    ),
    ...unknown.map(({ path, name }) => t('unknown', { path, name })),
  ];
}

/** The message that names a part; parts that a newer server tells are called so together. */
function nameOf(part: string) {
  return PARTS.find((name) => name === part) ?? 'other';
}

const PARTS = ['fullName', 'type', 'category', 'description', 'sortCode', 'form', 'list', 'texts'] as const;

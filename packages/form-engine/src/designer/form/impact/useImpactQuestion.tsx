import { confirm } from '@smart-admin/ui/confirm';
import { useMessages } from '@smart-admin/ui/locale';
import { createContext, use } from 'react';
import { findItem } from '../../../core/document/edit/formItems.js';
import { type FormDocument } from '../../../core/document/FormDocument.js';
import { type ListDefinition } from '../../../core/list/ListDefinition.js';
import { useEditor } from '../../../editor/EditorProvider.js';
import { useFieldKinds } from '../../../fields/FieldKindsProvider.js';
import { fieldUses, isUsed } from './fieldUses.js';
import { impactMessages } from './impactMessages.js';

/** Where the designer learns who uses a field besides its form. */
export interface ImpactSource {
  /** The list of the same model. */
  list?: ListDefinition;
  /** Released records that hold a value (10,001 = more than 10,000), and fields of other forms. */
  usesOf?: (path: string) => Promise<OtherUses>;
}

export interface OtherUses {
  /** Those that whoever asks sees. */
  records: number;
  /** Whether records that they do not see hold a value as well. Default false. */
  hasOthers?: boolean;
  fields: readonly { modelName: string; label: string }[];
}

export const ImpactContext = createContext<ImpactSource>({});

/** Asks before fields are removed that something uses, or renamed that other forms use, with all that does; true where there is nothing to ask. */
export function useImpactQuestion(): ImpactQuestion {
  const t = useMessages(impactMessages);
  const store = useEditor<FormDocument>();
  const { registry } = useFieldKinds();
  const { list, usesOf } = use(ImpactContext);
  return async (ids, change) => {
    const { document } = store.getState();
    const items = ids.flatMap((id) => {
      const item = findItem(document, id);
      return item && 'field' in item ? [{ id, label: item.field.label || item.field.id }] : [];
    });
    if (items.length === 0) return true;
    const uses = fieldUses(document, new Set(items.map(({ id }) => id)), { list, registry });
    const others = usesOf
      ? await otherUses(items, usesOf)
      : { records: 0, hasOthers: false, fields: [], isKnown: true };
    const isElsewhere = others.fields.length > 0 || !others.isKnown;
    // a new name goes along in this model and its records
    const isAsked =
      change === 'rename'
        ? isElsewhere
        : isElsewhere || isUsed(uses) || others.records > 0 || others.hasOthers === true;
    if (!isAsked) return true;
    const count = others.records > MOST_COUNTED ? '10,000+' : String(others.records);
    const lines = [
      ...(['expressions', 'settings', 'rules'] as const)
        .filter((kind) => uses[kind] > 0)
        .map((kind) => t(kind, { count: uses[kind] })),
      ...uses.list.map((part) => t(part)),
      ...others.fields.map(({ modelName, label }) => t('field', { model: modelName, label })),
      ...(others.records > 0 ? [t(change === 'remove' ? 'records' : 'keptRecords', { count })] : []),
      ...(others.hasOthers ? [t('hiddenRecords')] : []),
      ...(others.isKnown ? [] : [t('failed')]),
    ];
    return confirm({
      title: t(change === 'remove' ? 'removeTitle' : 'renameTitle', {
        label: items.map(({ label }) => label).join('、'),
      }),
      description: (
        <>
          <span className="block">{t('usedIn')}</span>
          <ul className="my-1 grid list-disc gap-0.5 pl-5">
            {lines.map((line) => (
              <li key={line}>{line}</li>
            ))}
          </ul>
          <span className="block text-2">{t(change === 'remove' ? 'followRemove' : 'followRename')}</span>
        </>
      ),
      tone: change === 'remove' ? 'danger' : 'primary',
      confirmText: t(change),
    });
  };
}

/** Ids of the items, and what is about to happen to them. */
export type ImpactQuestion = (ids: readonly string[], change: 'remove' | 'rename') => Promise<boolean>;

const MOST_COUNTED = 10_000;

/** The most records of any of them, and all fields of others; what cannot be asked is told as not known. */
async function otherUses(
  items: readonly { id: string }[],
  usesOf: NonNullable<ImpactSource['usesOf']>,
): Promise<OtherUses & { isKnown: boolean }> {
  const answers = await Promise.allSettled(items.slice(0, MOST_ASKED).map(({ id }) => usesOf(id)));
  const known = answers.flatMap((answer) => (answer.status === 'fulfilled' ? [answer.value] : []));
  return {
    records: Math.max(0, ...known.map(({ records }) => records)),
    hasOthers: known.some(({ hasOthers }) => hasOthers),
    fields: known.flatMap(({ fields }) => fields),
    isKnown: known.length === items.length,
  };
}

const MOST_ASKED = 20;

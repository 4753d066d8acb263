import { useLocale, useMessages } from '@smart-admin/ui/locale';
import { useMemo } from 'react';
import { fieldsOfLayout } from '../../../core/document/LayoutNode.js';
import { type FormDocument } from '../../../core/document/FormDocument.js';
import { layoutKinds } from '../../../core/registry/layoutKinds.js';
import { useEditorState } from '../../../editor/EditorProvider.js';
import { type EditorState } from '../../../editor/editorStore.js';
import { useFieldKinds } from '../../../fields/FieldKindsProvider.js';
import { FieldPalette } from '../../list/FieldPalette.js';
import { phoneMessages } from '../../phoneMessages.js';
import { itemName } from '../itemNames.js';
import { KindIcon } from '../kindIcons.js';
import { kindName } from '../kindMessages.js';
import { type FormEditing } from '../useFormEditing.js';

/** The fields of the form, of which a press shows one on phones, and the containers to arrange them. */
export function PhonePalette({ readOnly, editing }: { readOnly: boolean; editing: FormEditing }) {
  const p = useMessages(phoneMessages);
  const locale = useLocale();
  const { registry } = useFieldKinds();
  const fields = useEditorState(fieldsOf);
  const layout = useEditorState(layoutOf);
  const used = useMemo(() => new Set(fieldsOfLayout(layout)), [layout]);
  const entries = useMemo(
    () => fields.map((field) => ({ id: field.id, label: itemName({ type: 'field', field }, locale, registry) })),
    [fields, locale, registry],
  );
  return (
    <div className="flex min-h-0 flex-1 flex-col phone:block phone:overflow-auto">
      <div className="flex min-h-0 flex-1 flex-col phone:h-72">
        <FieldPalette
          entries={entries}
          used={used}
          readOnly={readOnly}
          labelOf={(name) => p('showThis', { name })}
          onAdd={({ id, label }) => editing.show?.(id, label)}
        />
      </div>
      <section aria-label={p('containers')} className="flex-none border-t border-hairline p-3">
        <h3 className="m-0 pb-2 text-12 font-normal text-2">{p('containers')}</h3>
        <ul className="m-0 grid list-none grid-cols-2 gap-1.5 p-0">
          {layoutKinds.map((container) => (
            <li key={container.type} className="min-w-0">
              <button
                type="button"
                disabled={readOnly}
                className="flex h-8 w-full min-w-0 items-center gap-2 rounded-sm border border-hairline bg-sunken px-2 text-left hover:border-(--primary-edge) hover:bg-primary-soft disabled:text-3 phone:h-11"
                onClick={() => editing.add({ id: container.type, container })}
              >
                <KindIcon kind={container.type} />
                <span className="truncate">{kindName(container.type, locale)}</span>
              </button>
            </li>
          ))}
        </ul>
      </section>
    </div>
  );
}

type State = EditorState<FormDocument>;
const fieldsOf = ({ document }: State) => document.fields;
const layoutOf = ({ document }: State) => document.layout;

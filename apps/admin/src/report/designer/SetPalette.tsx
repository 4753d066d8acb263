import { type ReportDocument } from '@smart-admin/api-client/contract';
import { type EditorState, useEditor, useEditorState } from '@smart-admin/form-engine/editor';
import { Button, IconButton } from '@smart-admin/ui/button';
import { useMessages } from '@smart-admin/ui/locale';
import { Plus, Settings2, Trash2 } from 'lucide-react';
import { useState } from 'react';
import { FIELD_TYPE } from './draggedField.js';
import { useReportDesign } from './ReportDesignContext.js';
import { reportDesignMessages } from './reportDesignMessages.js';
import { SetDialog } from './SetDialog.js';
import { type ReportEditing } from './useReportEditing.js';

/** The data sets of a report with their fields, which are dragged into cells or put into the chosen one. */
export function SetPalette({ editing, readOnly }: { editing: ReportEditing; readOnly: boolean }) {
  const t = useMessages(reportDesignMessages);
  const store = useEditor<ReportDocument>();
  const sets = useEditorState(setsOf);
  const design = useReportDesign();
  const [edited, setEdited] = useState<string>();
  const add = () => {
    const id = freeName(sets.map((set) => set.id));
    store.edit(t('addSet'), (draft) => {
      draft.sets.push({
        ...{ id, label: '' },
        data: {
          ...{ source: 'builtIn', name: 'parkingRevenue', dimension: '', per: 'day', measures: [], columns: [] },
          ...{ order: 'none', limit: 2_000 },
        },
      });
    });
    setEdited(id);
  };
  return (
    <div className="flex min-h-0 flex-1 flex-col gap-3 overflow-auto p-3">
      <p className="m-0 text-12 text-3">{sets.length === 0 ? t('noSets') : t('dragHint')}</p>
      {sets.map(({ id, label }, index) => {
        const known = design.sets.find((set) => set.id === id);
        return (
          <section key={id} aria-label={label || id}>
            <h3 className="m-0 flex items-center gap-1 text-14 font-semibold">
              <span className="min-w-0 flex-1 truncate">
                {label || id} <span className="text-12 font-normal text-3">{id}</span>
              </span>
              <IconButton pane label={t('editSet')} onClick={() => setEdited(id)}>
                <Settings2 aria-hidden />
              </IconButton>
              <IconButton
                pane
                label={t('removeSet')}
                disabled={readOnly}
                onClick={() => void store.edit(t('removeSet'), (draft) => void draft.sets.splice(index, 1))}
              >
                <Trash2 aria-hidden />
              </IconButton>
            </h3>
            {known?.error ? <p className="m-0 text-12 text-danger-text">{known.error}</p> : null}
            {known && known.columns.length === 0 && !known.error ? (
              <p className="m-0 text-12 text-3">{t('noFields')}</p>
            ) : null}
            <ul className="m-0 grid list-none gap-1 p-0">
              {known?.columns.map((column) => (
                <li key={column.id}>
                  <button
                    type="button"
                    draggable={!readOnly}
                    disabled={readOnly}
                    className="flex h-8 w-full cursor-grab items-center gap-2 rounded-md border border-hairline bg-surface px-2 text-left hover:bg-hover focus-visible:outline-2 focus-visible:outline-(--primary-edge)"
                    title={t('insertField', { name: column.label })}
                    onClick={() =>
                      editing.insertField(editing.range().from, { set: id, field: column.id, label: column.label })
                    }
                    onDragStart={(event) =>
                      event.dataTransfer.setData(
                        FIELD_TYPE,
                        JSON.stringify({ set: id, field: column.id, label: column.label }),
                      )
                    }
                  >
                    <span className="min-w-0 flex-1 truncate">{column.label}</span>
                    <span className="truncate text-12 text-3">{column.id}</span>
                  </button>
                </li>
              ))}
            </ul>
          </section>
        );
      })}
      <Button className="self-start" icon={<Plus aria-hidden />} disabled={readOnly || sets.length >= 8} onClick={add}>
        {t('addSet')}
      </Button>
      {edited !== undefined && sets.some(({ id }) => id === edited) ? (
        <SetDialog id={edited} readOnly={readOnly} onClose={() => setEdited(undefined)} />
      ) : null}
    </div>
  );
}

/** A name that no data set has. */
function freeName(taken: readonly string[]): string {
  const names = ['r', 's', 't', 'u', 'v', 'w', 'x', 'y', 'z'];
  return names.find((name) => !taken.includes(name)) ?? `set_${taken.length}`;
}

const setsOf = (state: EditorState<ReportDocument>) => state.document.sets;

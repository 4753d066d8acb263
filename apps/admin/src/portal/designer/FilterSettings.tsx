import { type PortalDocument, type PortalFilter } from '@smart-admin/api-client/contract';
import { useEditor, useEditorState, type EditorState } from '@smart-admin/form-engine/editor';
import { FormStateProvider } from '@smart-admin/ui/form-state';
import { useMessages } from '@smart-admin/ui/locale';
import { MultiSelect } from '@smart-admin/ui/multi-select';
import { createId } from '@smart-admin/ui/random';
import { FilterList } from '../../design/FilterList.js';
import { useRoles } from '../../design/useHolders.js';
import { portalDesignMessages } from './portalDesignMessages.js';

/** What is set of the portal itself: whose dashboard it is by default, and the filters that data sets may be asked with. */
export function FilterSettings() {
  const t = useMessages(portalDesignMessages);
  const store = useEditor<PortalDocument>();
  const filters = useEditorState(filtersOf);
  const defaultFor = useEditorState(defaultForOf);
  const roles = useRoles();
  const readOnly = useEditorState(readOnlyOf);
  return (
    <section className="grid gap-2 p-4">
      <h2 className="m-0 text-14 font-semibold">{t('portalSettings')}</h2>
      <p className="m-0 text-12 text-3">{t('portalHelp')}</p>
      <FormStateProvider readOnly={readOnly}>
        <h3 className="m-0 mt-2 text-14 font-semibold">{t('defaultFor')}</h3>
        <p className="m-0 text-12 text-3">{t('defaultForHelp')}</p>
        <MultiSelect
          aria-label={t('defaultFor')}
          value={defaultFor}
          maxCount={50}
          onValueChange={(ids) => void store.edit(t('defaultFor'), (draft) => void (draft.defaultFor = ids))}
          options={roles}
        />
        <FilterList<PortalFilter>
          filters={filters}
          kinds={['text', 'day', 'choice']}
          create={() => ({ id: createId(), label: t('filterName'), kind: 'text', options: [] })}
          onChange={(next) =>
            void store.edit(t('filters'), (draft) => void (draft.filters = next), { group: 'filters' })
          }
        />
      </FormStateProvider>
    </section>
  );
}

const filtersOf = (state: EditorState<PortalDocument>) => state.document.filters;
const defaultForOf = (state: EditorState<PortalDocument>) => state.document.defaultFor;
const readOnlyOf = (state: EditorState<PortalDocument>) => state.readOnly;

import { type PortalDocument, type PortalFilter } from '@smart-admin/api-client/contract';
import { EntryList, useEditor, useEditorState, type EditorState } from '@smart-admin/form-engine/editor';
import { FormStateProvider } from '@smart-admin/ui/form-state';
import { Input } from '@smart-admin/ui/input';
import { useMessages } from '@smart-admin/ui/locale';
import { MultiSelect } from '@smart-admin/ui/multi-select';
import { createId } from '@smart-admin/ui/random';
import { Select } from '@smart-admin/ui/select';
import { Textarea } from '@smart-admin/ui/textarea';
import { portalDesignMessages } from './portalDesignMessages.js';
import { useRoles } from './useHolders.js';

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
        <h3 className="m-0 mt-2 text-14 font-semibold">{t('filters')}</h3>
        <EntryList<PortalFilter>
          entries={filters}
          onChange={(next) =>
            void store.edit(t('filters'), (draft) => void (draft.filters = next), { group: 'filters' })
          }
          create={() => ({ id: createId(), label: t('filterName'), kind: 'text', options: [] })}
          canAdd={filters.length < 8}
          addText={t('addFilter')}
          removeText={t('removeFilter')}
          entryClassName="grid gap-1 rounded-md border border-hairline p-2"
        >
          {(filter, { replace, removeButton }) => (
            <>
              <span className="grid grid-cols-[minmax(0,1fr)_auto] gap-1">
                <Input
                  aria-label={t('filterName')}
                  value={filter.label}
                  maxLength={30}
                  onValueChange={(label) => replace({ ...filter, label })}
                />
                {removeButton}
              </span>
              <Select
                aria-label={t('filterKind')}
                value={filter.kind}
                onValueChange={(kind) => kind && replace({ ...filter, kind })}
                options={[
                  { value: 'text' as const, label: t('kindText') },
                  { value: 'day' as const, label: t('kindDay') },
                  { value: 'choice' as const, label: t('kindChoice') },
                ]}
              />
              {filter.kind === 'choice' ? (
                <Textarea
                  aria-label={t('options')}
                  placeholder={t('options')}
                  value={filter.options.map(({ label }) => label).join('\n')}
                  onValueChange={(text) => replace({ ...filter, options: optionsIn(text) })}
                />
              ) : null}
            </>
          )}
        </EntryList>
      </FormStateProvider>
    </section>
  );
}

/** One option a line. */
function optionsIn(text: string): PortalFilter['options'] {
  return text.split('\n').map((line) => ({ value: line.trim(), label: line.slice(0, 60) }));
}

const filtersOf = (state: EditorState<PortalDocument>) => state.document.filters;
const defaultForOf = (state: EditorState<PortalDocument>) => state.document.defaultFor;
const readOnlyOf = (state: EditorState<PortalDocument>) => state.readOnly;

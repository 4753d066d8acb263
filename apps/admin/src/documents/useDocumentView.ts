import { useQuery, useQueryClient } from '@tanstack/react-query';
import { columnStore } from '../resource/columnStore.js';
import { showUnlessShown } from '../resource/showUnlessShown.js';
import { viewStore } from '../resource/viewStore.js';

export type DocumentSort = 'name' | 'modifyTime' | 'size';
export type DocumentColumn = 'owner' | 'size' | 'time';

/** How somebody looks at documents. */
export interface DocumentView {
  isTiles: boolean;
  sort: DocumentSort;
  /** In px, of columns that are not as wide as they are by themselves. */
  widths: Partial<Record<DocumentColumn, number>>;
}

/** Under which name it is kept, as columns and views of tables are. */
const RESOURCE = 'extend.document';
const VIEW_KEY = ['document-view'];
const FIRST: DocumentView = { isTiles: false, sort: 'name', widths: {} };

/** How somebody looks at their documents, on every device: loaded once, changed at once, saved in the background. */
export function useDocumentView() {
  const client = useQueryClient();
  const { data: view = FIRST } = useQuery({
    queryKey: VIEW_KEY,
    // the list must not wait for it, nor fail with it
    queryFn: () => loadView().catch(() => FIRST),
    staleTime: Infinity,
  });
  const change = (changes: Partial<DocumentView>) => {
    const next = { ...view, ...changes };
    // what is still loading is older than this change
    void client.cancelQueries({ queryKey: VIEW_KEY });
    client.setQueryData(VIEW_KEY, next);
    saveView(next, changes).catch(showUnlessShown);
  };
  return { view, change };
}

async function loadView(): Promise<DocumentView> {
  const [columns, views] = await Promise.all([columnStore.load(RESOURCE), viewStore.load(RESOURCE)]);
  const state = views.find(({ isDefault }) => isDefault)?.state;
  const widths = (columns ?? []).flatMap(({ id, width }) => (width === undefined ? [] : [[id, width]]));
  return {
    isTiles: state?.filters.layout === 'tiles',
    sort: SORTS.find((sort) => sort === state?.sort[0]?.id) ?? FIRST.sort,
    widths: Object.fromEntries(widths) as DocumentView['widths'],
  };
}

async function saveView({ widths, isTiles, sort }: DocumentView, changes: Partial<DocumentView>): Promise<void> {
  if (changes.widths)
    return columnStore.save(
      RESOURCE,
      Object.entries(widths).map(([id, width]) => ({ id, visible: true, width })),
    );
  const state = {
    ...{ keyword: '', treeNode: '', filters: { layout: isTiles ? 'tiles' : 'list' } },
    sort: [{ id: sort, desc: sort !== 'name' }],
  };
  return viewStore.save(RESOURCE, [{ id: 'last', name: 'last', isDefault: true, state }]);
}

const SORTS: readonly DocumentSort[] = ['name', 'modifyTime', 'size'];

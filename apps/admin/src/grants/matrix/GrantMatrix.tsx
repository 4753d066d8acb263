import { useMessages } from '@smart-admin/ui/locale';
import { Empty } from '@smart-admin/ui/empty';
import { Button } from '@smart-admin/ui/button';
import { useTextMatch } from '@smart-admin/ui/text-search';
import { useRowWindow } from '@smart-admin/ui/virtual-list';
import { useRef, useState } from 'react';
import { type DataRule } from '../grants.js';
import { FolderRow } from './FolderRow.js';
import { type GrantDraft, OWN_ROWS, setItems, setRule } from './grantDraft.js';
import { MATRIX_COLUMNS, MATRIX_WIDTH, MatrixHead } from './MatrixHead.js';
import { matrixMessages } from './matrixMessages.js';
import { type GrantItem, isPage, type MatrixPage, type MatrixRow } from './matrixModel.js';
import { MatrixToolbar } from './MatrixToolbar.js';
import { OrganizeDialog } from './OrganizeDialog.js';
import { PageRow } from './PageRow.js';
import { filterPages, isGranted, listShownRows } from './shownRows.js';
import { type GrantChange, groupByPage } from './grantChanges.js';
import { useMatrixKeyboard } from './useMatrixKeyboard.js';

const ROW_HEIGHT = 36;
/** Column heads, and the row of the whole filter below them: both stay. */
const HEAD_HEIGHT = 72;

/**
 * Pages by actions, row rules and fields, of one holder. Ticks in the row of the filter and in folders act on the pages
 * that are shown. Arrow keys walk the cells, left and right of the page's name fold and unfold.
 */
export function GrantMatrix({
  rows,
  saved,
  draft,
  changes,
  onChange,
  readOnly,
  activePageId,
  onActivePage,
  onCopy,
}: GrantMatrixProps) {
  const t = useMessages(matrixMessages);
  const scroller = useRef<HTMLDivElement>(null);
  const [keyword, setKeyword] = useState('');
  const [only, setOnly] = useState<'granted' | 'changed'>();
  const [closed, setClosed] = useState<ReadonlySet<string>>(new Set());
  const [choosing, setChoosing] = useState<readonly MatrixPage[]>();
  /** Rows of the next page that is opened: those of the last. */
  const [lastRule, setLastRule] = useState<DataRule>(OWN_ROWS);

  const match = useTextMatch(keyword);
  const granted = rows.filter(isPage).filter((page) => isGranted(draft, page));
  const changesByPage = groupByPage(changes);
  // what was taken away stays in sight until it is saved
  const filters = {
    granted: (page: MatrixPage) => isGranted(draft, page) || isGranted(saved, page),
    changed: ({ id }: MatrixPage) => changesByPage.has(id),
  };
  const pages = filterPages(rows, { match, only: only && filters[only] });
  // while somebody searches, everything found is in sight
  const shown = listShownRows(rows, pages, (id) => !match && closed.has(id));
  const drawn = useRowWindow({ count: shown.length, rowHeight: ROW_HEIGHT, scroller, offset: HEAD_HEIGHT });
  const keyboard = useMatrixKeyboard({ scroller, count: shown.length, rowHeight: ROW_HEIGHT, headHeight: HEAD_HEIGHT });

  const tick = (targets: readonly MatrixPage[], itemsOf: (page: MatrixPage) => readonly GrantItem[], isOn: boolean) =>
    onChange(
      targets.reduce((next, page) => setItems(next, page, { items: itemsOf(page), isOn, rule: lastRule }), draft),
    );
  const applyRule = (targets: readonly MatrixPage[], rule: DataRule) => {
    setLastRule(rule);
    // in a folder the rows of pages that are not given stay as they are
    const given = targets.length === 1 ? targets : targets.filter((page) => isGranted(draft, page));
    onChange(given.reduce((next, page) => setRule(next, page, rule), draft));
  };
  const toggle = (id: string) => {
    const next = new Set(closed);
    if (!next.delete(id)) next.add(id);
    setClosed(next);
  };
  const shared = { draft, readOnly, onTick: tick, onRule: applyRule, onChooseOrganizes: setChoosing };
  return (
    <div className="flex min-h-0 flex-1 flex-col">
      <MatrixToolbar
        keyword={keyword}
        onKeyword={setKeyword}
        only={only}
        onOnly={setOnly}
        grantedCount={granted.length}
        changedCount={changesByPage.size}
        readOnly={readOnly}
        onCopy={onCopy}
        onTickAll={(isOn) => tick(pages, ({ items }) => items, isOn)}
        onFoldAll={(isFolded) =>
          setClosed(new Set(isFolded ? rows.filter(({ type }) => type === 'folder').map(({ id }) => id) : []))
        }
      />
      <div ref={scroller} className="min-h-0 flex-1 overflow-auto [overflow-anchor:none]">
        <div
          role="treegrid"
          aria-label={t('permissions')}
          aria-rowcount={shown.length + 2}
          aria-colcount={MATRIX_COLUMNS}
          tabIndex={-1}
          style={{ minWidth: MATRIX_WIDTH }}
          onKeyDown={keyboard.onKeyDown}
          onFocus={keyboard.onFocus}
          className="outline-none"
        >
          <div role="rowgroup" className="sticky top-0 z-2 bg-surface">
            <MatrixHead />
            <FolderRow
              {...shared}
              label={t('shownPages', { count: pages.length })}
              pages={pages}
              level={1}
              rowIndex={-1}
              tabCell={keyboard.tabCell}
            />
          </div>
          <div role="rowgroup" style={{ paddingTop: drawn.before, paddingBottom: drawn.after }}>
            {drawn.indexes.map((index) => {
              const row = shown[index];
              if (!row) return null;
              // a row learns of the stop of Tab only while it has it, so that the others are not drawn again
              const tabCell = keyboard.tabCell.startsWith(`${index}:`) ? keyboard.tabCell : '';
              const place = { rowIndex: index, level: row.depth + 1, tabCell };
              return row.type === 'folder' ? (
                <FolderRow
                  key={row.id}
                  {...shared}
                  {...place}
                  label={row.label}
                  title={row.path.join(' / ')}
                  pages={row.pages}
                  isOpen={row.isOpen}
                  onToggle={() => toggle(row.id)}
                />
              ) : (
                <PageRow
                  key={row.id}
                  {...shared}
                  {...place}
                  page={row}
                  saved={saved}
                  changes={changesByPage.get(row.id) ?? NO_CHANGES}
                  isActive={row.id === activePageId}
                  onActive={onActivePage}
                  onDraft={onChange}
                />
              );
            })}
          </div>
        </div>
        {shown.length === 0 && (
          <Empty className="sticky left-0 py-10" title={t(only === 'granted' && !match ? 'noRowsGranted' : 'noRows')}>
            {only && <Button onClick={() => setOnly(undefined)}>{t('showAll')}</Button>}
          </Empty>
        )}
      </div>
      {choosing && (
        <OrganizeDialog
          value={choosing.length === 1 ? (draft.rules.get(choosing[0]?.id ?? '')?.organizeIds ?? []) : []}
          onClose={() => setChoosing(undefined)}
          onChoose={(organizeIds) => {
            applyRule(choosing, { scope: 'organizes', organizeIds });
            setChoosing(undefined);
          }}
        />
      )}
    </div>
  );
}

const NO_CHANGES: readonly GrantChange[] = [];

export interface GrantMatrixProps {
  rows: readonly MatrixRow[];
  saved: GrantDraft;
  draft: GrantDraft;
  /** What saving the draft would change. */
  changes: readonly GrantChange[];
  onChange(draft: GrantDraft): void;
  readOnly: boolean;
  /** Page whose row was used last. */
  activePageId?: string | undefined;
  onActivePage?: ((id: string) => void) | undefined;
  /** Takes over the permissions of another holder; without it the button is left out. */
  onCopy?: (() => void) | undefined;
}

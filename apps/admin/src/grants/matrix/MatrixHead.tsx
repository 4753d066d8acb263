import { useMessages } from '@smart-admin/ui/locale';
import { matrixMessages } from './matrixMessages.js';
import { ACTIONS } from './matrixModel.js';

/** Columns: name, all, the actions, the others, row rule, fields. */
export const MATRIX_COLUMNS = ACTIONS.length + 5;
export const MATRIX_GRID =
  'grid grid-cols-[minmax(160px,1fr)_repeat(8,44px)_68px_140px_72px] border-b border-hairline phone:grid-cols-[128px_repeat(8,44px)_68px_140px_72px]';
/** In px: narrower, it scrolls sideways. */
export const MATRIX_WIDTH = 128 + 8 * 44 + 68 + 140 + 72;

/** Heads of the columns of the matrix. */
export function MatrixHead() {
  const t = useMessages(matrixMessages);
  const head = 'flex h-9 items-center justify-center truncate text-12 text-2';
  return (
    <div role="row" aria-rowindex={1} className={`${MATRIX_GRID} bg-sunken`}>
      <div role="columnheader" className={`${head} sticky left-0 z-1 justify-start bg-sunken pl-4`}>
        {t('page')}
      </div>
      <div role="columnheader" className={head}>
        {t('every')}
      </div>
      {ACTIONS.map((action) => (
        <div key={action} role="columnheader" className={head} title={t(action)}>
          <span className="truncate">{t(action)}</span>
        </div>
      ))}
      <div role="columnheader" className={head}>
        {t('others')}
      </div>
      <div role="columnheader" className={`${head} justify-start pl-2`}>
        {t('data')}
      </div>
      <div role="columnheader" className={`${head} justify-end pr-4`}>
        {t('fields')}
      </div>
    </div>
  );
}

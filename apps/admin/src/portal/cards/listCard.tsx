import { Empty } from '@smart-admin/ui/empty';
import { useMessages } from '@smart-admin/ui/locale';
import { Table2 } from 'lucide-react';
import { drawsModel } from '../../app/drawsModel.js';
import { useSession } from '../../app/sessionStore.js';
import { dataText } from '../dataText.js';
import { portalMessages } from '../portalMessages.js';
import { CardFrame, CardLink } from './CardFrame.js';
import { defineCard, type CardViewProps } from './defineCard.js';
import { emptySet } from './emptySet.js';
import { rowAddress } from './rowAddress.js';

export const listCard = defineCard({
  kind: 'list',
  group: 'data',
  names: { zh: '列表', en: 'List', zhtw: '清單', vi: 'Danh sách' },
  icon: <Table2 />,
  sketch: (
    <svg viewBox="0 0 100 44">
      <path d="M6 6H94M6 17H94M6 28H94M6 39H94" className="stroke-(--border-default)" />
    </svg>
  ),
  size: { w: 6, h: 5 },
  create: () => ({ data: emptySet(5) }),
  settings: { data: ['dataSet', 'columns', 'listOrder', 'conditions', 'refresh', 'opens', 'carry'], look: [] },
  View: List,
});

/** Rows with some columns; a row leads where the card says, a record to the page of its model. */
function List({ card, title, state, onRefresh }: CardViewProps<'list'>) {
  const t = useMessages(portalMessages);
  const routes = useSession((session) => session.routes);
  const { recordsOf } = card;
  const page = recordsOf ? routes.find((route) => drawsModel(route) && route.moduleId === recordsOf) : undefined;
  const { columns = [], rows = [] } = state.answer ?? {};
  return (
    <CardFrame card={card} title={title} state={state} onRefresh={onRefresh}>
      {rows.length === 0 ? (
        <Empty inline title={t('noRows')} className="m-auto" />
      ) : (
        <table className="w-full table-fixed border-collapse">
          <thead className="sr-only">
            <tr>
              {columns.map(({ id, label }) => (
                <th key={id}>{label}</th>
              ))}
            </tr>
          </thead>
          <tbody>
            {rows.map((row, index) => {
              const to = rowAddress(card, row) ?? page?.path;
              return (
                <tr key={index} className="border-t border-hairline hover:bg-hover">
                  {columns.map(({ id, kind }, place) => {
                    const text = dataText(row[id], kind);
                    const isNumber = kind !== 'text' && kind !== 'day';
                    return (
                      <td
                        key={id}
                        title={text}
                        className={`h-[33px] truncate px-2 first:pl-4 last:pr-4 ${place > 0 ? 'text-2' : ''} ${isNumber ? 'text-right tabular-nums' : ''}`}
                      >
                        {place === 0 && to !== undefined ? (
                          <CardLink to={to} className="hover:text-primary-text hover:underline">
                            {text}
                          </CardLink>
                        ) : (
                          text
                        )}
                      </td>
                    );
                  })}
                </tr>
              );
            })}
          </tbody>
        </table>
      )}
    </CardFrame>
  );
}

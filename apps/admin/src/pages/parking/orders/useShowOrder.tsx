import { type PlaceKind } from '@smart-admin/api-client/contract';
import { type ResourceAction, type ResourceRow } from '@smart-admin/form-engine/resource';
import { useMessages } from '@smart-admin/ui/locale';
import { Eye } from 'lucide-react';
import { useNavigate } from 'react-router';
import { ORDER_KINDS } from './OrderList.js';
import { orderMessages } from './orderMessages.js';

/** Opens the order that a row is of; rows that are of none, such as those of monthly cards, do not offer it. */
export function useShowOrder<Row extends OrderPart>(): ResourceAction<Row> {
  const t = useMessages(orderMessages);
  const navigate = useNavigate();
  return {
    id: 'show',
    label: t('showOrder'),
    icon: <Eye aria-hidden />,
    place: 'row',
    visible: ({ placeKind }) => placeKind !== '',
    run: ({ row }) => {
      if (row?.placeKind) void navigate(`${ORDER_KINDS[row.placeKind].detail}/${row.orderId}`);
    },
  };
}

interface OrderPart extends ResourceRow {
  orderId: string;
  placeKind: PlaceKind | '';
}

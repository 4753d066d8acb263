import { type OrderRow } from '@smart-admin/api-client/contract';
import { Checkbox } from '@smart-admin/ui/checkbox';
import { formatDate } from '@smart-admin/ui/format';
import { useMessages } from '@smart-admin/ui/locale';
import { Link } from 'react-router';
import { yuan } from '../../../parking/yuan.js';
import { useHasPage } from '../../../app/useHasPage.js';
import { feeMessages } from '../feeMessages.js';
import { lengthText } from '../lengthText.js';
import { ORDER_KINDS } from '../orders/OrderList.js';
import { escapeMessages } from './escapeMessages.js';

/** A stay that was left without paying, to be chosen with others. */
export function EscapedStay({ order, chosen, onToggle }: EscapedStayProps) {
  const t = useMessages(escapeMessages);
  const f = useMessages(feeMessages);
  const { path, detail } = ORDER_KINDS[order.placeKind];
  const canOpen = useHasPage(path);
  return (
    <li className="flex items-center gap-3 border-b border-hairline py-2.5 last:border-0">
      <Checkbox value={chosen} onValueChange={onToggle} aria-label={`${order.placeName} ${order.number}`} />
      <span className="min-w-0 flex-1">
        <span className="block truncate text-14 text-1">
          {[order.placeName, order.berth].filter(Boolean).join(' · ')}
        </span>
        <span className="block text-12 text-3">
          {[formatDate(order.entryTime), lengthText(f, order.minutes)].join(' · ')}
        </span>
      </span>
      <span className="text-right">
        <span className="block text-14 font-semibold tabular-nums">{yuan(order.due)}</span>
        {canOpen ? (
          <Link to={`${detail}/${order.id}`} className="text-12 text-link">
            {t('show')}
          </Link>
        ) : null}
      </span>
    </li>
  );
}

interface EscapedStayProps {
  order: OrderRow;
  chosen: boolean;
  onToggle: () => void;
}

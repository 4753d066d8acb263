import { OrderList } from '../orders/OrderList.js';

/** Orders of roads. */
export function Page() {
  return <OrderList kind="road" />;
}

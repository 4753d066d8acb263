import { OrderList } from '../orders/OrderList.js';

/** Orders of lots. */
export function Page() {
  return <OrderList kind="lot" />;
}

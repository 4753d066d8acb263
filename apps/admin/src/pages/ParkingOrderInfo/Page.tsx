import { OrderPage } from '../parking/orders/OrderPage.js';

/** One order of a lot. */
export function Page() {
  return <OrderPage kind="lot" />;
}

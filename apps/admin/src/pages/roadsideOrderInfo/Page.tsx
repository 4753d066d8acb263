import { OrderPage } from '../parking/orders/OrderPage.js';

/** One order of a road. */
export function Page() {
  return <OrderPage kind="road" />;
}

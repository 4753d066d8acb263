import { Button } from '@smart-admin/ui/button';
import { Card } from '@smart-admin/ui/card';
import { formatAmount } from '@smart-admin/ui/format';
import { Status } from '@smart-admin/ui/status';
import { OrderForm } from './OrderForm';

/** A server component that uses widgets and functions of the packages. */
export default function OrdersPage() {
  return (
    <Card title="Orders">
      <p>Open: {formatAmount(123_450)}</p>
      <Status tone="enabled">Paid</Status>
      <Button variant="primary">New order</Button>
      <OrderForm />
    </Card>
  );
}

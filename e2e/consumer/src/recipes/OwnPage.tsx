import { AppFrame } from '@smart-admin/layout';
import { UiProvider } from '@smart-admin/ui/app-root';
import { useState } from 'react';

const menu = [
  { path: '/orders', title: 'Orders', icon: 'receipt-text' },
  { title: 'Stock', icon: 'package', children: [{ path: '/stock/goods', title: 'Goods' }] },
];
/** The pages of your application; each is drawn in a tab and stays as it was while others are looked at. */
const pages: Record<string, () => React.ReactNode> = { '/orders': Orders, '/stock/goods': () => <h1>Goods</h1> };

function Orders() {
  const [note, setNote] = useState('');
  return <textarea aria-label="Note" value={note} onChange={({ target }) => setNote(target.value)} />;
}

export function App() {
  const [path, navigate] = useState('/orders');
  const renderPage = (shown: string) => {
    const Page = pages[shown.split('?')[0] ?? ''];
    return Page ? <Page /> : <h1>Not found</h1>;
  };
  return (
    <UiProvider locale="en">
      <AppFrame {...{ menu, path, navigate, renderPage }} user={{ name: 'Lin' }} brand={{ name: 'Acme' }} />
    </UiProvider>
  );
}

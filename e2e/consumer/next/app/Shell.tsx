'use client';
import { AppFrame } from '@smart-admin/layout';
import { UiProvider } from '@smart-admin/ui/app-root';
import { usePathname, useRouter } from 'next/navigation';
import { type ReactNode } from 'react';

const MENU = [
  { path: '/', title: 'Orders', icon: 'receipt-text' },
  { path: '/stock', title: 'Stock', icon: 'package' },
];

/** The frame around every page; the router of Next goes from page to page. */
export function Shell({ children }: { children: ReactNode }) {
  const { push } = useRouter();
  return (
    <UiProvider locale="en">
      <AppFrame
        menu={MENU}
        user={{ name: 'Lin' }}
        brand={{ name: 'Acme' }}
        path={usePathname()}
        navigate={(path) => push(path)}
      >
        {children}
      </AppFrame>
    </UiProvider>
  );
}

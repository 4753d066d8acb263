import { type ReactNode } from 'react';
import '@smart-admin/ui/styles.css';
import { Shell } from './Shell';

export const metadata = { title: 'Orders' };

/** Drawn by the server; what needs the browser begins in Shell and in the widgets themselves. */
export default function RootLayout({ children }: { children: ReactNode }) {
  return (
    <html lang="en" suppressHydrationWarning>
      <body style={{ margin: 0 }}>
        <Shell>{children}</Shell>
      </body>
    </html>
  );
}

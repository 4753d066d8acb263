import { type PublicOrder } from '@smart-admin/api-client/contract';
import { useMessages } from '@smart-admin/ui/locale';
import type * as React from 'react';
import { orderMessages } from './orderMessages.js';

declare module 'react' {
  // the one way to tell JSX of an element
  // eslint-disable-next-line @typescript-eslint/no-namespace
  namespace JSX {
    interface IntrinsicElements {
      /** WeChat's own element, which opens a mini-program; outside WeChat it draws nothing. */
      'wx-open-launch-weapp': { username: string; path?: string; children?: React.ReactNode };
    }
  }
}

/**
 * Opens the mini-program of the operator, on pages that were opened by WeChat. WeChat draws the template inside a frame of
 * its own, so it carries its look with it.
 */
export function MiniProgramPart({ username, path }: NonNullable<PublicOrder['miniProgram']>) {
  const t = useMessages(orderMessages);
  return (
    <div className="scan-card">
      <wx-open-launch-weapp username={username} {...(path ? { path } : {})}>
        <script type="text/wxtag-template">
          {`<div style="min-height:44px;line-height:44px;text-align:center;font-size:16px">${t('miniProgram')}</div>`}
        </script>
      </wx-open-launch-weapp>
    </div>
  );
}

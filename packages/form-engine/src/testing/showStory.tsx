import { UiProvider } from '@smart-admin/ui/app-root';
import { type Locale } from '@smart-admin/ui/messages';
import { render, type RenderResult } from '@testing-library/react';
import userEvent, { type UserEvent } from '@testing-library/user-event';
import { type ReactNode } from 'react';

/** Draws something inside the hosts of dialogs and toasts; answers a person who can click and type. */
export function show(content: ReactNode, locale: Locale = 'zh'): RenderResult & { user: UserEvent } {
  const user = userEvent.setup({ delay: null, pointerEventsCheck: 0 });
  const view = render(<UiProvider locale={locale}>{content}</UiProvider>);
  return { user, ...view };
}

/** The element of a story that needs no arguments. */
export function storyElement(story: { render?: unknown }): ReactNode {
  return (story.render as () => ReactNode)();
}

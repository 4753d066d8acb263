import { UiProvider } from '@smart-admin/ui/app-root';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { act, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, expect, it, vi } from 'vitest';
import { PageProvider } from '../../app/PageProvider.js';
import { type CodeDraft } from './codeDraft.js';
import { GenerateDialog } from './GenerateDialog.js';

afterEach(() => {
  vi.unstubAllGlobals();
});

const DRAFT: CodeDraft = {
  ...{ areasName: 'parking', moduleName: 'visitor', description: '', flowId: '', flows: [] },
  tables: [{ field: '', className: 'Visitor', label: '访客', table: 'parking_visitor' }],
};

it('says that the files are old where the settings were changed while they were made', async () => {
  const held: (() => void)[] = [];
  const asked: { moduleName: string }[] = [];
  vi.stubGlobal('fetch', async (input: string | URL, init?: { body?: unknown }) => {
    const path = String(input);
    if (!path.includes('/Actions/CodePreview')) {
      const data = path.includes('/Settings') ? DRAFT : { list: ['parking'] };
      return Response.json({ code: 200, msg: '', data });
    }
    asked.push(JSON.parse(String(init?.body)) as { moduleName: string });
    await new Promise<void>((released) => held.push(released));
    const files = [{ path: 'README.md', language: 'markdown', content: '# visitor' }];
    return Response.json({ code: 200, msg: '', data: { files, notes: [] } });
  });
  render(
    <UiProvider locale="zh">
      <QueryClientProvider client={new QueryClient()}>
        <PageProvider path="/generator/webForm" modelId={undefined} route={undefined}>
          <GenerateDialog kind="web" id="m1" fullName="访客" onClose={() => undefined} />
        </PageProvider>
      </QueryClientProvider>
    </UiProvider>,
  );
  const user = userEvent.setup({ pointerEventsCheck: 0 });
  const old = () => screen.queryByText('设置已修改，文件仍是之前的结果，请重新预览');
  await user.click(await screen.findByRole('button', { name: '预览代码' }));
  await user.type(screen.getByRole('textbox', { name: /^模块名/ }), 'X');
  await act(async () => {
    held.shift()?.();
    await Promise.resolve();
  });
  expect(await screen.findByRole('textbox', { name: '查找文件' })).toBeDefined();
  expect(old()).not.toBeNull();
  await user.click(screen.getByRole('button', { name: '预览代码' }));
  await act(async () => {
    held.shift()?.();
    await Promise.resolve();
  });
  await vi.waitFor(() => expect(old()).toBeNull());
  expect(asked.map(({ moduleName }) => moduleName)).toEqual(['visitor', 'visitorX']);
});

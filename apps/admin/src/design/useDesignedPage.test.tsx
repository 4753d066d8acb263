import { ApiError } from '@smart-admin/api-client';
import { UiProvider } from '@smart-admin/ui/app-root';
import { act, renderHook, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it, vi } from 'vitest';
import { PageProvider } from '../app/PageProvider.js';
import { type DesignedDraft, type DesignedPageCalls, useDesignedPage } from './useDesignedPage.js';

interface Page {
  text: string;
  size?: number;
}

/** A server that keeps one page, which others may write too. */
class Stored {
  draft: DesignedDraft<Page> = { revision: 3, fullName: '运营', document: { text: 'old' } };
  refusal: ApiError | undefined;
  /** What happens right after the next write. */
  afterUpdate: (() => void) | undefined;
  isUnread = false;
  readonly calls: DesignedPageCalls<Page> = {
    read: () =>
      this.isUnread ? Promise.reject(new ApiError('/Page', 0, '网络连接失败')) : Promise.resolve({ ...this.draft }),
    update: (_id, { document }) => {
      if (this.refusal) return Promise.reject(this.refusal);
      this.write(document);
      this.afterUpdate?.();
      return Promise.resolve(null);
    },
    release: () => Promise.reject(this.refusal ?? new Error('nobody releases here')),
  };

  write(document: Page) {
    this.draft = { ...this.draft, revision: this.draft.revision + 1, document };
  }
}

function design(stored: Stored) {
  const { result } = renderHook(
    () =>
      useDesignedPage<Page>({
        ...{ id: 'a', noun: 'portal', draft: stored.draft, released: { text: 'released' }, calls: stored.calls },
      }),
    {
      wrapper: ({ children }) => (
        <UiProvider locale="zh">
          <PageProvider path="/designs" modelId={undefined} route={undefined}>
            {children}
          </PageProvider>
        </UiProvider>
      ),
    },
  );
  return {
    result,
    save: (document: Page) => act(() => result.current.frame.onSave(document)),
    release: () => act(() => result.current.frame.onRelease()),
  };
}

const refused = (message: string) =>
  new ApiError('/Page', 400, message, {
    ...{ code: 400, msg: message, data: { fieldErrors: { 'document.filters.0.label': '不能为空' } } },
  });

it('says why the schema refused a save or a release', async () => {
  const stored = new Stored();
  const { save, release } = design(stored);
  stored.refusal = refused('参数有误');
  expect(await save({ text: 'new' })).toBe(false);
  expect((await screen.findAllByRole('alert')).map(({ textContent }) => textContent)).toContain('参数有误: 不能为空');
  stored.refusal = refused('不能发布：不能为空');
  expect(await release()).toBe(false);
  expect(await screen.findByText('不能发布：不能为空')).toBeDefined();
});

it('saves nothing where the draft cannot be read', async () => {
  const stored = new Stored();
  const { save, release } = design(stored);
  stored.isUnread = true;
  expect(await save({ text: 'new' })).toBe(false);
  expect(await release()).toBe(false);
  expect(stored.draft.revision).toBe(3);
});

it('asks about what a colleague saved between a save and reading it again', async () => {
  const stored = new Stored();
  const { result, save } = design(stored);
  stored.afterUpdate = () => stored.write({ text: 'theirs' });
  expect(await save({ text: 'mine' })).toBe(true);
  expect(result.current.frame.base).toBe('4');
  let isSaved: Promise<boolean> | undefined;
  act(() => void (isSaved = result.current.frame.onSave({ text: 'mine again' })));
  await userEvent.setup({ pointerEventsCheck: 0 }).click(await screen.findByRole('button', { name: '取消' }));
  expect(await act(() => isSaved)).toBe(false);
  expect(stored.draft.document).toEqual({ text: 'theirs' });
});

it('takes a save that cannot be read again for one, and asks nothing before the next', async () => {
  const stored = new Stored();
  const { result, save } = design(stored);
  stored.afterUpdate = () => {
    stored.isUnread = true;
    // the server keeps no order of keys
    stored.draft.document = { size: 1, text: 'mine' };
  };
  const warn = vi.spyOn(console, 'warn').mockReturnValue();
  expect(await save({ text: 'mine', size: 1 })).toBe(true);
  expect(warn).toHaveBeenCalledOnce();
  expect(result.current.frame.base).toBe('4');
  Object.assign(stored, { isUnread: false, afterUpdate: undefined });
  expect(await save({ text: 'mine again' })).toBe(true);
  expect(stored.draft.document).toEqual({ text: 'mine again' });
});

import { render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it, vi } from 'vitest';
import { memoryTransport } from '../uploader/testing/memoryTransport.js';
import { UploadTransportProvider } from '../uploader/UploadTransportProvider.js';
import { describeConformance } from '../testing/describeConformance.js';
import { RICH_TEXT_HEIGHT, RichTextEditor } from './RichTextEditor.js';

const open = async () => {
  await userEvent.click(screen.getByRole('textbox', { name: '正文' }));
  // the editor is loaded at the first click
  return screen.findByRole('toolbar', { name: '格式' });
};

describe('RichTextEditor', () => {
  describeConformance(<RichTextEditor aria-label="正文" defaultValue="<p>须知</p>" />, { slot: 'rich-text-editor' });

  it('R2.7-22 is 500 px high', () => {
    render(<RichTextEditor aria-label="正文" />);
    expect(RICH_TEXT_HEIGHT).toBe(500);
    expect(document.querySelector<HTMLElement>('[data-slot=rich-text-editor]')?.style.height).toBe('500px');
  });

  it('R2.7-23 starts read-only and becomes an editor at the first click', async () => {
    render(<RichTextEditor aria-label="正文" defaultValue="<p>须知</p>" />);
    expect(screen.getByRole('textbox', { name: '正文' }).getAttribute('aria-readonly')).toBe('true');
    expect(document.querySelector('[contenteditable=true]')).toBeNull();
    await open();
    expect(document.querySelector('[contenteditable=true]')?.textContent).toBe('须知');
  });

  it('S4-51 a disabled one never becomes editable', async () => {
    render(<RichTextEditor aria-label="正文" defaultValue="<p>须知</p>" disabled />);
    await userEvent.click(screen.getByRole('textbox', { name: '正文' }));
    expect(document.querySelector('[data-slot=rich-text-editor]')?.getAttribute('data-state')).toBe('reading');
    expect(document.querySelector('[contenteditable=true]')).toBeNull();
  });

  it('R2.7-24 offers headings 1 to 6 and the sizes small, normal, large and huge', async () => {
    const handleChange = vi.fn();
    render(<RichTextEditor aria-label="正文" defaultValue="<p>须知</p>" onValueChange={handleChange} />);
    const toolbar = await open();
    await userEvent.click(within(toolbar).getByRole('combobox', { name: '段落' }));
    expect(screen.getAllByRole('option').map((option) => option.textContent)).toEqual([
      '正文',
      '标题 1',
      '标题 2',
      '标题 3',
      '标题 4',
      '标题 5',
      '标题 6',
    ]);
    await userEvent.click(screen.getByRole('option', { name: '标题 3' }));
    expect(handleChange).toHaveBeenLastCalledWith('<h3>须知</h3>');
    await userEvent.click(within(toolbar).getByRole('combobox', { name: '字号' }));
    expect(screen.getAllByRole('option').map((option) => option.textContent)).toEqual(['小', '正常', '大', '特大']);
  });

  it('puts texts in where the caret stands, found by their names, as text and not as markup', async () => {
    const handleChange = vi.fn();
    const insertions = [
      { value: '{{order.no}}', label: '单号' },
      { value: '<b>', label: '标记' },
    ];
    render(
      <RichTextEditor
        aria-label="正文"
        defaultValue="<p>No. </p>"
        insertions={insertions}
        onValueChange={handleChange}
      />,
    );
    const toolbar = await open();
    const insert = async (name: string) => {
      await userEvent.click(within(toolbar).getByRole('combobox', { name: '插入字段' }));
      await userEvent.click(screen.getByRole('option', { name }));
    };
    await insert('单号');
    expect(handleChange).toHaveBeenLastCalledWith(expect.stringContaining('{{order.no}}</p>'));
    await insert('标记');
    expect(handleChange).toHaveBeenLastCalledWith(expect.stringContaining('&lt;b&gt;'));
  });

  it('R2.7-25 inserting an image uploads it and shows it', async () => {
    const handleUpload = vi.fn(() => Promise.resolve('/api/file/Image/plan.png'));
    const handleChange = vi.fn();
    render(
      <RichTextEditor
        aria-label="正文"
        defaultValue="<p>须知</p>"
        uploadImage={handleUpload}
        onValueChange={handleChange}
      />,
    );
    await open();
    const picture = new File(['x'], '平面图.png', { type: 'image/png' });
    await userEvent.upload(screen.getByLabelText('插入图片', { selector: 'input' }), picture);
    await vi.waitFor(() => expect(document.querySelector('[contenteditable=true] img')).not.toBeNull());
    expect(handleUpload).toHaveBeenCalledExactlyOnceWith(picture);
    expect(document.querySelector('[contenteditable=true] img')?.getAttribute('src')).toBe('/api/file/Image/plan.png');
    expect(handleChange.mock.lastCall?.[0]).toContain('src="/api/file/Image/plan.png"');
  });

  it('R2.7-25 A7.15-09 sends images where the surrounding transport keeps those of texts', async () => {
    const transport = memoryTransport();
    const sent = vi.spyOn(transport, 'sendWhole');
    render(
      <UploadTransportProvider transport={transport}>
        <RichTextEditor aria-label="正文" defaultValue="<p>须知</p>" />
      </UploadTransportProvider>,
    );
    await open();
    const picture = new File(['x'], '平面图.png', { type: 'image/png' });
    await userEvent.upload(screen.getByLabelText('插入图片', { selector: 'input' }), picture);
    await vi.waitFor(() => expect(document.querySelector('[contenteditable=true] img')).not.toBeNull());
    expect(sent.mock.calls[0]?.slice(0, 2)).toEqual([picture, 'advertPicture']);
  });
});

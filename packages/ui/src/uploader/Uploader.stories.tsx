import { type Meta, type StoryObj } from '@storybook/react-vite';
import { expect, screen, within } from 'storybook/test';
import { Field } from '../field/Field.js';
import { storyTexts } from '../testing/storyTexts.js';
import { hashFile } from './hashFile.js';
import { memoryTransport } from './testing/memoryTransport.js';
import { Uploader } from './Uploader.js';
import { uploaderMessages } from './uploaderMessages.js';
import { type UploadedFile } from './UploadTransport.js';

const FILES: UploadedFile[] = [
  {
    name: 'B1 层停车场施工平面图（2026 年 11 月修订）.pdf',
    fileId: '1',
    fileVersionId: '1',
    url: '/1',
    fileSize: 2_411_724,
  },
  { name: '收费明细.xlsx', fileId: '2', fileVersionId: '2', url: '/2', fileSize: 20_480 },
  { name: '入口录像.mp4', fileId: '3', fileVersionId: '3', url: '/3', fileSize: 734_003_200 },
];

/**
 * Files to upload in parts, with progress, pause and errors.
 *
 * **When:** for the files of a form, sent in chunks: an upload can be paused, and goes on after a broken line or a
 * reload. Not for pictures alone (ImageUploader).
 *
 * **Keyboard:** Enter on the button opens the choice of files, Ctrl+V takes files of the clipboard; Tab goes through
 * the files and their actions.
 */
const meta: Meta<typeof Uploader> = {
  title: 'UI/Inputs/Uploader',
  tags: ['vi'],
  component: Uploader,
  args: { transport: memoryTransport(), limit: 9 },
  decorators: [
    (Story) => (
      <div className="max-w-150">
        <Story />
      </div>
    ),
  ],
};
export default meta;

type Story = StoryObj<typeof Uploader>;

function file(name: string, bytes = 12): File {
  return new File([new Uint8Array(bytes)], name, { type: 'application/pdf' });
}

const input = (name: string) => screen.getByLabelText<HTMLInputElement>(name, { selector: 'input' });

/** Every property can be tried in the controls. */
export const Playground: Story = {};
export const WithFiles: Story = { args: { defaultValue: FILES } };
export const ReadOnly: Story = { args: { defaultValue: FILES, readOnly: true } };
export const Disabled: Story = { args: { disabled: true } };
export const OnlyImages: Story = { args: { accept: 'image/*', limit: 1, fileSize: 500, sizeUnit: 'KB' } };
export const InField: Story = {
  render: (args) => (
    <Field label="附件" required error="请上传附件">
      <Uploader {...args} />
    </Field>
  ),
};

const slow = memoryTransport();
/** On the way, waiting, paused and finished. */
export const OnTheWay: Story = {
  args: { transport: slow, defaultValue: FILES.slice(0, 1) },
  play: async ({ canvas, userEvent, ...context }) => {
    const t = storyTexts(uploaderMessages, context);
    slow.hold();
    await userEvent.upload(input(t('choose')), [file('合同.pdf', 40), file('录像.pdf', 41), file('清单.pdf', 42)]);
    await expect(await canvas.findByText(t('waiting'))).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: t('pause', { name: '合同.pdf' }) }));
    await expect(await canvas.findByText(t('paused'))).toBeVisible();
    await expect(canvas.getAllByRole('progressbar')).toHaveLength(3);
  },
};

const broken = memoryTransport();
broken.chunkState = () => Promise.reject(new Error('请求出错，请重试'));
/** All attempts failed: it can be tried again. */
export const Failed: Story = {
  args: { transport: broken },
  play: async ({ canvas, userEvent, ...context }) => {
    const t = storyTexts(uploaderMessages, context);
    await userEvent.upload(input(t('choose')), [file('合同.pdf', 43)]);
    await expect(await canvas.findByText(t('error'))).toBeVisible();
    await expect(canvas.getByRole('button', { name: t('retry', { name: '合同.pdf' }) })).toBeVisible();
  },
};

const strict = memoryTransport();
/** V5-32: the server's message is shown and the file dropped. */
export const Refused: Story = {
  args: { transport: strict },
  play: async ({ canvas, userEvent, ...context }) => {
    const t = storyTexts(uploaderMessages, context);
    strict.refuse('文件内容与扩展名不符');
    await userEvent.upload(input(t('choose')), [file('合同.pdf', 44)]);
    await expect(await within(document.body).findByText('文件内容与扩展名不符')).toBeInTheDocument();
    await expect(canvas.queryByRole('list', { name: t('files') })).toBeNull();
  },
};

/** C9-11: the hash is computed by a worker of a real browser. */
export const HashedInWorker: Story = {
  play: async () => {
    const content = new Uint8Array(10_240_000 + 7).map((_, index) => index % 253);
    const digest = new Uint8Array(await crypto.subtle.digest('SHA-256', content));
    const expected = Array.from(digest, (byte) => byte.toString(16).padStart(2, '0')).join('');
    const started: string[] = [];
    const Plain = globalThis.Worker;
    globalThis.Worker = class extends Plain {
      constructor(url: string | URL, options?: WorkerOptions) {
        super(url, options);
        started.push(String(url));
        this.addEventListener('error', () => started.push('failed'));
      }
    };
    try {
      await expect(await hashFile(new Blob([content]), { signal: new AbortController().signal })).toBe(expected);
    } finally {
      globalThis.Worker = Plain;
    }
    await expect(started).toHaveLength(1);
    await expect(started[0]).toContain('hashWorker');
  },
};

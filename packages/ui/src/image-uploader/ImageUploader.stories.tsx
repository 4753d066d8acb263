import { type Meta, type StoryObj } from '@storybook/react-vite';
import { expect, screen } from 'storybook/test';
import { storyTexts } from '../testing/storyTexts.js';
import { memoryTransport } from '../uploader/testing/memoryTransport.js';
import { type UploadedFile } from '../uploader/UploadTransport.js';
import { uploaderMessages } from '../uploader/uploaderMessages.js';
import { ImageUploader } from './ImageUploader.js';
import { imageUploaderMessages } from './imageUploaderMessages.js';

const picture = (color: string, text: string) =>
  `data:image/svg+xml,${encodeURIComponent(`<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 320 320"><rect width="320" height="320" fill="${color}"/><text x="160" y="180" text-anchor="middle" font-size="64" fill="#fff">${text}</text></svg>`)}`;
const IMAGES: UploadedFile[] = [
  { name: '入口抓拍.png', fileId: '1', fileVersionId: '1', url: picture('#27457a', '入口') },
  { name: '出口抓拍.png', fileId: '2', fileVersionId: '2', url: picture('#2b6b4f', '出口') },
  { name: '损坏的图片.png', fileId: '3', fileVersionId: '3', url: 'data:image/png;base64,AAAA' },
];

/**
 * Tiles of images to upload, see large and remove.
 *
 * **When:** for the images of a form. Not for files of all kinds (Uploader).
 *
 * **Keyboard:** Tab goes to every image and its actions; Enter on an image shows it large, Enter on the frame opens
 * the choice of files.
 */
const meta: Meta<typeof ImageUploader> = {
  title: 'UI/Inputs/ImageUploader',
  tags: ['vi'],
  component: ImageUploader,
  args: { transport: memoryTransport(), defaultValue: IMAGES },
};
export default meta;

type Story = StoryObj<typeof ImageUploader>;

/** Every property can be tried in the controls. */
export const Playground: Story = {};
export const Empty: Story = { args: { defaultValue: [], tip: '支持 jpg、png，单张小于 5MB' } };
export const ReadOnly: Story = { args: { readOnly: true } };
export const Disabled: Story = { args: { disabled: true, defaultValue: [] } };

const slow = memoryTransport();
export const OnTheWay: Story = {
  args: { transport: slow, defaultValue: IMAGES.slice(0, 1) },
  play: async ({ canvas, userEvent, ...context }) => {
    const t = storyTexts(uploaderMessages, context);
    const add = storyTexts(imageUploaderMessages, context)('add');
    slow.hold();
    const svg = decodeURIComponent(picture('#7a3b27', '新').slice('data:image/svg+xml,'.length));
    const files = ['a', 'b', 'c'].map(
      (name) => new File([svg, ' '.repeat(name.charCodeAt(0))], `${name}.svg`, { type: 'image/svg+xml' }),
    );
    await userEvent.upload(screen.getByLabelText(add, { selector: 'input' }), files);
    await expect(await canvas.findByText(t('waiting'))).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: t('pause', { name: 'b.svg' }) }));
    await expect(await canvas.findByText(t('paused'))).toBeVisible();
  },
};

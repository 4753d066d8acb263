import { type Meta, type StoryObj } from '@storybook/react-vite';
import { memoryTransport } from '../uploader/testing/memoryTransport.js';
import { DocumentPreview } from './DocumentPreview.js';

const PAGE = `data:text/html;charset=utf-8,${encodeURIComponent('<body style="margin:0;display:grid;place-items:center;height:100vh;font:14px sans-serif;background:#fff;color:#191e27"><article style="width:60%"><h1 style="font-size:20px">停车场服务合同</h1><p>第一条 甲方将 B1 层的停车位交由乙方管理。</p></article></body>')}`;

/**
 * Shows a stored document in a sandboxed frame.
 *
 * **When:** for stored documents that a browser can show. Not for pictures (Image) and recordings (Media).
 *
 * **Keyboard:** Tab reaches the document and the buttons; Escape closes.
 */
const meta: Meta<typeof DocumentPreview> = {
  title: 'UI/Overlays/DocumentPreview',
  component: DocumentPreview,
  args: {
    open: true,
    onOpenChange: () => undefined,
    file: { name: '停车场服务合同.docx', fileId: '1', fileVersionId: '1', url: '/1' },
    transport: memoryTransport({ previewUrl: PAGE }),
  },
  // the frame's page is the converter's, not ours, and has another origin that axe cannot enter
  parameters: { a11y: { config: { rules: [{ id: 'frame-tested', enabled: false }] } } },
};
export default meta;

type Story = StoryObj<typeof DocumentPreview>;

export const Document: Story = {};
export const Loading: Story = {
  args: { transport: { ...memoryTransport(), previewUrl: () => new Promise<string>(() => undefined) } },
};
export const Failed: Story = {
  args: { transport: { ...memoryTransport(), previewUrl: () => Promise.reject(new Error('请求出错，请重试')) } },
};

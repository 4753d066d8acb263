import { type Meta, type StoryObj } from '@storybook/react-vite';
import { AudioPlayer, VideoPlayer } from './MediaPlayer.js';

// half a second of silence, 8 kHz, 8 bit
const SILENCE = `data:audio/wav;base64,${btoa(`RIFF${'\xc4\x0f\0\0'}WAVEfmt ${'\x10\0\0\0\x01\0\x01\0\x40\x1f\0\0\x40\x1f\0\0\x01\0\x08\0'}data${'\xa0\x0f\0\0'}${'\x80'.repeat(4000)}`)}`;

/**
 * Films and recordings, with a download where the browser cannot play them.
 *
 * **When:** for recordings and uploaded films; kinds that browsers do not play (rmvb, avi, swf) are offered for
 * download. Not for documents (DocumentPreview).
 *
 * **Keyboard:** That of the browser: Space plays and stops, left and right arrows move in time, up and down change the
 * volume.
 */
const meta: Meta<typeof AudioPlayer> = { title: 'UI/Display/Media', component: AudioPlayer };
export default meta;

type Story = StoryObj;

export const Audio: Story = { render: () => <AudioPlayer src={SILENCE} label="对讲录音" className="max-w-100" /> };
export const Video: Story = {
  render: () => (
    <VideoPlayer
      src="data:video/mp4;base64,"
      label="出口监控"
      preload="none"

      className="max-w-100"
    />
  ),
};
export const NotPlayable: Story = {
  render: () => (
    <AudioPlayer src="data:audio/x-ms-wma;base64,AAAA" label="旧录音" downloadName="录音.wma" className="max-w-140" />
  ),
};

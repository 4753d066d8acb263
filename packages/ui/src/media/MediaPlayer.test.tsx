import { fireEvent, render, screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { describeConformance } from '../testing/describeConformance.js';
import { AudioPlayer, VideoPlayer } from './MediaPlayer.js';

describe('VideoPlayer', () => {
  describeConformance(<VideoPlayer src="/a.mp4" label="出口监控" />, { slot: 'video-player', refIs: 'video' });

  it('offers a file for download that the browser cannot play', () => {
    render(<VideoPlayer src="/a.rmvb" label="出口监控" downloadName="出口.rmvb" />);
    const video = document.querySelector('video');
    if (video) fireEvent.error(video);
    expect(screen.getByRole('link', { name: '下载' }).getAttribute('download')).toBe('出口.rmvb');
    expect(document.querySelector('video')).toBeNull();
  });
});

describe('AudioPlayer', () => {
  describeConformance(<AudioPlayer src="/a.mp3" label="对讲录音" />, { slot: 'audio-player', refIs: 'audio' });
});

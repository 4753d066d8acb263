export {
  VideoPlayer,
  AudioPlayer,
  type VideoPlayerProps,
  type AudioPlayerProps,
  type MediaTrack,
} from './MediaPlayer.js';

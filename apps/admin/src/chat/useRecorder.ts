import { useEffect, useRef, useState } from 'react';

/** Records the microphone; the browser asks whether it may. */
export function useRecorder({ onFailed }: { onFailed: (reason: 'denied' | 'impossible') => void }): Recorder {
  const running = useRef<{ recorder: MediaRecorder; parts: Blob[]; begun: number }>(undefined);
  const [seconds, setSeconds] = useState<number>();
  const isStarting = useRef(false);
  const isGone = useRef(false);
  useEffect(() => {
    isGone.current = false;
    return () => {
      isGone.current = true;
      release(running.current?.recorder);
      running.current = undefined;
    };
  }, []);
  useEffect(() => {
    if (seconds === undefined) return;
    const timer = setTimeout(() => setSeconds((passed) => (passed ?? 0) + 1), 1_000);
    return () => clearTimeout(timer);
  }, [seconds]);

  const start = async () => {
    if (typeof MediaRecorder === 'undefined' || !navigator.mediaDevices) {
      onFailed('impossible');
      return;
    }
    // a second press while the browser asks
    if (isStarting.current || running.current) return;
    isStarting.current = true;
    try {
      const recorder = new MediaRecorder(await navigator.mediaDevices.getUserMedia({ audio: true }));
      // nobody is there any more who could stop it
      if (isGone.current) return release(recorder);
      const parts: Blob[] = [];
      recorder.ondataavailable = ({ data }) => parts.push(data);
      recorder.start();
      running.current = { recorder, parts, begun: Date.now() };
      setSeconds(0);
    } catch (error) {
      console.warn('Nothing can be recorded', error);
      onFailed(error instanceof DOMException && error.name === 'NotFoundError' ? 'impossible' : 'denied');
    } finally {
      isStarting.current = false;
    }
  };
  const stop = () => {
    const current = running.current;
    running.current = undefined;
    setSeconds(undefined);
    return current;
  };
  return {
    seconds,
    start,
    cancel: () => release(stop()?.recorder),
    finish: () =>
      new Promise((resolve) => {
        const current = stop();
        if (!current) return;
        const { recorder, parts, begun } = current;
        recorder.onstop = () => {
          const extension = recorder.mimeType.includes('mp4') ? 'mp4' : 'webm';
          const file = new File(parts, `voice.${extension}`, { type: recorder.mimeType });
          resolve({ file, duration: Math.round((Date.now() - begun) / 100) / 10 });
        };
        release(recorder);
      }),
  };
}

export interface Recorder {
  /** How long it has been recording; undefined while it is not. */
  seconds: number | undefined;
  start: () => Promise<void>;
  cancel: () => void;
  /** Ends it; answers the sound and its seconds. */
  finish: () => Promise<{ file: File; duration: number }>;
}

/** Ends a recording and gives the microphone back. */
function release(recorder: MediaRecorder | undefined): void {
  if (!recorder) return;
  if (recorder.state !== 'inactive') recorder.stop();
  for (const track of recorder.stream.getTracks()) track.stop();
}

import { useEffect, useState } from 'react';

/** Seconds that are left of a waiting time, counting down to 0. */
export function useCountdown(): { seconds: number; start(seconds: number): void } {
  const [end, setEnd] = useState(0);
  const [now, setNow] = useState(0);
  const running = end > now;
  useEffect(() => {
    if (!running) return;
    const timer = setInterval(() => setNow(Date.now()), 250);
    return () => clearInterval(timer);
  }, [running]);
  const start = (seconds: number) => {
    setNow(Date.now());
    setEnd(Date.now() + seconds * 1_000);
  };
  return { seconds: Math.max(0, Math.ceil((end - now) / 1_000)), start };
}

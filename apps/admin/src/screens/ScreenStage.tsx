import { type ReactNode, useEffect, useState } from 'react';

const WIDTH = 1920;
const HEIGHT = 1080;
/** Narrower windows are phones: the panels stand below each other there. */
export const PHONE = 992;

/** A stage of 1920 by 1080, always dark, scaled to whatever wall it hangs on. */
export function ScreenStage({ children }: { children: ReactNode }) {
  const scale = useScale();
  return (
    <main
      data-mode="dark"
      className="grid min-h-dvh place-items-center overflow-hidden bg-(--screen-canvas) text-(--screen-text-1) phone:block phone:overflow-visible"
    >
      <div
        className="flex flex-none flex-col gap-5 px-8 pb-8 phone:min-h-dvh phone:gap-3 phone:px-3 phone:pb-3"
        style={scale === undefined ? undefined : { width: WIDTH, height: HEIGHT, transform: `scale(${String(scale)})` }}
      >
        {children}
      </div>
    </main>
  );
}

/** By how much the stage is drawn larger; undefined on phones. */
function useScale(): number | undefined {
  const [scale, setScale] = useState(scaleNow);
  useEffect(() => {
    const follow = () => setScale(scaleNow());
    window.addEventListener('resize', follow);
    return () => window.removeEventListener('resize', follow);
  }, []);
  return scale;
}

function scaleNow(): number | undefined {
  if (window.innerWidth < PHONE) return undefined;
  return Math.min(window.innerWidth / WIDTH, window.innerHeight / HEIGHT);
}

import { useEffect, useState } from 'react';

/** Now by the server's clock, each second: phones may be wrong by minutes. `asOf` is the moment of the last answer. */
export function useClock(asOf: number): number {
  const [clock, setClock] = useState({ asOf, now: asOf });
  useEffect(() => {
    const begin = performance.now();
    const timer = setInterval(() => setClock({ asOf, now: asOf + performance.now() - begin }), 1_000);
    return () => clearInterval(timer);
  }, [asOf]);
  return clock.asOf === asOf ? clock.now : asOf;
}

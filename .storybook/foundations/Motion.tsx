import { Button } from '@smart-admin/ui/button';
import { useState } from 'react';
import { FoundationPage, worthOf } from './FoundationPage.js';
import { tokensOf } from './tokens.js';

/** Durations and curves, to be tried; both are nothing for people who ask for less motion. */
export function Motion() {
  const [isMoved, setMoved] = useState(false);
  const curves = tokensOf('--ease-');
  return (
    <FoundationPage>
      <Button onClick={() => setMoved(!isMoved)}>Move</Button>
      <ul className="m-0 mt-4 grid list-none gap-4 p-0">
        {tokensOf('--dur-').flatMap((duration) =>
          curves.map((curve) => (
            <li key={duration.name + curve.name} className="text-12 text-2">
              <code>
                {duration.name} {worthOf(duration.name)}, {curve.name} {worthOf(curve.name)}
              </code>
              <div className="mt-1 h-6 rounded-sm bg-sunken">
                <div
                  className="h-6 w-10 rounded-sm bg-primary-solid"
                  style={{
                    marginLeft: isMoved ? 'calc(100% - 40px)' : 0,
                    transition: `margin-left var(${duration.name}) var(${curve.name})`,
                  }}
                />
              </div>
            </li>
          )),
        )}
      </ul>
    </FoundationPage>
  );
}

import { Button } from '@smart-admin/ui/button';
import { useMessages } from '@smart-admin/ui/locale';
import { useState } from 'react';
import { humanCheckMessages } from './humanCheckMessages.js';
import { proveWork } from './proveWork.js';

/** For whoever cannot read the captcha's picture: lets the browser prove that it is none of a machine that tries many passwords. */
export function WithoutPicture({ isProven, onProven }: WithoutPictureProps) {
  const t = useMessages(humanCheckMessages);
  const [state, setState] = useState<'idle' | 'working' | 'failed'>('idle');
  const handleClick = async () => {
    setState('working');
    try {
      onProven(await proveWork());
      setState('idle');
    } catch (error) {
      console.warn('The challenge was not solved', error);
      setState('failed');
    }
  };
  return (
    <div className="flex items-center gap-2 text-13">
      {isProven ? null : (
        <Button variant="text" loading={state === 'working'} onClick={() => void handleClick()}>
          {t('withoutPicture')}
        </Button>
      )}
      <span role="status" className="text-2">
        {isProven ? t('proven') : state === 'idle' ? '' : t(state)}
      </span>
    </div>
  );
}

export interface WithoutPictureProps {
  /** Whether there is a proof already. */
  isProven: boolean;
  /** Gets the challenge with its solution, which the sign-in sends in place of the captcha. */
  onProven(challenge: string): void;
}

import { CircleAlert, Lock } from 'lucide-react';

/** What stands at the end of every input's frame: a lock when it can only be read, the error sign when it is wrong. */
export function StateMark({ state }: { state: { disabled: boolean; readOnly: boolean; invalid: boolean } }) {
  if (state.readOnly) return <Lock aria-hidden className={MARK} />;
  if (state.disabled || !state.invalid) return null;
  return <CircleAlert aria-hidden className={`${MARK} text-danger-text!`} />;
}

const MARK = 'pointer-events-none size-3.5 flex-none text-3';

import { yuan } from '../../../parking/yuan.js';

/** What a provider has more than we, or less: anything but nothing stands out. */
export function DifferenceText({ fen }: { fen: number }) {
  return <span className={fen === 0 ? 'text-success-text' : 'font-semibold text-danger-text'}>{yuan(fen)}</span>;
}

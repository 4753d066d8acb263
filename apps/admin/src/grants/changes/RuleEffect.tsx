import { useMessages } from '@smart-admin/ui/locale';
import { grantMessages } from '../grantMessages.js';

/** Whom another row rule reaches, and how many records the widest of them sees before and after. */
export function RuleEffect({ effect }: RuleEffectProps) {
  const t = useMessages(grantMessages);
  if (!effect) return null;
  const { reached, records } = effect;
  const count = (total: number) => (total > COUNTED ? `${COUNTED}+` : String(total));
  const text = [
    t('ruleReaches', { count: reached }),
    ...(records ? [t('ruleRecords', { before: count(records.before), after: count(records.after) })] : []),
  ].join(' · ');
  return <span title={text}>{text}</span>;
}

/** Records are counted no further. */
const COUNTED = 10_000;

interface RuleEffectProps {
  /** Missing until it is known. */
  effect: { reached: number; records: { before: number; after: number } | null } | undefined;
}

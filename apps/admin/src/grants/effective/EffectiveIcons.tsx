import { useMessages } from '@smart-admin/ui/locale';
import {
  Building2,
  CircleMinus,
  CirclePlus,
  CircleEqual,
  IdCard,
  KeyRound,
  ShieldCheck,
  TriangleAlert,
  User,
  Users,
} from 'lucide-react';
import { effectiveMessages } from './effectiveMessages.js';
import { type Outcome, type RightSource } from './effectiveRights.js';

const ICONS = {
  Role: KeyRound,
  Position: IdCard,
  Group: Users,
  User,
  Administrator: ShieldCheck,
  Organize: Building2,
} as const;

/** Where a right comes from; its name on pointing. */
export function SourceIcon({ source }: { source: RightSource }) {
  const t = useMessages(effectiveMessages);
  const Icon = ICONS[source.type];
  const name = `${t(source.type)} ${source.fullName}`;
  return (
    <span role="img" aria-label={name} title={name} className="inline-flex flex-none text-3">
      <Icon aria-hidden className="size-4" />
    </span>
  );
}

/** What becomes of a change. */
export function OutcomeIcon({ outcome }: { outcome: Outcome }) {
  const [Icon, tone] = OUTCOMES[outcome];
  return <Icon aria-hidden className={`mt-0.5 size-4 flex-none ${tone}`} />;
}

const OUTCOMES = {
  gained: [CirclePlus, 'text-success-text'],
  lost: [CircleMinus, 'text-danger-text'],
  unchanged: [CircleEqual, 'text-3'],
  remains: [TriangleAlert, 'text-warning-text'],
} as const;

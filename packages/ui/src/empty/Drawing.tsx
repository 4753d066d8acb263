import { type ReactNode } from 'react';

/**
 * The line drawings of empty, error and no-permission states: 120 x 76, grey with one accent stroke.
 * @internal
 */
export function Drawing({ name }: { name: DrawingName }) {
  return (
    <svg
      aria-hidden
      width="120"
      height="76"
      viewBox="0 0 120 76"
      fill="none"
      stroke="var(--border-control)"
      strokeWidth="1.25"
      strokeLinecap="round"
      strokeLinejoin="round"
    >
      {DRAWINGS[name]}
    </svg>
  );
}

export type DrawingName = 'empty' | 'noMatch' | 'error' | 'noPermission';

const FILL = { fill: 'var(--bg-sunken)' };
const SURFACE = { fill: 'var(--bg-surface)' };
const LINE = { stroke: 'var(--border-strong)' };
const ACCENT = { stroke: 'var(--primary-edge)' };
const ERROR = { stroke: 'var(--danger-edge)' };

const DRAWINGS: Record<DrawingName, ReactNode> = {
  empty: (
    <>
      <rect x="18" y="10" width="84" height="56" rx="6" style={FILL} />
      <path d="M18 24h84M44 24v42M18 38h84M18 52h84" style={LINE} />
      <circle cx="90" cy="56" r="14" style={SURFACE} />
      <path d="M90 50v12M84 56h12" style={ACCENT} />
    </>
  ),
  noMatch: (
    <>
      <rect x="18" y="10" width="84" height="56" rx="6" style={FILL} />
      <path d="M30 24h34M30 36h22M30 48h28" style={LINE} />
      <circle cx="80" cy="42" r="14" style={SURFACE} />
      <path d="M90.5 52.5l9 9" />
      <path d="M75 37l10 10M85 37l-10 10" style={ACCENT} />
    </>
  ),
  error: (
    <>
      <rect x="8" y="12" width="30" height="52" rx="6" style={FILL} />
      <rect x="82" y="12" width="30" height="52" rx="6" style={FILL} />
      <path d="M15 22h16M15 30h16M89 22h16M89 30h16M38 42h9M73 42h9" style={LINE} />
      <circle cx="60" cy="42" r="11" style={{ fill: 'var(--danger-soft)', ...ERROR }} />
      <path d="M56 38l8 8M64 38l-8 8" style={ERROR} />
    </>
  ),
  noPermission: (
    <>
      <rect x="18" y="10" width="84" height="56" rx="6" style={FILL} />
      <path d="M18 24h84" style={LINE} />
      <circle cx="26" cy="17" r="1.5" style={LINE} />
      <circle cx="32" cy="17" r="1.5" style={LINE} />
      <rect x="48" y="42" width="24" height="17" rx="4" style={SURFACE} />
      <path d="M53 42v-4a7 7 0 0 1 14 0v4" />
      <path d="M60 49v4" style={ACCENT} />
    </>
  ),
};

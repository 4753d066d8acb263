import { type ReportCell } from '@smart-admin/api-client/contract';

/** The named colours of reports: readable in both modes. */
export const COLOUR_CLASSES: Readonly<Record<ReportCell['colour'], string>> = {
  '': '',
  muted: 'text-2',
  primary: 'text-primary-text',
  success: 'text-success-text',
  warning: 'text-warning-text',
  danger: 'text-danger-text',
};

export const FILL_CLASSES: Readonly<Record<ReportCell['fill'], string>> = {
  '': '',
  head: 'bg-sunken',
  primary: 'bg-primary-soft',
  success: 'bg-success-soft',
  warning: 'bg-warning-soft',
  danger: 'bg-danger-soft',
};

export const BORDER_CLASSES: Readonly<Record<ReportCell['borders'][number], string>> = {
  top: 'border-t border-t-(--border-default)',
  right: 'border-r border-r-(--border-default)',
  bottom: 'border-b border-b-(--border-default)',
  left: 'border-l border-l-(--border-default)',
};

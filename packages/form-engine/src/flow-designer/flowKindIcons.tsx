import {
  BellRing,
  CircleStop,
  ClipboardPen,
  Clock,
  Copy,
  FilePen,
  type LucideIcon,
  Plug,
  Send,
  Split,
  Stamp,
  Workflow,
} from 'lucide-react';
import { type FlowNodeKind } from '../flow/document/FlowDocument.js';

/** The sign of each kind of node. */
export const flowKindIcons: Readonly<Record<FlowNodeKind, LucideIcon>> = {
  start: Send,
  approver: Stamp,
  handler: ClipboardPen,
  circulate: Copy,
  branch: Split,
  subFlow: Workflow,
  interface: Plug,
  record: FilePen,
  message: BellRing,
  wait: Clock,
  end: CircleStop,
};

import { Button } from '@smart-admin/ui/button';
import { cn } from '@smart-admin/ui/cn';
import { Ellipsis } from 'lucide-react';
import { type ReactNode } from 'react';
import { FlowMenu } from './FlowMenu.js';
import { type FlowButton, type FlowButtons } from './flowButtons.js';
import { FlowKey } from './FlowKey.js';
import { QueueSteps } from './QueueSteps.js';
import { type QueuePlace } from './useQueuePlace.js';
import { useActWords } from './useActWords.js';

/** The bar at the bottom: the queue, the opinion, and what can be done, the primary button last. Each shows its key. */
export function FlowBar({ buttons, queue, opinion, isBusy, isMoreOpen, onMoreOpenChange, onPress }: FlowBarProps) {
  const words = useActWords();
  return (
    <footer className="flex min-h-15 flex-none flex-wrap items-center gap-2 border-t border-hairline px-6 py-2 print:hidden">
      <QueueSteps queue={queue} />
      <div className="min-w-60 flex-1">{opinion}</div>
      {buttons.more.length > 0 && (
        <FlowMenu
          buttons={buttons.more}
          open={isMoreOpen}
          onOpenChange={onMoreOpenChange}
          onPress={onPress}
          trigger={
            <Button icon={<Ellipsis aria-hidden />} iconEnd={<FlowKey>M</FlowKey>}>
              {words.t('more')}
            </Button>
          }
        />
      )}
      {buttons.bar.map((button, index) => {
        const isPrimary = index === buttons.bar.length - 1 && PRIMARY.has(button.kind);
        const key = KEYS[button.kind];
        return (
          <Button
            key={button.kind}
            variant={isPrimary ? 'primary' : 'secondary'}
            disabled={isBusy}
            loading={isBusy && isPrimary}
            aria-keyshortcuts={key}
            iconEnd={key && <FlowKey isOnPrimary={isPrimary}>{key}</FlowKey>}
            onClick={() => onPress(button)}
            className={cn(button.kind === 'refuse' && 'text-danger-text')}
          >
            {words.nameOf(button)}
          </Button>
        );
      })}
    </footer>
  );
}

export interface FlowBarProps {
  buttons: FlowButtons;
  queue: QueuePlace;
  /** Field of the opinion. */
  opinion: ReactNode;
  isBusy: boolean;
  isMoreOpen: boolean;
  onMoreOpenChange: (open: boolean) => void;
  onPress: (button: FlowButton) => void;
}

/** Buttons that stand out where they come last. */
export const PRIMARY: ReadonlySet<string> = new Set(['approve', 'submit', 'claim', 'answerHelp']);

/** Letters that press a button. */
export const KEYS: Readonly<Record<string, string>> = { approve: 'A', refuse: 'R', transfer: 'T', addSign: 'S' };

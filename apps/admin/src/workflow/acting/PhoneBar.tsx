import { Button } from '@smart-admin/ui/button';
import { Ellipsis } from 'lucide-react';
import { FlowMenu } from './FlowMenu.js';
import { type FlowBarProps, PRIMARY } from './FlowBar.js';
import { useActWords } from './useActWords.js';

/** Under a thumb: two large buttons for the decision, the rest behind a third. */
export function PhoneBar({ buttons, isBusy, onPress }: Pick<FlowBarProps, 'buttons' | 'isBusy' | 'onPress'>) {
  const words = useActWords();
  const large = buttons.bar.slice(-2);
  const rest = [...buttons.bar.slice(0, -2).reverse(), ...buttons.more];
  if (large.length + rest.length === 0) return null;
  return (
    <footer className="flex flex-none items-center gap-2 border-t border-hairline px-4 pt-2 pb-[calc(0.5rem+env(safe-area-inset-bottom))] print:hidden">
      {rest.length > 0 && (
        <FlowMenu
          buttons={rest}
          onPress={onPress}
          trigger={
            <Button variant="ghost" className="h-12 flex-none" icon={<Ellipsis aria-hidden />}>
              {words.t('more')}
            </Button>
          }
        />
      )}
      {large.map((button, index) => {
        const isPrimary = index === large.length - 1 && PRIMARY.has(button.kind);
        return (
          <Button
            key={button.kind}
            variant={isPrimary ? 'primary' : 'secondary'}
            className={isPrimary ? 'h-12 flex-2' : 'h-12 flex-1'}
            disabled={isBusy}
            loading={isBusy && isPrimary}
            onClick={() => onPress(button)}
          >
            {words.nameOf(button)}
          </Button>
        );
      })}
    </footer>
  );
}

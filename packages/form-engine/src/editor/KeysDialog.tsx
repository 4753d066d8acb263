import { Dialog } from '@smart-admin/ui/dialog';
import { useLocale, useMessages } from '@smart-admin/ui/locale';
import { keyText, type EditorCommand } from './commands.js';
import { editorMessages } from './editorMessages.js';
import { isMac } from './useCommands.js';

/** What can be done by keys, from the commands themselves. */
export function KeysDialog<Context>({ commands, open, onOpenChange }: KeysDialogProps<Context>) {
  const t = useMessages(editorMessages);
  const locale = useLocale();
  return (
    <Dialog title={t('keys')} width={450} open={open} onOpenChange={onOpenChange}>
      <dl className="m-0 grid grid-cols-[1fr_auto] gap-x-6 gap-y-2">
        {commands.map(({ id, label, keys }) => (
          <div key={id} className="contents">
            <dt className="text-2">{label[locale]}</dt>
            <dd className="m-0 text-right">
              {keys.map((combination) => (
                <kbd
                  key={combination}
                  className="ml-2 rounded-sm border border-hairline bg-sunken px-1.5 py-0.5 text-12"
                >
                  {keyText(combination, isMac())}
                </kbd>
              ))}
            </dd>
          </div>
        ))}
      </dl>
    </Dialog>
  );
}

export interface KeysDialogProps<Context> {
  commands: readonly EditorCommand<Context>[];
  open: boolean;
  onOpenChange: (open: boolean) => void;
}

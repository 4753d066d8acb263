import { Button } from '@smart-admin/ui/button';
import { Dialog } from '@smart-admin/ui/dialog';
import { useMessages } from '@smart-admin/ui/locale';
import { Switch } from '@smart-admin/ui/switch';
import { dialogMessages } from '../dialogMessages.js';
import { layoutMessages } from '../messages.js';
import { useFrameSettings } from '../frame/FrameContext.js';
import { Kbd } from '../shortcuts/Kbd.js';
import { SHORTCUTS, writeKeys } from '../shortcuts/shortcuts.js';

/** Every key of the frame, and the switch that turns them off. */
export function ShortcutsDialog({ open, canLock = false, canLogout = false, onOpenChange }: ShortcutsDialogProps) {
  const t = useMessages(dialogMessages);
  const shell = useMessages(layoutMessages);
  const { shortcuts, update } = useFrameSettings();
  const groups: { title: string; always?: boolean; rows: (readonly [text: string, ...keys: string[]])[] }[] = [
    {
      title: t('keysEverywhere'),
      rows: [
        [t('palettePlaceholder'), SHORTCUTS.palette],
        [t('keysToggleSidebar'), SHORTCUTS.toggleSidebar],
        [shell('maximizePage'), SHORTCUTS.maximize],
        [shell('settings'), SHORTCUTS.settings],
        ...(canLock ? [[shell('lockScreen'), SHORTCUTS.lock] as const] : []),
        ...(canLogout ? [[shell('logout'), SHORTCUTS.logout] as const] : []),
        [t('shortcuts'), SHORTCUTS.help],
      ],
    },
    {
      title: t('keysTabs'),
      rows: [
        [t('keysPreviousTab'), SHORTCUTS.previousTab],
        [t('keysNextTab'), SHORTCUTS.nextTab],
        [t('refreshThisTab'), SHORTCUTS.refreshTab],
        [t('closeThisTab'), SHORTCUTS.closeTab],
      ],
    },
    {
      title: t('keysOnTab'),
      always: true,
      rows: [
        [t('keysGoBetween'), '←', '→'],
        [t('keysMoveTab'), 'Ctrl+Shift+←', 'Ctrl+Shift+→'],
        [shell('tabClose'), 'Delete'],
        [t('keysTabMenu'), 'Shift+F10'],
      ],
    },
  ];
  return (
    <Dialog
      open={open}
      onOpenChange={onOpenChange}
      title={t('shortcuts')}
      width={600}
      footer={<Button onClick={() => onOpenChange(false)}>{t('close')}</Button>}
    >
      <label className="mb-5 flex items-center justify-between gap-4">
        <span>
          {t('shortcutsOn')}
          <span className="mt-0.5 block text-12 text-3">
            {t('shortcutsOnHint', { keys: writeKeys(SHORTCUTS.palette) })}
          </span>
        </span>
        <Switch
          aria-label={t('shortcutsOn')}
          value={shortcuts}
          onValueChange={(value) => update({ shortcuts: value })}
        />
      </label>
      <div className="columns-2 gap-8 phone:columns-1">
        {groups.map(({ title, always, rows }) => (
          <section key={title} className="mb-5 break-inside-avoid">
            <h3 className="mb-1.5 text-12 font-medium text-3">{title}</h3>
            <dl>
              {rows.map(([text, ...keys]) => (
                <div
                  key={text}
                  className="flex min-h-8 items-center justify-between gap-3 border-b border-hairline py-1 last:border-0"
                  data-off={(!shortcuts && !always && keys[0] !== SHORTCUTS.palette) || undefined}
                >
                  <dt className="in-data-off:text-3">{text}</dt>
                  <dd className="flex flex-none gap-1.5">
                    {keys.map((key) => (
                      <Kbd key={key} className="bg-sunken py-px text-2 in-data-off:line-through">
                        {writeKeys(key)}
                      </Kbd>
                    ))}
                  </dd>
                </div>
              ))}
            </dl>
          </section>
        ))}
      </div>
    </Dialog>
  );
}

export interface ShortcutsDialogProps {
  open: boolean;
  /** The application has a lock screen. Default false. */
  canLock?: boolean;
  /** One can sign out. Default false. */
  canLogout?: boolean;
  onOpenChange(open: boolean): void;
}

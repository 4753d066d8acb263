import { type MenuButton } from '@smart-admin/api-client/contract';
import { useUnsavedChanges } from '@smart-admin/layout/stores';
import { Button } from '@smart-admin/ui/button';
import { confirm } from '@smart-admin/ui/confirm';
import { Empty } from '@smart-admin/ui/empty';
import { formatDate } from '@smart-admin/ui/format';
import { useMessages } from '@smart-admin/ui/locale';
import { Tag } from '@smart-admin/ui/tag';
import { toast } from '@smart-admin/ui/toast';
import { useState } from 'react';
import { api } from '../../../app/api.js';
import { isAccepted } from '../../../app/isAccepted.js';
import { usePage } from '../../../app/PageProvider.js';
import { ButtonSettings } from './ButtonSettings.js';
import { addButton, buttonAt, newButton, type Place } from './menuEdits.js';
import { menuMessages } from './menuMessages.js';
import { MenuPhone } from './MenuPhone.js';

/** Edits a menu that was read; what is not saved asks before the page is left. */
export function MenuEditor({ menu, onReload }: MenuEditorProps) {
  const t = useMessages(menuMessages);
  const { path, permissions } = usePage();
  const [buttons, setButtons] = useState<readonly MenuButton[]>(menu.buttons);
  const [place, setPlace] = useState<Place>();
  const [isBusy, setBusy] = useState<'save' | 'publish'>();
  const dirty = buttons !== menu.buttons;
  useUnsavedChanges(path, dirty);
  const mayEdit = permissions.can('btn_edit');
  const shown = place && buttonAt(buttons, place);
  const { revision } = menu;
  const work = async (name: 'save' | 'publish', call: () => Promise<unknown>, done: string) => {
    setBusy(name);
    const isDone = await isAccepted(call());
    setBusy(undefined);
    if (!isDone) return;
    toast.success(done);
    onReload();
  };
  const handleAdd = (below?: number) => {
    const next = addButton(buttons, below, newButton(t('newName')));
    setButtons(next);
    setPlace(below === undefined ? [next.length - 1] : [below, (next[below]?.children.length ?? 1) - 1]);
  };
  return (
    <>
      <div className="grid min-h-0 flex-1 grid-cols-[320px_1fr] gap-6 overflow-auto p-6 phone:grid-cols-1 phone:p-4">
        <MenuPhone buttons={buttons} place={place} mayEdit={mayEdit} onSelect={setPlace} onAdd={handleAdd} />
        {place && shown ? (
          <ButtonSettings
            key={place.join('.')}
            buttons={buttons}
            place={place}
            button={shown}
            readOnly={!mayEdit}
            onChange={setButtons}
            onSelect={setPlace}
          />
        ) : (
          <Empty title={t(buttons.length === 0 ? 'none' : 'empty')} className="m-auto" />
        )}
      </div>
      <footer className="flex min-h-14 flex-none flex-wrap items-center gap-2 border-t border-hairline px-6 py-2 phone:px-4">
        {mayEdit && (
          <>
            <Button
              variant="primary"
              disabled={!dirty}
              loading={isBusy === 'save'}
              onClick={() =>
                void work(
                  'save',
                  () => api.wechat.mpMenu.update({ body: { revision, buttons: [...buttons] } }),
                  t('saved'),
                )
              }
            >
              {t('save')}
            </Button>
            <Button
              disabled={!dirty}
              onClick={() =>
                void confirm({ description: t('revertQuestion'), confirmText: t('revert'), tone: 'danger' }).then(
                  (yes) => {
                    if (yes) onReload();
                  },
                )
              }
            >
              {t('revert')}
            </Button>
          </>
        )}
        {permissions.can('btn_release') && (
          <Button
            disabled={dirty || !menu.isChanged}
            loading={isBusy === 'publish'}
            onClick={() =>
              void confirm({ description: t('publishQuestion'), confirmText: t('publish') }).then(async (yes) => {
                if (yes) await work('publish', () => api.wechat.mpMenu.publish({ body: { revision } }), t('published'));
              })
            }
          >
            {t('publish')}
          </Button>
        )}
        {dirty ? <Tag tone="warning">{t('unsaved')}</Tag> : menu.isChanged && <Tag tone="warning">{t('changed')}</Tag>}
        <span className="ml-auto text-2 tabular-nums">
          {menu.publishedTime === null ? t('never') : t('publishedAt', { time: formatDate(menu.publishedTime) })}
        </span>
      </footer>
    </>
  );
}

interface MenuEditorProps {
  menu: Awaited<ReturnType<typeof api.wechat.mpMenu.read>>;
  onReload: () => void;
}

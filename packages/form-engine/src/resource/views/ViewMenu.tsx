import { Button, IconButton } from '@smart-admin/ui/button';
import { confirmDelete } from '@smart-admin/ui/confirm';
import { Dialog } from '@smart-admin/ui/dialog';
import { DropdownMenu, type MenuItem } from '@smart-admin/ui/dropdown-menu';
import { Input } from '@smart-admin/ui/input';
import { useMessages } from '@smart-admin/ui/locale';
import { Bookmark, Save, Star, StarOff, Trash2 } from 'lucide-react';
import { useId, useState } from 'react';
import { resourceMessages } from '../resourceMessages.js';
import { type ListViews } from './useListViews.js';

/** The saved views of a list: shows one, saves what is shown now, overwrites, deletes, chooses the default. */
export function ViewMenu({ views }: { views: ListViews }) {
  const t = useMessages(resourceMessages);
  const [isNaming, setNaming] = useState(false);
  const { chosen } = views;
  const ofChosen: MenuItem[] = chosen
    ? [
        {
          key: 'overwrite',
          label: t('viewOverwrite', { name: chosen.name }),
          icon: <Save aria-hidden />,
          onSelect: () => views.overwrite(chosen.id),
        },
        {
          key: 'default',
          label: t(chosen.isDefault ? 'viewNoDefault' : 'viewDefault'),
          icon: chosen.isDefault ? <StarOff aria-hidden /> : <Star aria-hidden />,
          onSelect: () => views.setDefault(chosen.isDefault ? null : chosen.id),
        },
        { kind: 'divider', key: 'divider' },
        {
          key: 'remove',
          label: t('viewRemove', { name: chosen.name }),
          icon: <Trash2 aria-hidden />,
          danger: true,
          onSelect: () =>
            void confirmDelete().then((yes) => {
              if (yes) views.remove(chosen.id);
            }),
        },
      ]
    : [];
  return (
    <>
      <DropdownMenu
        align="end"
        trigger={
          <IconButton label={chosen ? `${t('views')}: ${chosen.name}` : t('views')}>
            <Bookmark aria-hidden className={chosen && 'fill-current text-primary-text'} />
          </IconButton>
        }
        items={[
          ...views.views.map((view): MenuItem => ({
            key: `view ${view.id}`,
            label: view.isDefault ? t('viewIsDefault', { name: view.name }) : view.name,
            checked: view.id === chosen?.id,
            onSelect: () => views.apply(view),
          })),
          ...(views.views.length > 0 ? [{ kind: 'divider' as const, key: 'views' }] : []),
          {
            key: 'add',
            label: t('viewAdd'),
            icon: <Bookmark aria-hidden />,
            disabled: views.views.length >= MOST_VIEWS,
            onSelect: () => setNaming(true),
          },
          ...ofChosen,
        ]}
      />
      {isNaming && <NameDialog views={views} onClose={() => setNaming(false)} />}
    </>
  );
}

const MOST_VIEWS = 30;

function NameDialog({ views, onClose }: { views: ListViews; onClose: () => void }) {
  const t = useMessages(resourceMessages);
  const [name, setName] = useState('');
  const formId = useId();
  const wanted = name.trim();
  const isTaken = views.views.some((view) => view.name === wanted);
  return (
    <Dialog
      open
      width={450}
      title={t('viewAdd')}
      onOpenChange={(open) => !open && onClose()}
      footer={
        <>
          <Button onClick={onClose}>{t('cancel')}</Button>
          <Button type="submit" form={formId} variant="primary" disabled={wanted === '' || isTaken}>
            {t('save')}
          </Button>
        </>
      }
    >
      <form
        id={formId}
        onSubmit={(event) => {
          event.preventDefault();
          event.stopPropagation();
          if (wanted === '' || isTaken) return;
          views.add(wanted);
          onClose();
        }}
      >
        <Input
          aria-label={t('viewName')}
          placeholder={t('viewName')}
          maxLength={50}
          value={name}
          onValueChange={setName}
          invalid={isTaken}
        />
        {isTaken && (
          <p role="alert" className="m-0 mt-1 text-12 text-danger-text">
            {t('viewTaken')}
          </p>
        )}
      </form>
    </Dialog>
  );
}

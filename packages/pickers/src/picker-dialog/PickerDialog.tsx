import { Button } from '@smart-admin/ui/button';
import { confirm } from '@smart-admin/ui/confirm';
import { Dialog } from '@smart-admin/ui/dialog';
import { useMessages } from '@smart-admin/ui/locale';
import { CircleAlert } from 'lucide-react';
import { useState, type ReactNode } from 'react';
import { type PickedItem } from '../picker-state/pickerProps.js';
import { type PaneProps, type PickerState } from '../picker-state/usePicker.js';
import { ChosenPane } from './ChosenPane.js';
import { pickerMessages } from './pickerMessages.js';

/**
 * The open dialog of a picker. Its selection starts from the value; 确定 writes it, 取消 does not, a removal is written
 * at once. A click outside does not close it. With `panes` 2 the chosen things stand at the right.
 */
export function PickerDialog<Item extends PickedItem>(props: PickerDialogProps<Item>) {
  const { picker, title, width, panes = 2, head, hint, children } = props;
  const describe = props.describe ?? picker.describe;
  const t = useMessages(pickerMessages);
  const [chosen, setChosen] = useState(picker.ids);
  const [refused, setRefused] = useState<string | null>(null);
  const close = () => picker.setOpen(false);
  const isChanged = chosen.length !== picker.ids.length || chosen.some((id) => !picker.ids.includes(id));
  // what stays written is the value without the removed, not the draft
  const remove = (ids: readonly string[]) => {
    setChosen(chosen.filter((id) => !ids.includes(id)));
    if (picker.ids.some((id) => ids.includes(id))) picker.setIds(picker.ids.filter((id) => !ids.includes(id)));
  };
  const handleConfirm = () => {
    const refusal = chosen.length === 0 ? props.onEmpty?.() : undefined;
    if (refusal === false) return;
    if (typeof refusal === 'string') return setRefused(refusal);
    picker.setIds(chosen, chosen.map(describe));
    close();
  };
  const pane = children({
    label: title,
    multiple: picker.multiple,
    chosenIds: chosen,
    onChosenChange: (ids, added) => {
      picker.remember(added);
      setRefused(null);
      setChosen(ids);
    },
  });
  return (
    <Dialog
      open
      onOpenChange={(open) => !open && close()}
      // 取消 says what it does; Escape and the cross ask before a choice is lost
      onBeforeClose={() => !isChanged || confirm({ description: t('leave'), confirmText: t('leaveYes') })}
      title={title}
      width={width}
      footer={
        <>
          {refused !== null ? (
            <span role="alert" className="mr-auto flex min-w-0 items-center gap-1 text-danger-text">
              <CircleAlert aria-hidden className="size-3.5 flex-none" />
              {refused}
            </span>
          ) : (
            hint && <span className="mr-auto line-clamp-2 min-w-0 text-12 text-3">{hint}</span>
          )}
          <Button onClick={close}>{t('cancel')}</Button>
          <Button variant="primary" onClick={handleConfirm}>
            {t('confirm')}
          </Button>
        </>
      }
    >
      <div className="flex flex-col gap-3 phone:h-full">
        {head}
        {panes === 2 ? (
          <div className="grid h-[min(28.25rem,calc(100dvh-15rem))] grid-cols-2 overflow-hidden rounded-lg border border-hairline phone:h-auto phone:min-h-0 phone:flex-1 phone:grid-cols-1 phone:grid-rows-[minmax(0,3fr)_minmax(0,2fr)]">
            <div
              data-pane="dialog"
              className="flex min-h-0 min-w-0 flex-col border-r border-hairline phone:border-r-0 phone:border-b"
            >
              {pane}
            </div>
            <ChosenPane
              items={chosen.map(describe)}
              kind={props.kind}
              onRemove={(id) => remove([id])}
              onClear={() => remove(chosen)}
            />
          </div>
        ) : (
          <div
            data-pane="dialog"
            className="flex h-[min(28.25rem,calc(100dvh-15rem))] min-w-0 flex-col overflow-hidden rounded-lg border border-hairline phone:h-auto phone:min-h-0 phone:flex-1"
          >
            {pane}
          </div>
        )}
      </div>
    </Dialog>
  );
}

export interface PickerDialogProps<Item extends PickedItem> {
  picker: PickerState<Item>;
  title: string;
  /** In px. */
  width: number;
  /** Default 2. */
  panes?: 1 | 2;
  /** Above the panes, such as tabs. */
  head?: ReactNode;
  /** A sentence at the left of the footer. */
  hint?: string;
  /** Type of chosen things that do not tell theirs; decides their icon. */
  kind?: string;
  /** A chosen id as the right pane shows it. Default: as the field does. */
  describe?: (id: string) => Item;
  /** Asked when nothing is chosen at 确定: a sentence is shown and the dialog stays, false stays silently. Default: writes nothing chosen. */
  onEmpty?: () => string | false;
  children: (pane: PaneProps<Item>) => ReactNode;
}

import { safeAddress } from '../../core/kinds/display/safeAddress.js';
import { type ListButton, type ListDefinition } from '../../core/list/ListDefinition.js';
import { rowCondition } from '../../core/list/rowCondition.js';
import { type CurrentUser } from '../../core/registry/currentUser.js';
import { type ModelRow } from '../modelResource.js';
import { type ResourceAction, type ResourceDefinition } from '../types.js';
import { printActions } from './printActions.js';

/** The buttons of a list that do something of their own, as actions of its page; each needs the code `btn_` and its name. */
export function buttonActions(list: ListDefinition, calls: ButtonCalls): ResourceAction<ModelRow>[] {
  return [
    ...list.buttons.flatMap((button) => actionOf(button, 'toolbar', calls) ?? []),
    ...list.rowButtons.flatMap((button) => actionOf(button, 'row', calls) ?? []),
    ...list.rowButtons.flatMap((button) => printActions(button, calls)),
  ];
}

/** The rows that have the standard buttons of a row, where the designer set a condition. */
export function standardConditions(
  { rowButtons }: ListDefinition,
  user?: CurrentUser,
): NonNullable<ResourceDefinition<ModelRow>['rowConditions']> {
  return Object.fromEntries(
    rowButtons.flatMap(({ id, action = 'standard', visibleWhen }) => {
      const holds = rowCondition(visibleWhen, user);
      return holds && action === 'standard' ? [[id, holds]] : [];
    }),
  );
}

/** What buttons ask of the application. */
export interface ButtonCalls {
  /** Asks the data interface of a button, in a row with the values of its record. */
  runButton?: ((button: string, recordId: string | undefined) => Promise<unknown>) | undefined;
  /** Opens an address: a path of this application, or of another site. */
  openAddress?: ((address: string) => void) | undefined;
  /** Shows what is printed of these records. */
  print?: ((rows: readonly ModelRow[]) => void) | undefined;
  user?: CurrentUser | undefined;
}

function actionOf(
  button: ListButton,
  place: 'toolbar' | 'row',
  { runButton, openAddress, user }: ButtonCalls,
): ResourceAction<ModelRow> | undefined {
  const { id, label, action = 'standard', address = '', confirm = '', tone = 'default' } = button;
  const visible = rowCondition(button.visibleWhen, user);
  const run = runOf();
  if (!run) return undefined;
  return {
    id,
    label,
    place,
    permission: `btn_${id}`,
    tone,
    ...(visible && place === 'row' ? { visible } : {}),
    ...(confirm === '' ? {} : { confirm }),
    run,
  };

  function runOf(): ResourceAction<ModelRow>['run'] | undefined {
    switch (action) {
      case 'form':
        return ({ openForm, row }) => openForm(row ? 'update' : 'create', row);
      case 'link':
        return openAddress && (({ row }) => openAddress(safeAddress(filledAddress(address, row))));
      case 'interface':
        return (
          runButton &&
          (async ({ row, refresh }) => {
            await runButton(id, row?.id);
            await refresh();
          })
        );
      case 'standard':
        return undefined;
    }
  }
}

/** `{id}` and `{field}` in an address become values of the row, written so that they stay one part of it. */
export function filledAddress(address: string, row: Readonly<Record<string, unknown>> | undefined): string {
  return address.replace(/\{(\w+)\}/g, (_, name: string) => {
    const value = row?.[name];
    return typeof value === 'string' || typeof value === 'number' || typeof value === 'boolean'
      ? encodeURIComponent(value)
      : '';
  });
}

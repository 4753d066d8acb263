import { useMessages } from '@smart-admin/ui/locale';
import { PickerFrame } from '../picker-field/PickerFrame.js';
import { EntityPane } from '../picker-pane/EntityList.js';
import { type PickerBaseProps, type PickerValueProps } from '../picker-state/pickerProps.js';
import { usePicker } from '../picker-state/usePicker.js';
import { type UserSource } from '../sources/UserSource.js';
import { UserDialog } from './UserDialog.js';
import { userMessages } from './userMessages.js';

/**
 * People, chosen in a dialog of 800 px with the tabs 全部数据, 当前组织, 我的下属 and 系统变量, or in a panel with a search.
 * The value is the id of a user, or `currentUser`. Confirming with nobody chosen shows 请选择{title} and stays open.
 */
export function UserPicker(props: UserPickerProps) {
  const { source, mode = 'dialog', systemVariables = true } = props;
  const t = useMessages(userMessages);
  const currentUser = { id: CURRENT_USER, label: t('currentUser'), description: t('currentUserHint') };
  const names = { [CURRENT_USER]: currentUser.label, ...props.names };
  const picker = usePicker({ ...props, names }, (ids, signal) => source.names(ids, signal));
  const variables = systemVariables ? [currentUser] : [];
  const title = props.title ?? t('user');
  return (
    <PickerFrame
      picker={picker}
      props={props}
      mode={mode}
      popup="listbox"
      label={title}
      pane={(pane) => (
        <EntityPane
          {...pane}
          search={(query, signal) => source.search(query, signal)}
          cacheKey={[props.sourceKey, 'all']}
          lead={variables}
        />
      )}
      dialog={
        <UserDialog picker={picker} title={title} source={source} sourceKey={props.sourceKey} variables={variables} />
      }
    />
  );
}

/** Stands for whoever is signed in when the value is used; the server puts them in its place. */
export const CURRENT_USER = 'currentUser';

export type UserPickerProps = PickerBaseProps &
  PickerValueProps & {
    source: UserSource;
    /** What is chosen, in words: the dialog is headed 选择{title}. Default 用户. */
    title?: string;
    /** Offers 当前用户, stored as `currentUser`. Default true. */
    systemVariables?: boolean;
  };

import { useMessages } from '@smart-admin/ui/locale';
import { useListDriver, type ListDriver } from '@smart-admin/ui/text-search';
import { Tabs } from '@smart-admin/ui/tabs';
import { DIMENSIONS } from '@smart-admin/ui/theme';
import { useState } from 'react';
import { PickerDialog } from '../picker-dialog/PickerDialog.js';
import { ChoicePane, EntityList, EntityPane } from '../picker-pane/EntityList.js';
import { SearchBox } from '../picker-pane/SearchBox.js';
import { TreePane } from '../picker-pane/TreePane.js';
import { useSourceTree } from '../picker-pane/useSourceTree.js';
import { type PaneProps, type PickerState } from '../picker-state/usePicker.js';
import { type EntityItem } from '../sources/EntitySource.js';
import { type TreeSource } from '../sources/TreeSource.js';
import { type UserSource } from '../sources/UserSource.js';
import { userMessages } from './userMessages.js';

/** The dialog of the user picker. Tabs whose data the source has not are left out. */
export function UserDialog({ picker, title, source, sourceKey, variables }: UserDialogProps) {
  const t = useMessages(userMessages);
  const { currentOrganization, subordinates } = source;
  const [tab, setTab] = useState('all');
  const tabs = [
    { value: 'all', label: t('all') },
    ...(currentOrganization ? [{ value: 'organization', label: t('organization') }] : []),
    ...(subordinates ? [{ value: 'subordinates', label: t('subordinates') }] : []),
    ...(variables.length > 0 ? [{ value: 'system', label: t('system') }] : []),
  ];
  const drawPane = (pane: PaneProps) => {
    if (tab === 'system') return <ChoicePane {...pane} items={variables} total={variables.length} />;
    if (tab === 'organization' && currentOrganization)
      return <EntityPane key={tab} {...pane} search={currentOrganization} cacheKey={[sourceKey, tab]} />;
    if (tab === 'subordinates' && subordinates)
      return <EntityPane key={tab} {...pane} search={subordinates} cacheKey={[sourceKey, tab]} />;
    return <AllUsersPane {...pane} source={source} sourceKey={sourceKey} />;
  };
  return (
    <PickerDialog
      picker={picker}
      title={t('head', { title })}
      width={DIMENSIONS.userPicker}
      kind="user"
      head={tabs.length > 1 && <Tabs aria-label={title} items={tabs} value={tab} onValueChange={setTab} />}
      onEmpty={() => t('chooseOne', { title })}
    >
      {drawPane}
    </PickerDialog>
  );
}

interface UserDialogProps {
  picker: PickerState;
  title: string;
  source: UserSource;
  sourceKey: string;
  /** Pseudo-values of the tab 系统变量. */
  variables: readonly EntityItem[];
}

/** Everybody: by the tree where there is one, by the list for a keyword. */
function AllUsersPane({ source, sourceKey, ...pane }: PaneProps & { source: UserSource; sourceKey: string }) {
  const [keyword, setKeyword] = useState('');
  const driver = useListDriver();
  const { tree } = source;
  return (
    <>
      <SearchBox value={keyword} onValueChange={setKeyword} driver={driver} />
      {tree && keyword.trim() === '' ? (
        <UserTree {...pane} source={tree} sourceKey={`${sourceKey}/tree`} driver={driver} />
      ) : (
        <EntityList
          {...pane}
          search={(query, signal) => source.search(query, signal)}
          cacheKey={[sourceKey, 'all']}
          keyword={keyword}
          driver={driver}
        />
      )}
    </>
  );
}

function UserTree({ source, sourceKey, ...pane }: UserTreeProps) {
  return <TreePane {...pane} tree={useSourceTree(source, sourceKey, { types: PERSONS })} search={false} />;
}

interface UserTreeProps extends PaneProps {
  source: TreeSource;
  sourceKey: string;
  driver: ListDriver;
}

const PERSONS = ['user'];

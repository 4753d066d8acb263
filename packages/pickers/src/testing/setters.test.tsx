import { cleanup, render, screen } from '@testing-library/react';
import { useState } from 'react';
import { afterEach, expect, it } from 'vitest';
import { AddressPicker } from '../address-picker/AddressPicker.js';
import { DepartmentPicker } from '../department-picker/DepartmentPicker.js';
import { OrganizePicker } from '../organize-picker/OrganizePicker.js';
import { TreePicker } from '../tree-picker/TreePicker.js';
import { UserPicker } from '../user-picker/UserPicker.js';
import { areaTree, organizeTree, users } from './demo.js';
import { Queries } from './Queries.js';

afterEach(cleanup);

/** Compiles only as long as every handler takes the setter of a state as it is. */
function EverySetter() {
  const [id, setId] = useState<string | null>(null);
  const [ids, setIds] = useState<string[]>([]);
  const [path, setPath] = useState<string[]>([]);
  const organize = { source: organizeTree, sourceKey: 'organize' };
  return (
    <>
      <UserPicker aria-label="人员" source={users} sourceKey="users" value={id} onValueChange={setId} />
      <UserPicker aria-label="成员" multiple source={users} sourceKey="users" value={ids} onValueChange={setIds} />
      <OrganizePicker aria-label="组织" {...organize} value={id} onValueChange={setId} />
      <DepartmentPicker aria-label="部门" multiple {...organize} value={ids} onValueChange={setIds} />
      <TreePicker aria-label="节点" {...organize} title="节点" value={id} onValueChange={setId} />
      <AddressPicker aria-label="地区" source={areaTree} sourceKey="areas" value={path} onValueChange={setPath} />
    </>
  );
}

it('takes the setters of states as handlers', () => {
  render(<EverySetter />, { wrapper: Queries });
  expect(screen.getAllByRole('combobox')).toHaveLength(6);
});

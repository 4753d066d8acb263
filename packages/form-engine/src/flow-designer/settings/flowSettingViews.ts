import { createSettingViews } from '../../editor/settingViews.js';
import { standardSettingViews } from '../../editor/standardSettingViews.js';
import { FieldRulesView } from './FieldRulesView.js';
import { LimitView } from './LimitView.js';
import { LauncherView, PeopleView } from './PeopleView.js';
import { PairsView, RecordActionView, StoreView, TableView, UntilView, ValuesView } from './StepViews.js';
import { ActionsView, EmptyView, RefusalView, SeveralView } from './WorkViews.js';

/** Views of the settings that only nodes of flows have. */
export const flowSettingViews = createSettingViews(standardSettingViews, {
  people: PeopleView,
  launcher: LauncherView,
  several: SeveralView,
  empty: EmptyView,
  actions: ActionsView,
  refusal: RefusalView,
  limit: LimitView,
  fieldRules: FieldRulesView,
  pairs: PairsView,
  values: ValuesView,
  store: StoreView,
  table: TableView,
  recordAction: RecordActionView,
  until: UntilView,
});

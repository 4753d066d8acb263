import { analysisRoutes } from './analysis/analysis.routes.js';
import { entrustRoutes } from './entrust.routes.js';
import { flowListRoutes } from './flowList.routes.js';
import { flowRoutes } from './flow.routes.js';
import { instanceRoutes } from './instance.routes.js';
import { launchDraftRoutes } from './launchDraft.routes.js';
import { launchableRoutes } from './launchable.routes.js';
import { migrationRoutes } from './migration/migration.routes.js';

export const workflowRoutes = [
  ...flowRoutes,
  ...migrationRoutes,
  ...launchableRoutes,
  ...launchDraftRoutes,
  ...instanceRoutes,
  ...flowListRoutes,
  ...analysisRoutes,
  ...entrustRoutes,
];

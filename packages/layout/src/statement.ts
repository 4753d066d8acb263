export { StatementDialog } from './dialogs/StatementDialog.js';

import { StatementDialog } from '@smart-admin/layout/statement';
import { StatementText } from '../../app/StatementText.js';

/** The official statement, opened before signing in. */
export function LoginStatement({ onOpenChange }: { onOpenChange(open: boolean): void }) {
  return (
    <StatementDialog open onOpenChange={onOpenChange}>
      <StatementText />
    </StatementDialog>
  );
}

import { IconButton } from '@smart-admin/ui/button';
import { useControlState } from '@smart-admin/ui/form-state';
import { useMessages } from '@smart-admin/ui/locale';
import { SquareFunction } from 'lucide-react';
import { useState } from 'react';
import { ExpressionDialog } from './ExpressionDialog.js';
import { expressionMessages } from './expressionMessages.js';
import { ExpressionText, type ExpressionTextProps } from './ExpressionText.js';

/** An expression in a settings panel: it is typed here, or in a dialog with fields and functions beside it and values to try it on. */
export function ExpressionField(props: ExpressionFieldProps) {
  const { value, onValueChange, language } = props;
  const t = useMessages(expressionMessages);
  const { readOnly, disabled } = useControlState(props);
  const [isOpen, setOpen] = useState(false);
  return (
    <div className="relative min-w-0">
      <ExpressionText {...props} />
      {language?.symbols && (
        <span className="absolute top-0.5 right-0.5 z-1">
          <IconButton pane label={t('openEditor')} onClick={() => setOpen(true)}>
            <SquareFunction aria-hidden />
          </IconButton>
        </span>
      )}
      {isOpen && language && (
        <ExpressionDialog
          value={value}
          language={language}
          readOnly={readOnly || disabled}
          onSave={onValueChange}
          onClose={() => setOpen(false)}
        />
      )}
    </div>
  );
}

export type ExpressionFieldProps = Omit<ExpressionTextProps, 'showCodes' | 'isTall' | 'ref'>;

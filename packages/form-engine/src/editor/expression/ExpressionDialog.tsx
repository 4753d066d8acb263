import { Button } from '@smart-admin/ui/button';
import { Dialog } from '@smart-admin/ui/dialog';
import { useMessages } from '@smart-admin/ui/locale';
import { RadioGroup } from '@smart-admin/ui/radio-group';
import { Tag } from '@smart-admin/ui/tag';
import { useMemo, useRef, useState } from 'react';
import { type ExpressionLanguage, type ExpressionSymbol } from './expressionLanguage.js';
import { expressionMessages } from './expressionMessages.js';
import { ExpressionText, type ExpressionTextHandle } from './ExpressionText.js';
import { SymbolList } from './SymbolList.js';

/** An expression with room: fields at the left, functions with help at the right, values to try it on below. Nothing is changed before it is saved. */
export function ExpressionDialog({ value, language, readOnly, onSave, onClose }: ExpressionDialogProps) {
  const t = useMessages(expressionMessages);
  const [text, setText] = useState(value);
  const [shows, setShows] = useState<string | null>('names');
  const editor = useRef<ExpressionTextHandle>(null);
  const symbols = useMemo(() => language.symbols?.(), [language]);
  const { operators = [], Trial, title = t('expression'), wants } = language;
  const errors = language.problems(text).filter(({ severity }) => severity !== 'warning').length;
  const insert = (symbol: Pick<ExpressionSymbol, 'insert' | 'caret'>) =>
    editor.current?.insert(symbol.insert, symbol.caret);
  return (
    <Dialog
      open
      canFullscreen
      width={WIDTH}
      className="h-[min(748px,calc(100vh-48px))] phone:h-dvh"
      bodyClassName="flex p-0 phone:px-0"
      title={
        <span className="flex items-center gap-2">
          <span className="min-w-0 truncate">{title}</span>
          {wants && <Tag>{wants}</Tag>}
        </span>
      }
      onOpenChange={(open) => !open && onClose()}
      footer={
        <>
          <span role="status" className={errors > 0 ? 'mr-auto text-danger-text' : 'mr-auto text-3'}>
            {errors > 0 ? t('errorCount', { count: errors }) : t('noProblems')}
          </span>
          <Button onClick={onClose}>{t('cancel')}</Button>
          {!readOnly && (
            <Button
              variant="primary"
              onClick={() => {
                if (text !== value) onSave(text);
                onClose();
              }}
            >
              {t('save')}
            </Button>
          )}
        </>
      }
    >
      <div className="grid min-h-0 min-w-0 flex-1 grid-cols-[232px_minmax(0,1fr)_264px] border-t border-hairline phone:block phone:overflow-auto">
        <div className="order-2 flex min-h-0 min-w-0 flex-col">
          <div className="flex min-h-11 flex-none flex-wrap items-center gap-0.5 border-b border-hairline px-3 py-1.5">
            {!readOnly &&
              operators.map((operator) => (
                <Button
                  key={operator.label}
                  variant="text"
                  size="small"
                  className="min-w-7 px-1.5 font-mono text-1"
                  aria-label={t('insertThis', { label: operator.label })}
                  onClick={() => insert(operator)}
                >
                  {operator.label}
                </Button>
              ))}
            {language.naming && (
              <RadioGroup
                className="ml-auto"
                appearance="button"
                aria-label={t('show')}
                value={shows}
                onValueChange={setShows}
                options={[
                  { value: 'names', label: t('asNames') },
                  { value: 'codes', label: t('asCodes') },
                ]}
              />
            )}
          </div>
          <div className="min-h-0 flex-1 overflow-auto p-3">
            <ExpressionText
              ref={editor}
              isTall
              aria-label={title}
              value={text}
              onValueChange={setText}
              language={language}
              readOnly={readOnly}
              showCodes={shows === 'codes'}
            />
          </div>
          {Trial && (
            <div className="max-h-[45%] flex-none overflow-auto border-t border-hairline phone:max-h-none">
              <Trial text={text} />
            </div>
          )}
        </div>
        {symbols && (
          <>
            <SymbolList
              className="order-1 border-r border-hairline phone:h-64"
              label={t('fields')}
              searchLabel={t('searchFields')}
              groups={symbols.left}
              readOnly={readOnly}
              onInsert={insert}
            />
            <SymbolList
              className="order-3 border-l border-hairline phone:h-80"
              label={t('functions')}
              searchLabel={t('searchFunctions')}
              groups={symbols.right}
              readOnly={readOnly}
              onInsert={insert}
            />
          </>
        )}
      </div>
    </Dialog>
  );
}

/** px. */
const WIDTH = 1120;

interface ExpressionDialogProps {
  value: string;
  language: ExpressionLanguage;
  readOnly: boolean;
  onSave: (text: string) => void;
  onClose: () => void;
}

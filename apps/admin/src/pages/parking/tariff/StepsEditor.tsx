import { type Charge, type ChargeStep } from '@smart-admin/api-client/contract';
import { Button, IconButton } from '@smart-admin/ui/button';
import { useMessages } from '@smart-admin/ui/locale';
import { NumberInput } from '@smart-admin/ui/number-input';
import { Switch } from '@smart-admin/ui/switch';
import { Plus, X } from 'lucide-react';
import { replaced, withOptional, without } from './tariffDraft.js';
import { tariffMessages } from './tariffMessages.js';
import { YuanInput } from './YuanInput.js';

/** Prices by time: so much for the first minutes, so much after that. */
export function StepsEditor({ charge, onChange }: StepsEditorProps) {
  const t = useMessages(tariffMessages);
  const { steps } = charge;
  const setStep = (index: number, step: ChargeStep) => onChange({ ...charge, steps: replaced(steps, index, step) });
  const add = () => {
    const last = steps.at(-1) ?? { unit: 30, price: 200 };
    onChange({ ...charge, steps: [...steps.slice(0, -1), { ...last, for: 60 }, last] });
  };
  return (
    <div className="grid gap-2">
      <table className="w-fit border-separate border-spacing-x-2 border-spacing-y-1 text-12">
        <thead className="text-left text-3">
          <tr>
            {[t('for'), t('unit'), t('price')].map((header) => (
              <th key={header} scope="col" className="font-normal">
                {header}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {steps.map((step, index) => {
            const isLast = index === steps.length - 1;
            return (
              // steps have no ids of their own
              <tr key={index}>
                <td className="w-28">
                  {isLast ? (
                    <span className="text-2">{steps.length > 1 ? t('rest') : t('allKinds')}</span>
                  ) : (
                    <NumberInput
                      min={1}
                      max={100_000}
                      precision={0}
                      aria-label={t('for')}
                      value={step.for ?? null}
                      onValueChange={(minutes) => setStep(index, withOptional(step, 'for', minutes ?? 1))}
                    />
                  )}
                </td>
                <td className="w-32">
                  <NumberInput
                    min={1}
                    max={1440}
                    precision={0}
                    aria-label={t('unit')}
                    value={step.unit}
                    onValueChange={(unit) => setStep(index, { ...step, unit: unit ?? 1 })}
                  />
                </td>
                <td className="w-32">
                  <YuanInput
                    label={t('price')}
                    value={step.price}
                    onValueChange={(price) => setStep(index, { ...step, price: price ?? 0 })}
                  />
                </td>
                <td>
                  {isLast ? null : (
                    <IconButton
                      pane
                      label={t('removeStep')}
                      onClick={() => onChange({ ...charge, steps: without(steps, index) })}
                    >
                      <X aria-hidden />
                    </IconButton>
                  )}
                </td>
              </tr>
            );
          })}
        </tbody>
      </table>
      <div className="flex flex-wrap items-center gap-4">
        <Button variant="text" size="mini" icon={<Plus aria-hidden />} onClick={add}>
          {t('addStep')}
        </Button>
        <Switch
          value={charge.counted === 'stay'}
          onValueChange={(isStay) => onChange({ ...charge, counted: isStay ? 'stay' : 'period' })}
        >
          {t('countedStay')}
        </Switch>
      </div>
    </div>
  );
}

interface StepsEditorProps {
  charge: Extract<Charge, { kind: 'steps' }>;
  onChange: (charge: Extract<Charge, { kind: 'steps' }>) => void;
}

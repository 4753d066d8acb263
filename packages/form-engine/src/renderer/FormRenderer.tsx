import { cn } from '@smart-admin/ui/cn';
import { FormStateProvider, useFormState } from '@smart-admin/ui/form-state';
import { useLocale } from '@smart-admin/ui/locale';
import { usePrinting } from '@smart-admin/ui/virtual-list';
import { WholePart } from '@smart-admin/ui/lazy';
import { useEffect, useMemo, useRef, type ComponentProps } from 'react';
import { fieldsOfLayout } from '../core/document/LayoutNode.js';
import { layoutOn } from '../core/document/phoneLayout.js';
import { type FormStore } from '../core/state/FormStore.js';
import { lookupFields } from '../fields/lookup/lookupFields.js';
import { useFieldKinds } from '../fields/FieldKindsProvider.js';
import { DrawnFields } from './DrawnFields.js';
import { LazyLookups, preloadForm } from './lazyParts.js';
import { FormNodes } from './FormNodes.js';
import { FormSettingsKey } from './FormSettingsKey.js';
import { formLayout } from './formLayout.js';
import { useReveal } from './reveal.js';
import { useElementWidth } from './useElementWidth.js';

/**
 * Draws an open form: its fields by span in 24 columns (one column where it is narrow), in the rows, cards and panels of its layout, labels at the left or above,
 * errors below their fields. Enter submits; the form keeps no data, `store` does.
 */
export function FormRenderer({
  store,
  disabled = false,
  readOnly = false,
  settingsKey,
  className,
  onSubmit,
  ...rest
}: FormRendererProps) {
  const ref = useRef<HTMLFormElement>(null);
  const width = useElementWidth(ref);
  const locale = useLocale();
  const kinds = useFieldKinds();
  const outer = useFormState();
  const { document } = store;
  const { label, columns } = formLayout(document, width, locale);
  // the same object while a width arranges the same: the fields draw again only when it does not
  const arrangement = useMemo(() => ({ label, columns }), [label, columns]);
  const nodes = useMemo(() => layoutOn(document, store.device), [document, store]);
  const order = useMemo(() => fieldsOfLayout(nodes), [nodes]);
  const drawn = useMemo(() => DrawnFields.of(order), [order]);
  const isLookingUp = useMemo(() => lookupFields(store.form).length > 0, [store]);
  const isPrinting = usePrinting(order.length);
  useReveal(ref, (path) => drawn?.draw(path.split('.')[0] ?? ''));
  useEffect(() => void preloadForm({ fields: document.fields, layout: nodes }, kinds), [document, nodes, kinds]);
  useEffect(() => store.setLocale(locale), [store, locale]);
  return (
    <form
      ref={ref}
      noValidate
      data-slot="form"
      data-labels={label}
      onSubmit={(event) => {
        event.preventDefault();
        // a form in a dialog inside another form must not submit that one too
        event.stopPropagation();
        onSubmit?.();
      }}
      className={cn('flex min-w-0 flex-wrap content-start gap-y-(--form-gap)', className)}
      style={{ columnGap: document.appearance.gutter }}
      {...rest}
    >
      <FormStateProvider disabled={disabled || outer.disabled} readOnly={outer.readOnly}>
        <FormSettingsKey value={settingsKey}>
          <FormNodes
            nodes={nodes}
            store={store}
            arrangement={arrangement}
            asText={readOnly}
            drawn={isPrinting ? undefined : drawn}
          />
        </FormSettingsKey>
      </FormStateProvider>
      {isLookingUp && !readOnly && <WholePart part={LazyLookups} props={{ store }} fallback={null} />}
      {/* without a submit button browsers ignore Enter in forms of several fields */}
      {onSubmit && <button type="submit" hidden tabIndex={-1} aria-hidden />}
    </form>
  );
}

export interface FormRendererProps extends Omit<ComponentProps<'form'>, 'onSubmit' | 'children' | 'ref'> {
  store: FormStore;
  /** Nothing can be changed; controls look switched off. Default: that of the surrounding form. */
  disabled?: boolean;
  /** Values as text instead of controls. Default false. */
  readOnly?: boolean;
  /** Under which name `FormDataSources.columnSettings` keeps what a person sets of the form. Default: it goes with the form. */
  settingsKey?: string;
  /** Enter in a field. */
  onSubmit?: () => void;
}

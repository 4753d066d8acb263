import { cva } from 'class-variance-authority';

/** Frame of every text-like control: outline, focus ring, error, disabled and read-only looks. */
export const inputBox = cva(
  [
    'flex w-full min-w-0 items-center gap-2 rounded-md border border-control bg-surface px-ctl-x text-ctl text-1',
    'transition-[border-color,box-shadow] duration-(--dur-1)',
    // below 16 px iOS zooms into the page
    'pointer-coarse:text-16',
    'has-[[data-slot=input-field]:focus-visible]:border-ring has-[[data-slot=input-field]:focus-visible]:shadow-[0_0_0_1px_var(--primary-ring)]',
    'focus-visible:border-ring focus-visible:shadow-[0_0_0_1px_var(--primary-ring)] focus-visible:outline-none',
    'data-[state=open]:border-ring data-[state=open]:shadow-[0_0_0_1px_var(--primary-ring)]',
    '[&>svg]:size-3.5 [&>svg]:flex-none [&>svg]:text-3',
  ],
  {
    variants: {
      look: {
        normal: 'hover:border-(--text-3)',
        invalid:
          'border-danger-text has-[[data-slot=input-field]:focus-visible]:border-danger-text has-[[data-slot=input-field]:focus-visible]:shadow-[0_0_0_1px_var(--danger-text)] focus-visible:border-danger-text focus-visible:shadow-[0_0_0_1px_var(--danger-text)]',
        disabled: 'cursor-not-allowed border-default bg-disabled text-disabled [&_svg]:text-disabled!',
        readOnly: 'border-dashed border-default bg-sunken text-2',
      },
      area: { true: 'h-auto items-start py-1.5', false: 'h-ctl' },
    },
    defaultVariants: { look: 'normal', area: false },
  },
);

/** Which look a control's state asks for. */
export function inputLook(state: { disabled: boolean; readOnly: boolean; invalid: boolean }) {
  if (state.disabled) return 'disabled' as const;
  if (state.readOnly) return 'readOnly' as const;
  return state.invalid ? ('invalid' as const) : ('normal' as const);
}

/** The bare element inside the frame. */
export const inputField =
  'w-full min-w-0 flex-1 appearance-none border-0 bg-transparent p-0 text-ellipsis text-inherit outline-none placeholder:text-3 disabled:cursor-not-allowed [&::-webkit-search-cancel-button]:appearance-none';

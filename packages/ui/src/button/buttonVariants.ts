import { cva, type VariantProps } from 'class-variance-authority';

/** Class names of a button. Height, text and padding follow the size setting. */
export const buttonVariants = cva(
  [
    'relative inline-flex h-ctl flex-none cursor-pointer items-center justify-center gap-1.5 rounded-md border px-btn-x text-ctl leading-none whitespace-nowrap select-none',
    'transition-colors duration-(--dur-1) disabled:cursor-not-allowed aria-disabled:cursor-not-allowed',
    'max-sm:touch-manipulation [&_svg]:size-4 [&_svg]:flex-none',
  ],
  {
    variants: {
      variant: {
        primary:
          'border-transparent bg-primary-solid font-medium text-primary-on hover:bg-primary-solid-hover active:bg-primary-solid-active',
        secondary:
          'border-strong bg-surface text-1 hover:border-control hover:bg-hover active:bg-pressed [&_svg]:text-2',
        soft: 'border-transparent bg-primary-soft font-medium text-primary-text hover:bg-primary-soft-hover active:bg-primary-soft-active',
        ghost: 'border-transparent bg-transparent text-2 hover:bg-pressed hover:text-1 active:bg-neutral-soft-hover',
        danger: 'border-danger-border bg-surface text-danger-text hover:bg-danger-soft active:bg-danger-soft-hover',
        dangerSolid:
          'border-transparent bg-danger-solid font-medium text-danger-on hover:bg-danger-solid-hover active:bg-danger-solid-active',
        text: 'h-auto min-h-6 pointer-coarse:after:absolute pointer-coarse:after:-inset-x-1 pointer-coarse:after:-inset-y-2 border-transparent bg-transparent px-1 text-primary-text hover:text-primary-text-hover hover:underline hover:underline-offset-3',
      },
      off: { true: '', false: '' },
      square: { true: 'w-ctl px-0', false: '' },
    },
    compoundVariants: [
      {
        variant: ['primary', 'secondary', 'soft', 'danger', 'dangerSolid'],
        off: true,
        class:
          'border-hairline bg-disabled text-disabled hover:border-hairline hover:bg-disabled active:bg-disabled [&_svg]:text-inherit',
      },
      {
        variant: ['ghost', 'text'],
        off: true,
        class: 'text-disabled hover:bg-transparent hover:text-disabled hover:no-underline active:bg-transparent',
      },
    ],
    defaultVariants: { variant: 'secondary', off: false, square: false },
  },
);

export type ButtonVariant = NonNullable<VariantProps<typeof buttonVariants>['variant']>;

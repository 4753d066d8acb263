import { clsx, type ClassValue } from 'clsx';
import { extendTailwindMerge } from 'tailwind-merge';

const SIZES = ['11', '12', '13', '14', '16', '18', '20', '24', '32', '40', '44', 'body', 'ctl'];

const merge = extendTailwindMerge({
  extend: {
    theme: {
      text: SIZES,
      shadow: ['1', 'pop', 'dialog', 'drawer', 'fixed-left', 'fixed-right'],
      spacing: ['ctl', 'ctl-x', 'btn-x', 'row', 'cell', 'tag', 'form-gap'],
    },
  },
});

/** Joins class names; of two Tailwind utilities for the same property the later one wins. */
export function cn(...classes: ClassValue[]): string {
  return merge(clsx(classes));
}

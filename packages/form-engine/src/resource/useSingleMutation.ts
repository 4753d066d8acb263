import { useMutation, type UseMutationOptions, type UseMutationResult } from '@tanstack/react-query';
import { useRef } from 'react';

/**
 * A mutation of which one runs at a time: calls are left out until it has settled. `isPending` alone is told a moment
 * after the click, so a double click would send twice.
 */
export function useSingleMutation<Data, Variables = void>(
  options: SingleMutationOptions<Data, Variables>,
): UseMutationResult<Data, Error, Variables> {
  const isRunning = useRef(false);
  const mutation = useMutation({
    ...options,
    onSettled: () => {
      isRunning.current = false;
    },
  });
  const mutate: typeof mutation.mutate = (...call) => {
    if (isRunning.current) return;
    isRunning.current = true;
    mutation.mutate(...call);
  };
  return { ...mutation, mutate };
}

type SingleMutationOptions<Data, Variables> = Omit<UseMutationOptions<Data, Error, Variables>, 'onSettled'>;

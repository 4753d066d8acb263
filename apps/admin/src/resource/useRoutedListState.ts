import {
  initialListState,
  listStateFromParams,
  listStateToParams,
  type ListState,
  type ListStateBinding,
  type ResourceDefinition,
  type ResourceRow,
  type SearchField,
} from '@smart-admin/form-engine/resource';
import { useState } from 'react';
import { useLocation, useNavigate } from 'react-router';
import { carriedFilters } from './carriedFilters.js';

/**
 * Page, filters and order of a list in the address of its tab, so that a reload and a copied link show the same; also filters that
 * another page carried there by the names of the search fields.
 */
export function useRoutedListState<Row extends ResourceRow>(
  path: string,
  definition: ResourceDefinition<Row>,
): ListStateBinding {
  const location = useLocation();
  const navigate = useNavigate();
  const initial = initialListState(definition);
  const read = (search: string) => readState(search, initial, definition.search);
  const [state, setState] = useState<RoutedState>(() => read(location.search));
  // Back and Forward change the address under the page; an address that only lags behind a change of ours is no such move
  if (location.search !== state.seen)
    setState(location.search === state.search ? { ...state, seen: location.search } : read(location.search));
  const handleChange = (value: ListState) => {
    const params = listStateToParams(value, initial).toString();
    const search = params ? `?${params}` : '';
    setState({ search, value, seen: state.seen });
    // Back leads from a record to its list
    const replace = value.record === undefined || value.record === state.value.record;
    // a typed filter applies a moment later, when another tab may be open already
    if (window.location.pathname === path) void navigate({ pathname: path, search }, { replace });
  };
  return { value: state.value, onChange: handleChange };
}

interface RoutedState {
  /** What the state reads like in the address. */
  search: string;
  /** The address that was last looked at. */
  seen: string;
  value: ListState;
}

function readState(search: string, initial: ListState, fields: readonly SearchField[]): RoutedState {
  const params = new URLSearchParams(search);
  const value = listStateFromParams(params, initial);
  const carried = carriedFilters(params, fields);
  const isCarried = Object.keys(carried).length > 0;
  return { search, seen: search, value: isCarried ? { ...value, filters: { ...value.filters, ...carried } } : value };
}

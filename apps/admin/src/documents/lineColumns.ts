/** The columns of a line: box, name, place or owner, size, time, menu. */
export const LINE =
  'grid grid-cols-[1.5rem_minmax(0,1fr)_9rem_6rem_8.5rem_2rem] items-center gap-x-3 px-4 phone:grid-cols-[1.5rem_minmax(0,1fr)_2.75rem] phone:px-3';

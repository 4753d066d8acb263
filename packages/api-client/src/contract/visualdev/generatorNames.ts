/** Folder that code may be put in. */
export const AREA_NAME = /^[a-z][a-z0-9]{0,29}$/;
/** Folder of one form's code, and last part of its paths. */
export const MODULE_NAME = /^[a-z][A-Za-z0-9]{0,39}$/;
/** Name of the type of a table's rows. */
export const CLASS_NAME = /^[A-Z][A-Za-z0-9]{0,39}$/;

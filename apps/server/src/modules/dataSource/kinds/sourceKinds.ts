import { mysql } from './mysql/mysql.js';
import { oracle } from './oracle/oracle.js';
import { postgresql } from './postgresql/postgresql.js';
import { type SourceKind, type SourceKindName } from './SourceKind.js';
import { sqlserver } from './sqlserver/sqlserver.js';

/** Every database system that a source may be of. Drivers are loaded when a source of the kind is first used. */
export const sourceKinds: Readonly<Record<SourceKindName, SourceKind>> = { postgresql, mysql, sqlserver, oracle };

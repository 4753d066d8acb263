import { Building2, IdCard, MapPin, Shield, User, Users, UsersRound } from 'lucide-react';
import { type ReactNode } from 'react';

/** Icons of node types; made once, since a tree may have ten thousand nodes. */
export const KIND_ICONS: Readonly<Record<string, ReactNode>> = {
  company: <Building2 aria-hidden />,
  department: <Users aria-hidden />,
  position: <IdCard aria-hidden />,
  role: <Shield aria-hidden />,
  group: <UsersRound aria-hidden />,
  user: <User aria-hidden />,
  area: <MapPin aria-hidden />,
};

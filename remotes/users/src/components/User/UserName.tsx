import { Person } from '@atrium/ui';
import type { User } from '../../api/schemas';

export const UserName = ({ user: { fullName, avatar, username } }: { user: User }) => (
  <Person name={fullName} src={avatar} detail={`@${username}`} />
);

import type { User } from 'shared/api';
import { Person } from 'shared/ui';

export const UserName = ({ user: { fullName, avatar, username } }: { user: User }) => (
  <Person name={fullName} src={avatar} detail={`@${username}`} />
);

import { EmptyState } from '@atrium/ui';

/** What a table shows before there is anybody. */
export const NoEmployees = ({ title }: { title: string }) => <EmptyState picture="people" title={title} />;

import { Button, EmptyState, FoundCount, RecordNotFound } from '@atrium/ui';

/** Nothing yet: says what will be here, and offers the first step. */
export function FirstUse() {
  return (
    <EmptyState
      picture="document"
      title="No invoices yet"
      text="What you bill appears here."
      action={<Button type="primary">Add invoice</Button>}
    />
  );
}

/** Nothing that matches: offers to take the filters off. Screen readers hear how much was found. */
export function NothingMatches() {
  return (
    <>
      <FoundCount count={0} />
      <EmptyState
        picture="search"
        title="Nothing matches"
        text="No user fits the search and filters."
        action={<Button>Clear search and filters</Button>}
      />
    </>
  );
}

/** The page of a record that does not exist, or no longer: the reason, and the way to the list. */
export function MissingRecord() {
  return (
    <RecordNotFound
      title="This invoice does not exist"
      text="It may have been deleted for good."
      to="/"
      link="Go to the start"
    />
  );
}

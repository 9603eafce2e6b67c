import { BackLink, Button, Input, Page, Pill, RedirectPage, SaveBar, Section } from '@atrium/ui';
import { Frame } from '../components/Frame';

/** The head of every page: the one h1, which is also the document's title, what is beside it, and the actions. */
export function WholePage() {
  return (
    <Frame label="A page">
      <Page
        title="Invoice 5036"
        meta={
          <Pill dot tone="amber">
            Draft
          </Pill>
        }
        back={<BackLink to="/page">Invoices</BackLink>}
        actions={<Button type="primary">Send</Button>}
      >
        <Section title="Client" text="Who is to pay." end={<Button type="text">Change</Button>}>
          <p>Weber & Partner</p>
        </Section>
        <Section title="Note">
          <Input aria-label="Note" />
        </Section>
      </Page>
    </Frame>
  );
}

/** The bar at the end of a form stays in view. `FormPage` has it built in. */
export function WithSaveBar() {
  return (
    <Frame label="A page with a bar" height={240}>
      <Page title="Settings">
        <SaveBar text="3 changes not saved">
          <Button type="text">Discard</Button>
          <Button type="primary">Save</Button>
        </SaveBar>
      </Page>
    </Frame>
  );
}

/** An address that leads on once it is known where to. */
export function LeadingOn() {
  return (
    <Frame label="A page that leads on" height={200}>
      <RedirectPage title="Newest invoice" to={undefined} isLoading empty={<p>There is none yet</p>} />
    </Frame>
  );
}

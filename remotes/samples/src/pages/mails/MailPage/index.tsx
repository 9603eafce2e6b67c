import { useLocation } from 'react-router-dom';
import { mailKindAt } from '../../../model/mail/mailKinds';
import { pageAt } from '../../../model/pageList';
import { MailSample } from './MailSample';

/** A mail of the product: the one of the address. */
export default function MailPage() {
  const { pathname } = useLocation();
  const page = pageAt(pathname);
  const kind = mailKindAt(pathname);
  return page && kind && <MailSample key={kind} texts={page.texts} kind={kind} />;
}

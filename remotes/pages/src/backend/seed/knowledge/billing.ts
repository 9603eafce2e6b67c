import { article, type SourceCategory } from './source';

export const billing: SourceCategory = {
  category: 'billing',
  title: 'Plans and billing',
  desc: 'Invoices, payments, and changing your mind.',
  groups: [
    {
      title: 'Plans',
      icon: 'layers',
      iconColor: 'green',
      articles: [
        article(
          'How do I change my plan?',
          'Upwards it counts at once, downwards from the next month on.',
          ['Open Pricing.', 'Choose a plan, by the month or by the year.', 'Confirm.'],
          'Nothing that you made gets lost on a smaller plan.',
        ),
        article(
          'What is the difference between monthly and yearly?',
          'A year is paid at once and costs about a fifth less.',
          ['Open Pricing.', 'Switch to “Yearly” and compare.'],
          'A year that was begun can be changed into a larger plan, not into a smaller one.',
        ),
        article(
          'How do I end my plan?',
          'In two clicks, without a telephone call.',
          ['Open your account.', 'Choose “End the plan”.'],
          'You can read everything for another year, and take it with you at any time.',
        ),
      ],
    },
    {
      title: 'Invoices',
      icon: 'receipt',
      iconColor: 'amber',
      articles: [
        article(
          'How do I record a payment?',
          'A payment lowers the balance of an invoice; the status follows by itself.',
          ['Open the invoice.', 'Choose “Add payment”.', 'Fill in the amount and the day.'],
          'More than the balance is refused.',
        ),
        article(
          'How do I save an invoice as a PDF?',
          'Every browser can do it from its print dialog.',
          ['Open the preview of the invoice.', 'Choose “Print”.', 'Choose “Save as PDF” in place of a printer.'],
          'It fits A4 and Letter.',
        ),
        article(
          'How are totals rounded?',
          'Once, at the end, half a cent upwards.',
          ['Cost times quantity, added up.', 'Less the discount, plus the tax.', 'Then rounded.'],
          'So three times 0.10 is 0.30 and not a hair more.',
        ),
      ],
    },
  ],
};

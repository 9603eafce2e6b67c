import type { FaqCategoryName } from '../../api/help/schemas';

interface SourceFaq {
  name: FaqCategoryName;
  icon: string;
  title: string;
  subtitle: string;
  qandA: [question: string, answer: string][];
}

export const faq: readonly SourceFaq[] = [
  {
    name: 'payment',
    icon: 'credit-card',
    title: 'Payment',
    subtitle: 'Which help do you need?',
    qandA: [
      [
        'Which ways to pay do you take?',
        'Card, direct debit and bank transfer. Companies may also pay by invoice within 14 days.',
      ],
      [
        'When is my card charged?',
        'On the day on which a month or a year begins. Trials are never charged, and we write to you three days before one ends.',
      ],
      [
        'Where do I find my invoices?',
        'In the invoice list of your account, each as a page to print or to save as a PDF.',
      ],
      [
        'Can I change the billing address later?',
        'At any time. It counts from the next invoice on; an invoice that was sent stays as it is.',
      ],
      [
        'What happens when a payment fails?',
        'We try again after three days and after seven. Nothing is switched off for two weeks, and nothing is ever deleted.',
      ],
    ],
  },
  {
    name: 'delivery',
    icon: 'truck',
    title: 'Delivery',
    subtitle: 'How things reach you',
    qandA: [
      [
        'How long does delivery take?',
        'One to eight working days. The day is shown for each thing in the cart before you order.',
      ],
      [
        'What does delivery cost?',
        'Nothing from 50 on, and nothing for products that ship free. Below that it is 4.90.',
      ],
      [
        'Do you deliver to other countries?',
        'To all of Europe, and to Ghana, Nigeria, India and Japan. Duties, where there are any, are shown at the checkout.',
      ],
      [
        'Can I have a parcel sent to work?',
        'Yes. Choose “work” as the kind of address, and we deliver on weekdays before five.',
      ],
    ],
  },
  {
    name: 'cancellationReturn',
    icon: 'rotate-ccw',
    title: 'Cancellation and return',
    subtitle: 'When you change your mind',
    qandA: [
      [
        'May I cancel an order?',
        'Until it is packed: open the order and choose “Cancel”. After that, please send it back.',
      ],
      [
        'How long may I return something?',
        'Thirty days, in any condition that we would have been happy to receive ourselves.',
      ],
      ['When do I get my money back?', 'Within three days after the parcel reached us, in the way in which you paid.'],
      ['Who pays for the way back?', 'We do, if something was wrong with it. Otherwise the label costs 3.50.'],
    ],
  },
  {
    name: 'myOrders',
    icon: 'package',
    title: 'My orders',
    subtitle: 'Where things are',
    qandA: [
      [
        'Where is my order?',
        'The confirmation holds a link that follows the parcel. It starts to work in the evening of the day on which you ordered.',
      ],
      [
        'Can I add something to an order?',
        'Not to the same one, but if both are packed on one day they travel together and you pay for one delivery.',
      ],
      [
        'Something is missing. What now?',
        'Write to us with the number of the order. We send it the same day and ask questions later.',
      ],
      [
        'How do I order for a whole team?',
        'Put up to 99 of a thing into the cart. For more, a real person answers within a day.',
      ],
    ],
  },
  {
    name: 'productServices',
    icon: 'settings',
    title: 'Product and services',
    subtitle: 'What you can do with it',
    qandA: [
      [
        'How many people can work in one team?',
        'One on Basic, up to fifteen on Standard, as many as you like on Enterprise.',
      ],
      [
        'Who can see my drafts?',
        'You alone, until you ask somebody to review them. Admins see that a draft exists, not what it says.',
      ],
      [
        'Which languages does the dashboard speak?',
        'English, German, French and Portuguese, all of it. Articles may be in any language.',
      ],
      ['Can I take my articles with me?', 'Yes: as files with their pictures, at any time, on every plan.'],
      [
        'Is there a way to work without a connection?',
        'Drafts are kept on your device while you are offline, and saved when you are back.',
      ],
    ],
  },
];

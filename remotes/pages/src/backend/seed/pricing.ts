import type { Pricing, Subscription } from '../../api/help/schemas';

/** A month of Standard, as in Billing Status, with a running trial of Enterprise. */
export const subscription: Subscription = {
  plan: 'standardPlan',
  period: 'monthly',
  from: '@-3d 00:00',
  until: '@+27d 00:00',
  trialEndsOn: '@+12d',
  next: null,
};

export const pricing: Omit<Pricing, 'subscription'> = {
  basicPlan: {
    title: 'Basic',
    subtitle: 'For one person who begins',
    monthlyPrice: 0,
    yearlyPlan: { perMonth: 0, totalAnnual: 0 },
    planBenefits: [
      'Ten articles a month',
      'One language',
      'Two GB of pictures',
      'Help by mail',
      'The whole knowledge base',
    ],
    popular: false,
  },
  standardPlan: {
    title: 'Standard',
    subtitle: 'For a team that publishes',
    monthlyPrice: 49,
    yearlyPlan: { perMonth: 40, totalAnnual: 480 },
    planBenefits: [
      'Articles without limit',
      'Four languages',
      '200 GB of pictures',
      'Review and approval',
      'Newsletter to 25,000 readers',
    ],
    popular: true,
  },
  enterprisePlan: {
    title: 'Enterprise',
    subtitle: 'For a house with many teams',
    monthlyPrice: 99,
    yearlyPlan: { perMonth: 80, totalAnnual: 960 },
    planBenefits: [
      'Everything in Standard',
      'Teams without limit',
      'Roles of your own',
      'Apps of your own in the dashboard',
      'A person who answers the telephone',
    ],
    popular: false,
  },
  comparison: [
    { feature: 'Articles a month', values: ['10', '∞', '∞'] },
    { feature: 'Languages', values: ['1', '4', '12'] },
    { feature: 'Space for pictures', values: ['2 GB', '200 GB', '2 TB'] },
    { feature: 'Review and approval', values: [false, true, true] },
    { feature: 'Newsletter readers', values: [false, '25,000', '250,000'] },
    { feature: 'Roles of your own', values: [false, false, true] },
    { feature: 'Apps of your own', values: [false, false, true] },
    { feature: 'Help by telephone', values: [false, false, true] },
  ],
  qandA: [
    {
      question: 'What happens when a trial ends?',
      ans: 'You go on with the plan that you pay for. Whatever you made stays, and stays yours.',
    },
    {
      question: 'May I change the plan at any time?',
      ans: 'Yes. Upwards it counts at once, downwards from the next month on.',
    },
    {
      question: 'Is there a discount for schools and associations?',
      ans: 'Half of everything, with a letter that says who you are.',
    },
    {
      question: 'How does the yearly price work?',
      ans: 'You pay once for twelve months, and each costs about a fifth less.',
    },
    { question: 'Do prices include taxes?', ans: 'No. They are added on the invoice, as your country wants it.' },
  ],
};

import type { Pricing } from '../../api/help/schemas';

export const pricing: Pricing = {
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
  qandA: [
    {
      question: 'What happens when a trial ends?',
      ans: 'You go on with Basic. Whatever you made stays, and stays yours.',
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

/** Who buys licences; the heavier, the more often. Their names are those of the demo's clients. */
export const companies: readonly { name: string; email: string; category: string; weight: number }[] = [
  { name: 'Weber & Partner', email: 'office@weber-partner.example', category: 'Finance', weight: 6 },
  { name: 'Halden Outdoor', email: 'client@demo.com', category: 'Retail', weight: 9 },
  { name: 'Casa do Cais', email: 'marta@casadocais.example', category: 'Food', weight: 4 },
  { name: 'Éditions Laurent', email: 'hugo@editions-laurent.example', category: 'Books', weight: 7 },
  { name: 'Fjord Coffee', email: 'sara@fjordcoffee.example', category: 'Food', weight: 3 },
  { name: 'Accra Design Week', email: 'daniel@accradesign.example', category: 'Culture', weight: 5 },
  { name: 'Mori Paperworks', email: 'yuki@moripaper.example', category: 'Retail', weight: 4 },
];
